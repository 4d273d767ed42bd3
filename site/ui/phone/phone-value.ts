import { COUNTRIES, findCountry } from './countries';

/** A phone number as it is being typed. */
export interface PhoneValue {
  /** Code of the chosen country. */
  country: string;
  /** With or without the country's calling code. */
  phone: string;
}

/** Longest phone number as it is typed (contract A9). */
export const PHONE_MAX_LENGTH = 25;

/** What is typed in international form, as `+49 …` or `0049 …`; null for a number within the country. */
export function internationalPart(phone: string): string | null {
  const text = phone.trim().replace(/^00/, '+');
  return text.startsWith('+') ? text : null;
}

/** The country that a number in international form names; the present one where it does not say otherwise. */
export function countryOfTyped({ country, phone }: PhoneValue): string {
  const digits = internationalPart(phone)?.replace(/\D/g, '') ?? '';
  if (digits === '') return country;
  const begins = (calling: string | undefined): boolean =>
    calling !== undefined && digits.startsWith(calling);
  // Countries that share a calling code are told apart by the guest, not by us.
  if (begins(findCountry(country)?.calling)) return country;
  return MAIN_COUNTRIES.find(([calling]) => begins(calling))?.[1] ?? country;
}

/** By calling code; of those that share one, the country that most numbers belong to. */
const MAIN_COUNTRIES: [calling: string, country: string][] = [
  ...[
    ['1', 'US'],
    ['7', 'RU'],
    ['39', 'IT'],
    ['44', 'GB'],
    ['47', 'NO'],
    ['61', 'AU'],
    ['212', 'MA'],
    ['262', 'RE'],
    ['290', 'SH'],
    ['358', 'FI'],
    ['590', 'GP'],
    ['599', 'CW'],
  ].map(([calling = '', country = '']): [string, string] => [calling, country]),
  ...COUNTRIES.map(({ calling, code }): [string, string] => [calling, code]),
];
