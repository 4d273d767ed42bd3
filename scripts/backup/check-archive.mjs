import { createHash } from 'node:crypto';
import { Problem } from '../steps/problem.mjs';
import { readArchive } from './archive-reader.mjs';
import { MANIFEST, parseManifest } from './manifest.mjs';
import { linesIn } from './postgres-rows.mjs';
import { TABLES } from './postgres-source.mjs';

/** Names that stay below the folder they are written into. */
const SAFE_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * What an archive holds of one file.
 * @typedef {{ bytes: number, lines: number, sha256: string }} Found
 */

/**
 * Reads an archive from beginning to end and compares it with its manifest, before anybody relies on it.
 * @param {string} file
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, found: ReadonlyMap<string, Found> }>}
 */
export async function checkArchive(file) {
  const { found, manifest: text } = await read(file);
  if (text === null) {
    throw new Problem(`${file} is not complete: it has no manifest. Was the backup broken off?`);
  }
  const manifest = parseManifest(text, file);
  const wrong = manifest.files.filter(({ name, bytes, sha256 }) => {
    const there = found.get(name);
    return there?.sha256 !== sha256 || there.bytes !== bytes;
  });
  const known = new Set(manifest.files.map(({ name }) => name));
  const strange = [...found.keys()].filter((name) => !known.has(name) || !SAFE_NAME.test(name));
  const findings = [...wrong.map(({ name }) => name), ...strange];
  if (findings.length > 0) {
    throw new Problem(`${file} is damaged: ${findings.slice(0, 5).join(', ')} not as written.`);
  }
  return { manifest, found };
}

/** @param {string} file */
async function read(file) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  /** @type {string | null} */
  let manifest = null;
  try {
    await readArchive(file, async (name, content) => {
      const hash = createHash('sha256');
      /** @type {Buffer[]} */
      const kept = [];
      let bytes = 0;
      let lines = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        if (name.startsWith(TABLES)) lines += linesIn(chunk);
        if (name === MANIFEST) kept.push(chunk);
      }
      if (manifest !== null || found.has(name)) throw new Error(`${name} comes once too often or too late`);
      if (name === MANIFEST) manifest = Buffer.concat(kept).toString('utf8');
      else found.set(name, { bytes, lines, sha256: hash.digest('hex') });
    });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') throw new Problem(`There is no file ${file}.`);
    if (code === 'EACCES') throw new Problem(`${file} cannot be read: give this account the right to.`);
    throw new Problem(`${file} is not a backup, or it is damaged (${message}).`);
  }
  return { found, manifest: /** @type {string | null} */ (manifest) };
}
