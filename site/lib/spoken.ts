import { currentLanguage, directionOf, type Language } from 'booking-rules/shared/format/language';

/** Letters that are looked at: a text shows early in what language it is. */
const ENOUGH = 400;

/**
 * What tells browsers and screen readers that words are in another language than the page around them (WCAG 3.1.2):
 * what editors have not translated, and what guests have written. Nothing where they are in its own.
 * @param words a text, or HTML
 */
export function spoken(words: string | null | undefined): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const lang = languageOf(words ?? '');
  return lang === null || lang === currentLanguage() ? {} : { lang, dir: directionOf(lang) };
}

/** The languages of the site are told apart by their letters; null for words without any, such as a number. */
function languageOf(words: string): Language | null {
  const text = words
    .slice(0, ENOUGH * 2)
    .replace(/<[^>]*>/g, '')
    .slice(0, ENOUGH);
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic + latin === 0) return null;
  // An Arabic text names places and brands in Latin letters.
  return arabic * 3 >= latin ? 'ar' : 'en';
}
