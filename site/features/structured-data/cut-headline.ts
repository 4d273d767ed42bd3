/** Most characters of a headline that search engines show (contract A4). */
const MOST = 110;

/** A headline of at most 110 characters, cut after a word. */
export function cutHeadline(text: string): string {
  const whole = text.trim();
  if (whole.length <= MOST) return whole;
  // One character more than fits beside the ellipsis tells whether the last word is whole.
  const words = whole.slice(0, MOST).replace(/\s+\S*$/, '');
  // A single word is cut within, but not within a character of two halves.
  const fitting = words.length < MOST ? words : whole.slice(0, MOST - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${fitting}…`;
}
