import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Sqlite from 'better-sqlite3';
import { Problem } from '../steps/problem.mjs';
import { sumTables, tablesOf } from './sqlite-rows.mjs';
import { FILE_ROWS, movedRows } from './upload-rows.mjs';

/** @typedef {import('better-sqlite3').Database} Database */

/**
 * A place for the database of a backup. Nothing is final before `commit`.
 * @typedef {object} DatabaseTarget
 * @property {'sqlite' | 'postgres'} kind
 * @property {string} label for people
 * @property {boolean} isEmpty
 * @property {(name: string, content: import('./archive-reader.mjs').Content) => Promise<void>} take one file of
 *   `database/`
 * @property {() => Promise<import('./manifest.mjs').TableSum[]>} sums what has become of it
 * @property {(home: { provider: string, base: string }) => Promise<number>} moveUploads writes down where uploads
 *   live from now on; the answer is how many rows changed
 * @property {() => Promise<void>} commit
 * @property {() => Promise<void>} discard leaves everything as it was; does nothing after `commit`
 */

/**
 * @param {string} filename
 * @returns {DatabaseTarget}
 */
export function sqliteTarget(filename) {
  mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
  const { isEmpty, letGo } = takeAlone(filename);
  const next = `${filename}.restoring`;
  rmSync(next, { force: true });
  return {
    kind: 'sqlite',
    label: filename,
    isEmpty,
    take: (_name, content) => pipeline(content, createWriteStream(next, { mode: 0o600 })),
    sums: () => Promise.resolve(sumTables(next)),
    moveUploads(home) {
      const database = new Sqlite(next);
      const rows = /** @type {import('./upload-rows.mjs').FileRow[]} */ (database.prepare(FILE_ROWS).all());
      const moved = movedRows(rows, home);
      const update = database.prepare(
        'update files set provider = @provider, url = @url, formats = @formats where id = @id',
      );
      database.transaction(() => moved.forEach((row) => update.run(row)))();
      database.close();
      return Promise.resolve(moved.length);
    },
    commit() {
      letGo();
      for (const rest of ['-wal', '-shm']) rmSync(filename + rest, { force: true });
      renameSync(next, filename);
      return Promise.resolve();
    },
    discard() {
      letGo();
      rmSync(next, { force: true });
      return Promise.resolve();
    },
  };
}

/**
 * Keeps servers out until `letGo`, and refuses when one is in.
 * @param {string} filename
 */
function takeAlone(filename) {
  if (!existsSync(filename)) return { isEmpty: true, letGo: () => undefined };
  /** @type {Database | null} */
  let database = null;
  try {
    database = new Sqlite(filename, { timeout: 500 });
    // Only whoever is alone with a file can take it out of WAL mode.
    database.pragma('journal_mode = delete');
    database.exec('begin exclusive');
    const held = database;
    return { isEmpty: tablesOf(held).length === 0, letGo: () => held.close() };
  } catch (error) {
    database?.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) {
      throw new Problem(`${filename} is in use: stop the server (and any import), then restore.`);
    }
    // Damaged or something else: not empty, and nobody's server runs on it.
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return { isEmpty: false, letGo: () => undefined };
    throw error;
  }
}
