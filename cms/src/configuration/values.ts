import { z } from 'zod';

/**
 * A whole number between two bounds, both included.
 * @param unit said behind them, such as ` (seconds)`
 */
export function wholeNumber(least: number, most: number, unit = '') {
  const message = `must be a whole number from ${least} to ${most}${unit}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

/** `true` or `false`, or one of the usual words for them. */
export const trueOrFalse = z.stringbool({ error: 'must be true or false' });
