import { currentLanguage, directionOf, type Language } from 'booking-rules/shared/format/language';

/** Characters that are looked at: a text shows early in what language it is. */
const ENOUGH = 600;

/**
 * What tells browsers and screen readers that words are in another language than the page around them (WCAG 3.1.2):
 * what editors have not translated, and what guests have written. Nothing where they are in its own.
 * The languages of the site are told apart by their letters; a number is in none.
 * @param words a text, or HTML
 */
export function spoken(words: string | null | undefined): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const text = (words ?? '').slice(0, ENOUGH).replace(/<[^>]*>/g, '');
  const arabic = text.split(/[\u0620-\u06ff]/).length - 1;
  const latin = text.split(/[a-z]/i).length - 1;
  // An Arabic text names places and brands in Latin letters.
  const lang = arabic * 3 >= latin ? 'ar' : 'en';
  return arabic + latin === 0 || lang === currentLanguage() ? {} : { lang, dir: directionOf(lang) };
}

/** Words within others: an element of their own only where they are in another language than the page. */
export function Words({ of: words }: { of: string }) {
  const language = spoken(words);
  return language.lang === undefined ? words : <span {...language}>{words}</span>;
}

/** What a page says of itself that tells in which languages its main text is there: in all, unless it is given. */
type Told = { languages?: readonly Language[] } | undefined;

/** Whether the main text of a page is there in a language. */
export const isToldIn = (language: Language, meta: Told): boolean =>
  meta?.languages?.includes(language) ?? true;

/** Whether it is in the language around it. */
export const isTranslated = (meta: Told): boolean => isToldIn(currentLanguage(), meta);
