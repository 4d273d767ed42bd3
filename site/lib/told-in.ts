import { currentLanguage, type Language } from 'booking-rules/shared/format/language';

/** What a page says of itself that tells in which languages its main text is there: in all, unless it is given. */
type Told = { languages?: readonly Language[] } | undefined;

/** Whether the main text of a page is there in a language. */
export const isToldIn = (language: Language, meta: Told): boolean =>
  meta?.languages?.includes(language) ?? true;

/** Whether it is in the language around it. */
export const isTranslated = (meta: Told): boolean => isToldIn(currentLanguage(), meta);
