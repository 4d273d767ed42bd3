import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';

/** Bytes of script, gzip, of a page's first load: React takes 68,000. Words and the router come beside it. */
export const BUDGET = 90_000;

/** What every page begins with: the script that waits for its paint, and the one that wakes it then. */
const STARTING = /client-routing|^app\/first-load\.ts$/;

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ plain: number, gzip: number, brotli: number }} Size in bytes
 * @typedef {Size & { page: string, files: number }} PageWeight `page` is the name of its folder, `files` the number
 *   of scripts
 */

/**
 * Prints what the first load of each page weighs.
 * @param {string} [dist] folder of the built site
 * @throws {Problem} when a page is over its budget
 */
export function printSizes(dist = inRoot('site/dist')) {
  const weights = pageWeights(dist);
  const rows = weights.map(({ page, gzip, brotli, files }) => [
    page,
    { 'JS gzip': kilobytes(gzip), 'JS br': kilobytes(brotli), scripts: files },
  ]);
  console.table(Object.fromEntries(rows));
  const { styles, fonts } = sharedWeights(dist);
  const ofFonts = kilobytes(fonts.reduce((total, one) => total + one, 0));
  console.log(`Each may have ${kilobytes(BUDGET)} kB, gzip.`);
  console.log(
    `Every page: style sheet ${kilobytes(styles.brotli)} kB br, ${fonts.length} fonts ${ofFonts} kB.`,
  );
  const over = weights.filter(({ gzip }) => gzip > BUDGET);
  if (over.length > 0) {
    const names = over.map(({ page }) => page).join(', ');
    throw new Problem(`Over the budget: ${names}. Load what they do not use at once on demand.`);
  }
}

/** What the first load of each page fetches, the heaviest first. @param {string} dist @returns {PageWeight[]} */
export function pageWeights(dist) {
  const manifest = readManifest(dist);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const common = entries.filter((key) => STARTING.test(key));
  const weights = entries.flatMap((key) => {
    // Vike adds what the server renders a page with, where that has styles of its own.
    const [, page] = /(?<!:server):\/pages\/(.+)$/.exec(key) ?? [];
    if (page === undefined) return [];
    const files = filesOf(manifest, [key, ...common]);
    return [{ page, files: files.length, ...sizeOf(dist, files) }];
  });
  return weights.sort((a, b) => b.gzip - a.gzip);
}

/** The style sheet and the fonts that every page fetches beside its scripts. @param {string} dist */
export function sharedWeights(dist) {
  const files = Object.values(readManifest(dist)).map(({ file }) => file);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const styles = files.filter((file) => /\/shared\.[^/]*\.css$/.test(file));
  return {
    styles: sizeOf(dist, styles),
    fonts: fonts.map((file) => sizeOf(dist, [file]).plain),
  };
}

/** @param {string} dist @returns {Manifest} */
function readManifest(dist) {
  const path = join(dist, 'assets.json');
  if (!existsSync(path)) throw new Problem(`${path} is missing: build the site first (npm run build).`);
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest;
}

/** The entries' files and those that they import before they run. @param {Manifest} manifest @param {string[]} entries */
function filesOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

/** What is sent: the build compresses what gains by it. @param {string} dist @param {string[]} files @returns {Size} */
function sizeOf(dist, files) {
  const sent = (/** @type {string} */ kind) =>
    files
      .map((file) => join(dist, 'client', file))
      .map((path) => statSync(existsSync(path + kind) ? path + kind : path).size)
      .reduce((sum, size) => sum + size, 0);
  return { plain: sent(''), gzip: sent('.gz'), brotli: sent('.br') };
}

/** @param {number} bytes */
const kilobytes = (bytes) => Math.round(bytes / 100) / 10;
