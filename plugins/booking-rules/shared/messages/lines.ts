import { currentLanguage, type Language } from '../format/language';
import { lines as arabic } from './ar/lines';
import { lines as english, type LineMessages } from './en/lines';

const LINES: Readonly<Record<Language, LineMessages>> = { en: english, ar: arabic };

/** How lines of prices are told in the language of the moment. Only the server tells them, so it holds all languages. */
export function lineMessages(): LineMessages {
  return LINES[currentLanguage()];
}
