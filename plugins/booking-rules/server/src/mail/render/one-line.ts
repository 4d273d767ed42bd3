/** Control characters, and those that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as a header may carry it: one line, so that nobody can add headers of their own to a mail. */
export function oneLine(text: string): string {
  return text.replace(UNFIT, ' ').replace(/ {2,}/g, ' ').trim();
}
