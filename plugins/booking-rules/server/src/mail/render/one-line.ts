import { withoutOpenMarks } from '../../../../shared/format/isolated';

/** Control characters, and those that turn the direction of the text around them. */
const UNFIT_IN_SUBJECTS = /[\p{Cc}\u2028\u2029]+/gu;
const UNFIT = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as a header may carry it: one line, so that nobody can add headers of their own to a mail. */
export function oneLine(text: string): string {
  return withoutGaps(text.replace(UNFIT, ' '));
}

/** The same for a subject, in which names stay held together. */
export function subjectLine(text: string): string {
  return withoutGaps(withoutOpenMarks(text).replace(UNFIT_IN_SUBJECTS, ' '));
}

function withoutGaps(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}
