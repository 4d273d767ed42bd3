import { withToldFigures } from '../format/kept-text';
import { currentLanguage, type Language } from '../format/language';
import { answers as arabic } from './ar/answers';
import { importAnswers as arabicForImports } from './ar/import-answers';
import { keptReasons as arabicReasons } from './ar/kept-reasons';
import { staffAnswers as arabicForStaff } from './ar/staff-answers';
import { keptReasons as englishReasons } from './en/kept-reasons';
import type { Answers } from './messages';

const ANSWERS: Readonly<Partial<Record<Language, readonly Answers[]>>> = {
  ar: [arabic, arabicForStaff],
};
const ROWS: Readonly<Partial<Record<Language, Answers>>> = { ar: arabicForImports };
const REASONS: Readonly<Record<Language, Answers>> = { en: englishReasons, ar: arabicReasons };

/** An answer in the language of the moment; in English where nobody has written it in that language. */
export function toldAnswer(english: string): string {
  for (const answers of ANSWERS[currentLanguage()] ?? []) {
    const told = toldBy(answers, english);
    if (told !== null) return told;
  }
  return english;
}

/** What an import says of a row, in the language of the moment; in English where nobody has written it in that. */
export function toldOfRow(english: string): string {
  const answers = ROWS[currentLanguage()];
  return (answers && toldBy(answers, english)) ?? english;
}

/**
 * Why a booking or an entry of its folio changed, which is kept in English, in the language of the moment. What staff
 * have written themselves, and what nobody has words for, stays as it is.
 */
export function toldReason(kept: string): string {
  return withToldFigures(toldBy(REASONS[currentLanguage()], kept) ?? kept);
}

function toldBy({ said, withNumbers, withWords = [] }: Answers, english: string): string | null {
  if (Object.hasOwn(said, english)) return said[english] ?? null;
  for (const [pattern, say] of withNumbers) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1).map((number) => Number(number.replaceAll(',', ''))));
  }
  for (const [pattern, say] of withWords) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1));
  }
  return null;
}
