import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'booking-rules/shared/format/language';

/** The language of the page in this browser, which it keeps until it is loaded as a whole. */
export function languageOfDocument(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
