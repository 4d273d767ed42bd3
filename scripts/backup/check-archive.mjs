import { createHash } from 'node:crypto';
import { Problem } from '../steps/problem.mjs';
import { readArchive } from './archive-reader.mjs';
import { MANIFEST, parseManifest } from './manifest.mjs';

/** Names that stay below the folder they are written into. */
const SAFE_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Reads an archive from beginning to end and compares it with its manifest, before anybody relies on it.
 * @param {string} file
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 */
export async function checkArchive(file) {
  const { sums, manifest: text } = await read(file);
  if (text === null) {
    throw new Problem(`${file} is not complete: it has no manifest. Was the backup broken off?`);
  }
  const manifest = parseManifest(text, file);
  const wrong = manifest.files.filter(({ name, sha256 }) => sums.get(name) !== sha256);
  const known = new Set(manifest.files.map(({ name }) => name));
  const strange = [...sums.keys()].filter((name) => !known.has(name) || !SAFE_NAME.test(name));
  const findings = [...wrong.map(({ name }) => name), ...strange];
  if (findings.length > 0) {
    throw new Problem(`${file} is damaged: ${findings.slice(0, 5).join(', ')} not as written.`);
  }
  return manifest;
}

/** @param {string} file */
async function read(file) {
  /** @type {Map<string, string>} */
  const sums = new Map();
  /** @type {string | null} */
  let manifest = null;
  try {
    await readArchive(file, async (name, content) => {
      const hash = createHash('sha256');
      /** @type {Buffer[]} */
      const kept = [];
      for await (const chunk of content) {
        hash.update(chunk);
        if (name === MANIFEST) kept.push(chunk);
      }
      if (name === MANIFEST) manifest = Buffer.concat(kept).toString('utf8');
      else sums.set(name, hash.digest('hex'));
    });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') throw new Problem(`There is no file ${file}.`);
    if (code === 'EACCES') throw new Problem(`${file} cannot be read: give this account the right to.`);
    throw new Problem(`${file} is not a backup, or it is damaged (${message}).`);
  }
  return { sums, manifest: /** @type {string | null} */ (manifest) };
}
