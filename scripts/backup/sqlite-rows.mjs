import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';

/** @typedef {import('better-sqlite3').Database} Database */

/**
 * Names of all tables, in the order of their names.
 * @param {Database} database
 */
export function tablesOf(database) {
  const statement = database.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
  );
  return /** @type {string[]} */ (statement.pluck().all());
}

/**
 * How many rows each table has, and a checksum over all of them.
 * @param {string} file
 * @returns {import('./manifest.mjs').TableSum[]}
 */
export function sumTables(file) {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return tablesOf(database).map((name) => ({ name, ...sumRows(database, name) }));
  } finally {
    database.close();
  }
}

/**
 * What SQLite finds wrong with a file; null when it is whole.
 * @param {string} file
 */
export function findDamage(file) {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const finding = String(database.pragma('integrity_check(1)', { simple: true }));
    return finding === 'ok' ? null : finding.replace('*** in database main ***', '').trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

/**
 * @param {Database} database
 * @param {string} table
 */
function sumRows(database, table) {
  const hash = createHash('sha256');
  let rows = 0;
  // In the order of the row ids, which a copy of the file keeps.
  const statement = database.prepare(`select * from "${table}"`).raw().safeIntegers();
  for (const row of statement.iterate()) {
    hash.update(`${JSON.stringify(row, exactly)}\n`);
    rows += 1;
  }
  return { rows, sha256: hash.digest('hex') };
}

/**
 * Values that JSON does not know, so that no two different ones look the same.
 * @param {string} _key
 * @param {unknown} value
 */
function exactly(_key, value) {
  return typeof value === 'bigint' ? { integer: value.toString() } : value;
}
