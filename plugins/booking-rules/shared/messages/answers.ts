import { currentLanguage, type Language } from '../format/language';
import { answers as arabic } from './ar/answers';
import { staffAnswers as arabicForStaff } from './ar/staff-answers';
import type { Answers } from './messages';

const ANSWERS: Readonly<Partial<Record<Language, readonly Answers[]>>> = { ar: [arabic, arabicForStaff] };

/** An answer in the language of the moment; in English where nobody has written it in that language. */
export function toldAnswer(english: string): string {
  for (const answers of ANSWERS[currentLanguage()] ?? []) {
    const told = toldBy(answers, english);
    if (told !== null) return told;
  }
  return english;
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
