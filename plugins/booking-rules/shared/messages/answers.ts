import { currentLanguage, type Language } from '../format/language';
import { answers as arabic } from './ar/answers';
import type { Answers } from './messages';

const ANSWERS: Readonly<Partial<Record<Language, Answers>>> = { ar: arabic };

/** An answer in the language of the moment; in English where nobody has written it in that language. */
export function toldAnswer(english: string): string {
  const { said = {}, withNumbers = [] } = ANSWERS[currentLanguage()] ?? {};
  if (Object.hasOwn(said, english)) return said[english] ?? english;
  for (const [pattern, say] of withNumbers) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1).map((number) => Number(number.replaceAll(',', ''))));
  }
  return english;
}
