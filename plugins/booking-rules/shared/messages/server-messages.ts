import { currentLanguage, type Language } from '../format/language';
import { lines as arabicLines } from './ar/lines';
import { paper as arabicPaper } from './ar/paper';
import { lines as englishLines, type LineMessages } from './en/lines';
import { paper as englishPaper, type PaperMessages } from './en/paper';

// Only the server tells lines of prices and prints documents, so it holds all languages of both.
const LINES: Readonly<Record<Language, LineMessages>> = { en: englishLines, ar: arabicLines };
const PAPER: Readonly<Record<Language, PaperMessages>> = { en: englishPaper, ar: arabicPaper };

/** How lines of prices are told in the language of the moment. */
export const lineMessages = (): LineMessages => LINES[currentLanguage()];

/** What documents say in the language of the moment. */
export const paperMessages = (): PaperMessages => PAPER[currentLanguage()];
