import { currentLanguage } from '../../../../shared/format/language';
import { answers, answersWithNumbers } from '../../../../shared/messages/ar/answers';

/** As much of an error as its answer shows. */
interface ShownError {
  message: string;
  details?: { errors?: { message: string }[] };
}

/**
 * An error as a guest is told it, in the language of the moment: it is thrown with its words in English, or in that
 * language already. What nobody has written in it stays in English.
 */
export function toldError(error: unknown): unknown {
  if (currentLanguage() !== 'ar' || !isShown(error)) return error;
  const fields = error.details?.errors;
  if (!Array.isArray(fields)) {
    error.message = inArabic(error.message);
    return error;
  }
  const isListed = error.message === fields.map(({ message }) => message).join('; ');
  for (const field of fields) field.message = inArabic(field.message);
  error.message = isListed ? fields.map(({ message }) => message).join('؛ ') : inArabic(error.message);
  return error;
}

function inArabic(english: string): string {
  if (Object.hasOwn(answers, english)) return answers[english] ?? english;
  for (const [pattern, say] of answersWithNumbers) {
    const found = pattern.exec(english);
    if (found) return say(...found.slice(1).map((number) => Number(number.replaceAll(',', ''))));
  }
  return english;
}

function isShown(error: unknown): error is ShownError {
  return error instanceof Error;
}
