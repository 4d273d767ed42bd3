/** Most characters of a title that search engines and tabs show. */
const MOST = 70;

/** The first of some titles that is not too long, else the last. @param titles the fullest first; never empty */
export function fittingTitle(titles: readonly [string, ...string[]]): string {
  return titles.find((title) => title.length <= MOST) ?? titles.at(-1) ?? titles[0];
}
