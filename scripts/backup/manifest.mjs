import { Problem } from '../steps/problem.mjs';

export const MANIFEST = 'manifest.json';
/** Grows when archives of before can no longer be read. */
export const FORMAT = 'vacationer backup 1';

/**
 * What a backup says about itself; the last file of the archive, so that a broken off backup has none.
 * @typedef {object} Manifest
 * @property {string} format
 * @property {string} madeAt instant of the database's content, ISO 8601
 * @property {Versions} versions of what wrote the database
 * @property {'sqlite' | 'postgres'} database
 * @property {TableSum[]} tables
 * @property {FileSum[]} files everything else in the archive
 * @property {{ name: string, type: string }[]} uploads those of the files below `uploads/`, with their media type
 * @property {string[]} missing uploads that the database names and that were not to be found
 */
/** @typedef {{ product: string, strapi: string, migrations: string[] }} Versions `migrations` by name, oldest first */
/** @typedef {{ name: string, rows: number, sha256: string }} TableSum */
/** @typedef {{ name: string, bytes: number, sha256: string }} FileSum */

/**
 * @param {string} text
 * @param {string} file for the error
 * @returns {Manifest}
 */
export function parseManifest(text, file) {
  /** @type {Partial<Manifest>} */
  let manifest;
  try {
    manifest = /** @type {Partial<Manifest>} */ (JSON.parse(text));
  } catch {
    throw new Problem(`${file} is damaged: its manifest cannot be read.`);
  }
  if (manifest.format !== FORMAT) {
    throw new Problem(
      `${file} has the format "${String(manifest.format)}", and this version reads "${FORMAT}": ` +
        'restore it with the version that made it.',
    );
  }
  return /** @type {Manifest} */ (manifest);
}
