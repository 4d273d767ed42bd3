import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Problem } from '../steps/problem.mjs';

/** Bytes of script, gzip, that the first load of a page may fetch: React, Vike's client and Query take 105,000. */
export const BUDGET = 110_000;
/** Pages that are a form of an account or of a booking and nothing else: they use the form's script at once. */
export const FORM_BUDGET = 115_000;

const FORM_PAGES = ['sign-in', 'register', 'forgot-password', 'reset-password', 'confirm-email', 'summary'];

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 */

/**
 * The scripts that the first load of a page fetches.
 * @typedef {object} PageWeight
 * @property {string} page name of its folder
 * @property {number} files how many scripts
 * @property {number} gzip bytes
 * @property {number} brotli bytes
 * @property {number} budget bytes, gzip
 */

/**
 * What the first load of each page fetches.
 * @param {string} dist folder of the built site
 * @returns {PageWeight[]} the heaviest first
 */
export function pageWeights(dist) {
  const manifest = readManifest(dist);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const common = entries.filter((key) => key.includes('client-routing'));
  const sizeOf = measured(join(dist, 'client'));
  const weights = entries.flatMap((key) => {
    const [, page] = /:\/pages\/(.+)$/.exec(key) ?? [];
    if (page === undefined) return [];
    const files = filesOf(manifest, [key, ...common]);
    const budget = FORM_PAGES.includes(page) ? FORM_BUDGET : BUDGET;
    return [{ page, files: files.length, budget, ...sizeOf(files) }];
  });
  return weights.sort((a, b) => b.gzip - a.gzip);
}

/**
 * The style sheet and the fonts that every page fetches beside its scripts.
 * @param {string} dist folder of the built site
 */
export function sharedWeights(dist) {
  const files = Object.values(readManifest(dist)).map(({ file }) => file);
  const sizeOf = measured(join(dist, 'client'));
  return {
    styles: sizeOf(files.filter((file) => /ui_theme-.*\.css$/.test(file))),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => sizeOf([file]).plain),
  };
}

/**
 * @param {string} dist
 * @returns {Record<string, Chunk>}
 */
function readManifest(dist) {
  const path = join(dist, 'assets.json');
  if (!existsSync(path)) throw new Problem(`${path} is missing: build the site first (npm run build).`);
  const manifest = /** @type {Record<string, Chunk>} */ (JSON.parse(readFileSync(path, 'utf8')));
  return manifest;
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} entries
 * @returns {string[]} the entries' files and those that they import before they run
 */
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

/** @param {string} folder */
function measured(folder) {
  /** @type {Map<string, { plain: number, gzip: number, brotli: number }>} */
  const known = new Map();
  const measure = (/** @type {string} */ file) => {
    const bytes = readFileSync(join(folder, file));
    // What the build has compressed is what is sent.
    const packed = (/** @type {string} */ kind, /** @type {(bytes: Buffer) => Buffer} */ pack) =>
      existsSync(join(folder, file + kind)) ? readFileSync(join(folder, file + kind)) : pack(bytes);
    return {
      plain: bytes.length,
      gzip: packed('.gz', gzipSync).length,
      brotli: packed('.br', brotliCompressSync).length,
    };
  };
  return (/** @type {string[]} */ files) => {
    const total = { plain: 0, gzip: 0, brotli: 0 };
    for (const file of files) {
      const size = known.get(file) ?? measure(file);
      known.set(file, size);
      total.plain += size.plain;
      total.gzip += size.gzip;
      total.brotli += size.brotli;
    }
    return total;
  };
}
