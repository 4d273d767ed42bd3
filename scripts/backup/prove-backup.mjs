import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '../steps/problem.mjs';
import { nowhere, readArchive } from './archive-reader.mjs';
import { checkArchive } from './check-archive.mjs';
import { TABLES } from './postgres-source.mjs';
import { findDamage, sumTables } from './sqlite-rows.mjs';
import { CONTENT } from './sqlite-source.mjs';

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/**
 * Reads a backup back as a restore would, and compares all of it with what was copied: every file's size and
 * checksum, every table's rows and checksum, every upload.
 * @param {string} file
 * @param {Manifest} made what the copy was said to hold
 * @throws Problem when the file is not a backup that can be restored
 */
export async function proveBackup(file, made) {
  const { manifest, found } = await checkArchive(file);
  // As JSON both have been through the same.
  if (!isDeepStrictEqual(manifest, JSON.parse(JSON.stringify(made)))) refuse(['its manifest']);
  const lost = manifest.uploads.filter(({ name }) => !found.has(`uploads/${name}`));
  refuse(lost.map(({ name }) => `the upload ${name}`));
  const sums = manifest.database === 'sqlite' ? await sumsInside(file) : sumsOf(manifest, found);
  const wrong = manifest.tables.filter((table, index) => !isDeepStrictEqual(sums[index], table));
  refuse(wrong.map(({ name }) => `the table ${name}`));
  if (sums.length !== manifest.tables.length) refuse(['its number of tables']);
}

/**
 * @param {Manifest} manifest
 * @param {ReadonlyMap<string, import('./check-archive.mjs').Found>} found
 * @returns {import('./manifest.mjs').TableSum[]}
 */
function sumsOf({ tables }, found) {
  return tables.flatMap(({ name }) => {
    const { lines, sha256 } = found.get(TABLES + name) ?? {};
    return lines === undefined || sha256 === undefined ? [] : [{ name, rows: lines, sha256 }];
  });
}

/**
 * Opens the database that lies in the archive.
 * @param {string} file
 */
async function sumsInside(file) {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const path = join(folder, 'content.db');
  try {
    await readArchive(file, (name, content) =>
      pipeline(content, name === CONTENT ? createWriteStream(path, { mode: 0o600 }) : nowhere()),
    );
    const damage = findDamage(path);
    if (damage !== null) refuse([`its database (${damage})`]);
    return sumTables(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} findings */
function refuse(findings) {
  if (findings.length === 0) return;
  const some = findings.slice(0, 5).join(', ');
  throw new Problem(
    `Read back, the backup is not what was copied: ${some}. It was thrown away: make it again.`,
  );
}
