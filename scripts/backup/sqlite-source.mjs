import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Problem } from '../steps/problem.mjs';
import { findDamage, sumTables, tablesOf } from './sqlite-rows.mjs';
import { FILE_ROWS } from './upload-rows.mjs';
import { MIGRATIONS_TABLE } from './versions.mjs';

export const CONTENT = 'database/content.db';

/** All at once: a copy in pieces begins anew whenever the server writes in between. */
const EVERY_PAGE = 0x7f_ff_ff_ff;

/**
 * What a database hands over for a backup: files that lie in the folder it was given, and what they hold.
 * @typedef {object} Dump
 * @property {{ name: string, path: string, bytes: number }[]} files
 * @property {import('./manifest.mjs').TableSum[]} tables
 * @property {string[]} migrations
 * @property {import('./upload-rows.mjs').FileRow[]} fileRows
 */

/**
 * Copies a SQLite database as of one moment, beside a server that writes.
 * @param {string} filename
 * @param {string} folder
 * @returns {Promise<Dump>}
 */
export async function dumpSqlite(filename, folder) {
  if (!existsSync(filename)) throw new Problem(`There is no database ${filename}: nothing to back up yet.`);
  const path = join(folder, 'content.db');
  const live = new Sqlite(filename, { fileMustExist: true, timeout: 10_000 });
  try {
    if (!tablesOf(live).includes(MIGRATIONS_TABLE)) {
      throw new Problem(`${filename} is not a database of this product, or it is empty.`);
    }
    await live.backup(path, { progress: () => EVERY_PAGE });
  } finally {
    live.close();
  }
  const damage = findDamage(path);
  if (damage !== null) {
    throw new Problem(`The database ${filename} is damaged (${damage}): no backup of it could be restored.`);
  }
  const copy = new Sqlite(path);
  // One file that needs no other beside it.
  copy.pragma('journal_mode = delete');
  const migrations = copy.prepare(`select name from ${MIGRATIONS_TABLE} order by id`).pluck().all();
  const fileRows = copy.prepare(FILE_ROWS).all();
  copy.close();
  return {
    files: [{ name: CONTENT, path, bytes: statSync(path).size }],
    tables: sumTables(path),
    migrations: /** @type {string[]} */ (migrations),
    fileRows: /** @type {import('./upload-rows.mjs').FileRow[]} */ (fileRows),
  };
}
