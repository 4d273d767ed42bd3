/** @typedef {import('./figures.mjs').Figures} Figures */

const NAME = 36;
const COLUMNS = ['requests/s', 'p50', 'p99', 'CPU/request', 'of bare Koa'];

export const HEADING = `${''.padEnd(NAME)}${COLUMNS.map((name) => name.padStart(13)).join('')}`;

/**
 * The figures of a case, the product's and below them the bare Koa's.
 * @param {{ name: string, product: Figures, bare: Figures, ratio: number }} measured
 * @returns {string[]}
 */
export function linesOf({ name, product, bare, ratio }) {
  const statuses = Object.entries(product.statuses);
  const answers = statuses.map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    line(name, product, `${(ratio * 100).toFixed(0)}%`),
    line('  bare Koa, the same bytes', bare, ''),
    ...(statuses.length > 1 ? [`  answers: ${answers}`] : []),
  ];
}

/** How readers fared beside a crowd. @param {import('./crowd.mjs').Crowd} crowd */
export function linesOfCrowd({ name, searches, pages }) {
  const answers = Object.entries(searches.statuses).map(([status, count]) => `${count} × ${status}`);
  return `pages in memory beside 50 at once of ${name}: p50 ${pages.p50.toFixed(0)} ms, p99 ${pages.p99.toFixed(0)} ms of ${pages.count}; searches: ${answers.join(', ')}, p99 ${searches.p99.toFixed(0)} ms`;
}

/** @param {string} name @param {Figures} figures @param {string} ratio */
function line(name, { perSecond, p50, p99, cpu }, ratio) {
  const cells = [
    perSecond.toFixed(0),
    ...[p50, p99, cpu].map((ms) => `${ms.toFixed(ms < 10 ? 2 : 1)} ms`),
    ratio,
  ];
  return `${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(13)).join('')}`.trimEnd();
}
