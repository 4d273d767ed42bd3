import { currentLanguage, DEFAULT_LANGUAGE } from '../../../../shared/format/language';
import { toldAnswer } from '../../../../shared/messages/answers';

/** As much of an error as its answer shows. */
interface ShownError {
  message: string;
  details?: { errors?: { message: string }[] };
}

/**
 * An error as a guest is told it, in the language of the moment: it is thrown with its words in English, or in that
 * language already.
 */
export function toldError(error: unknown): unknown {
  if (currentLanguage() === DEFAULT_LANGUAGE || !isShown(error)) return error;
  const fields = error.details?.errors;
  if (!Array.isArray(fields)) {
    error.message = toldAnswer(error.message);
    return error;
  }
  const isListed = error.message === fields.map(({ message }) => message).join('; ');
  for (const field of fields) field.message = toldAnswer(field.message);
  error.message = isListed ? fields.map(({ message }) => message).join('; ') : toldAnswer(error.message);
  return error;
}

function isShown(error: unknown): error is ShownError {
  return error instanceof Error;
}
