import { currentLanguage, type Language } from '../format/language';
import { paper as arabic } from './ar/paper';
import { paper as english, type PaperMessages } from './en/paper';

const PAPER: Readonly<Record<Language, PaperMessages>> = { en: english, ar: arabic };

/** What documents say, in the language of the moment. Only the server prints them, so it holds all languages. */
export function paperMessages(): PaperMessages {
  return PAPER[currentLanguage()];
}
