import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** Longest phone number as it is typed (contract A9). */
const LONGEST = 25;

/**
 * A phone number as it is kept (E.164); null for what cannot be one: without a country code, of a country that
 * there is not, or too short or long for its country. Whether a line of that number exists is not asked.
 * @param country code of the country whose numbers may come without its calling code
 */
export function e164Of(text: string, country?: string): string | null {
  const typed = text.trim().replace(/^00/, '+');
  if (!/^\+?[0-9 ()./-]{6,}$/.test(typed)) return null;
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumberFromString(typed, { ...(home && { defaultCountry: home }), extract: false });
  return parsed?.isPossible() ? parsed.number : null;
}

/** A phone number with its country code, made E.164. */
export const phoneNumber = z
  .string({ error: 'is required' })
  .trim()
  .max(LONGEST, `must have ${LONGEST} characters or fewer`)
  .transform((typed, context) => {
    const number = e164Of(typed);
    if (number !== null) return number;
    context.addIssue({
      code: 'custom',
      message: 'must be a whole number with its country code, such as +971 50 123 4567',
    });
    return z.NEVER;
  });
