/** Most characters of a headline that search engines show (contract A4). */
const MOST = 110;

/** A headline of at most 110 characters, cut after a word. */
export function cutHeadline(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= MOST) return characters.join('');
  // One character stays free for the ellipsis; the one after tells whether the last word is whole.
  const start = characters.slice(0, MOST).join('');
  const whole = start.replace(/\s+\S*$/, '');
  return `${whole === start ? characters.slice(0, MOST - 1).join('') : whole.trimEnd()}…`;
}
