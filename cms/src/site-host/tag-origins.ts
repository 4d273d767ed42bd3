import { z } from 'zod';

/** Origins with spaces between them, such as `https://*.collect.example`: never a word that opens a policy further. */
export const tagOrigins = z
  .string()
  .default('')
  .transform((text) => text.split(/\s+/).filter((origin) => origin !== ''))
  .refine(
    (origins) => origins.every((origin) => /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(origin)),
    'must be origins such as https://collect.example, with spaces between them',
  );
