import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';

const DIST = inRoot('site/dist');

/** Bytes of script, gzip, that the first load of any page may fetch: React, Vike's client and Query take 105,000. */
export const BUDGET = 110_000;

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {string[]} [imports]
 */

/**
 * What the first load of each page fetches.
 * @returns {{ page: string, bytes: number }[]} scripts, gzip, the heaviest first
 */
export function pageWeights() {
  const manifest = readManifest();
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const common = entries.filter((key) => key.includes('client-routing'));
  const weights = entries.flatMap((key) => {
    const [, page] = /:\/pages\/(.+)$/.exec(key) ?? [];
    return page === undefined ? [] : [{ page, bytes: weightOf(manifest, [key, ...common]) }];
  });
  return weights.sort((a, b) => b.bytes - a.bytes);
}

/** @returns {Record<string, Chunk>} */
function readManifest() {
  const path = join(DIST, 'assets.json');
  if (!existsSync(path)) throw new Problem(`${path} is missing: build the site first (npm run build).`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} entries
 */
function weightOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, 'client', file))).length, 0);
}
