import { Problem } from '../steps/problem.mjs';
import { pageWeights, sharedWeights } from './page-weights.mjs';
import { sentPages } from './sent-pages.mjs';

/** @typedef {import('./page-weights.mjs').PageWeight} PageWeight */

/**
 * Prints what the first load of each page weighs.
 * @param {string} dist folder of the built site
 * @param {string} [url] a running site, whose pages are weighed as they are sent
 * @throws {Problem} when a page is over its budget
 */
export async function printSizes(dist, url) {
  const weights = pageWeights(dist);
  console.log(table(['page', 'JS gzip', 'JS br', 'scripts', 'budget'], weights.map(rowOf)));
  const { styles, fonts } = sharedWeights(dist);
  console.log(
    `\nEvery page: style sheet ${kilobytes(styles.brotli)} kB br, ${fonts.length} fonts ${kilobytes(sum(fonts))} kB.`,
  );
  if (url !== undefined) {
    const header = ['address', 'HTML br', 'JS br', 'CSS br', 'fonts', 'requests'];
    const rows = (await sentPages(url)).map(({ address, html, scripts, styles, fonts, requests }) => [
      address,
      ...[html, scripts, styles, fonts].map(kilobytes),
      String(requests),
    ]);
    console.log(`\nBefore its pictures (kB):\n${table(header, rows)}`);
  }
  const over = weights.filter(({ gzip, budget }) => gzip > budget);
  if (over.length > 0) {
    throw new Problem(
      `Over the budget: ${over.map(({ page }) => page).join(', ')}. Load what they do not use at once on demand.`,
    );
  }
}

/** @param {PageWeight} weight */
function rowOf({ page, gzip, brotli, files, budget }) {
  const note = gzip > budget ? `${kilobytes(budget)}  over` : kilobytes(budget);
  return [page, kilobytes(gzip), kilobytes(brotli), String(files), note];
}

/**
 * @param {string[]} header
 * @param {string[][]} rows
 */
function table(header, rows) {
  const width = Math.max(...[header, ...rows].map(([name = '']) => name.length));
  return [header, ...rows]
    .map(([name = '', ...cells]) => [name.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join(''))
    .join('\n');
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
