import type parsePhoneNumber from 'libphonenumber-js/min';
import type { CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { findCountry } from './countries';
import { internationalPart, PHONE_MAX_LENGTH, type PhoneValue } from './phone-value';
import { messages } from '../../messages/messages';

interface Library {
  default: typeof parsePhoneNumber;
  isSupportedCountry: typeof isSupportedCountry;
}

let library: Library | null = null;
let loading: Promise<void> | null = null;

/** Fetches the library that checks numbers. Never fails: without it the check is less exact. */
export function preparePhoneCheck(): Promise<void> {
  loading ??= import('libphonenumber-js/min').then(
    (loaded) => {
      library = loaded;
    },
    () => {
      // The next attempt tries again.
      loading = null;
    },
  );
  return loading;
}

/** What is wrong with a number of the chosen country, as a sentence; null when nothing is. */
export function phoneProblem(value: PhoneValue): string | null {
  const t = messages().ui.phone;
  const typed = value.phone.trim();
  if (typed === '') return t.missing;
  if (typed.length > PHONE_MAX_LENGTH) return t.tooLong(PHONE_MAX_LENGTH);
  if (isNumberOf(value)) return null;
  const country = findCountry(value.country);
  if (country === null) return t.noCountry;
  return t.incomplete(country.name, country.calling);
}

/** A number as it is sent: `+971501234567`. */
export function e164Of(value: PhoneValue): string {
  const parsed = parse(value);
  if (parsed) return parsed.number;
  const digits = value.phone.replace(/\D/g, '');
  const international = internationalPart(value.phone);
  if (international !== null) return `+${international.replace(/\D/g, '')}`;
  return `+${findCountry(value.country)?.calling ?? ''}${digits.replace(/^0+/, '')}`;
}

function parse({ phone, country }: PhoneValue) {
  const text = internationalPart(phone) ?? phone;
  return library?.default(text, { defaultCountry: isCountryOf(library, country) ? country : undefined });
}

function isNumberOf(value: PhoneValue): boolean {
  const text = internationalPart(value.phone) ?? value.phone.trim();
  if (!/^\+?[\d ()./-]+$/.test(text)) return false;
  const calling = findCountry(value.country)?.calling ?? '';
  const number = e164Of(value);
  if (!number.startsWith(`+${calling}`)) return false;
  const parsed = parse(value);
  if (library !== null) return parsed?.isValid() ?? false;
  return number.length - 1 - calling.length >= 5 && number.length <= 16;
}

function isCountryOf(library: Library, code: string): code is CountryCode {
  return library.isSupportedCountry(code);
}
