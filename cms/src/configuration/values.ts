import { z } from 'zod';

/**
 * A whole number between two bounds, both included.
 * @param unit said behind them, such as ` (seconds)`
 */
export function wholeNumber(least: number, most: number, unit = '') {
  const message = `must be a whole number from ${least} to ${most}${unit}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

/** A whole number from 1 to 9999, or `off`, which is null. @param usual when nothing is said */
export function numberOrOff(usual: number, unit = '') {
  return z
    .string()
    .regex(/^(off|[1-9]\d{0,3})$/, `must be off, or a whole number from 1 to 9999${unit}`)
    .default(String(usual))
    .transform((text) => (text === 'off' ? null : Number(text)));
}

/** `true` or `false`, or one of the usual words for them. */
export const trueOrFalse = z.stringbool({ error: 'must be true or false' });

/** Origins with spaces between them, such as `https://*.collect.example`: never a word that opens a policy further. */
export const tagOrigins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((origin) => origin !== ''))
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(origin)),
    'must be origins such as https://collect.example, with spaces between them',
  );

/** Networks with commas or spaces between them, such as `10.1.0.0/16`. */
export const networks = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((network) => network !== ''))
  .refine(
    (list) => list.every((network) => z.union([z.cidrv4(), z.cidrv6()]).safeParse(network).success),
    'must be networks such as 10.1.0.0/16, with commas between them',
  );
