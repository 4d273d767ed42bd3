import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Sqlite, { type Database } from 'better-sqlite3';
import type { Content } from './archive';
import { MIGRATIONS_TABLE, type TableSum } from './manifest';
import { BackupProblem } from './program';
import { FILE_ROWS, movedRows, type FileRow, type UploadHome } from './upload-rows';

export const CONTENT = 'database/content.db';
/** All at once: a copy in pieces begins anew whenever the server writes in between. */
const EVERY_PAGE = 0x7f_ff_ff_ff;
const TABLE_NAMES =
  "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name";

/** What a database hands over for a backup: files that lie in the folder it was given, and what they hold. */
export interface Dump {
  files: { name: string; path: string; bytes: number }[];
  tables: TableSum[];
  migrations: string[];
  fileRows: FileRow[];
}

/** A place for the database of a backup. Nothing is final before `commit`. */
export interface DatabaseTarget {
  /** For people. */
  label: string;
  isEmpty: boolean;
  /** Takes one file of `database/`. */
  take(name: string, content: Content): Promise<void>;
  /** What has become of it. */
  sums(): Promise<TableSum[]>;
  /** Writes down where uploads live from now on; the answer is how many rows changed. */
  moveUploads(home: UploadHome): Promise<number>;
  commit(): Promise<void>;
  /** Leaves everything as it was; does nothing after `commit`. */
  discard(): Promise<void>;
}

/** Copies a SQLite database as of one moment, beside a server that writes. */
export async function dumpSqlite(filename: string, folder: string): Promise<Dump> {
  if (!existsSync(filename))
    throw new BackupProblem(`There is no database ${filename}: nothing to back up yet.`);
  const path = join(folder, 'content.db');
  const live = new Sqlite(filename, { fileMustExist: true, timeout: 10_000 });
  try {
    if (!tablesOf(live).includes(MIGRATIONS_TABLE)) {
      throw new BackupProblem(`${filename} is not a database of this product, or it is empty.`);
    }
    await live.backup(path, { progress: () => EVERY_PAGE });
  } finally {
    live.close();
  }
  const damage = findDamage(path);
  if (damage !== null) {
    throw new BackupProblem(
      `The database ${filename} is damaged (${damage}): no backup of it could be restored.`,
    );
  }
  const copy = new Sqlite(path);
  // One file that needs no other beside it.
  copy.pragma('journal_mode = delete');
  const migrations = copy.prepare<[], string>(`select name from ${MIGRATIONS_TABLE} order by id`).pluck();
  const dump = { migrations: migrations.all(), fileRows: copy.prepare<[], FileRow>(FILE_ROWS).all() };
  copy.close();
  return {
    files: [{ name: CONTENT, path, bytes: statSync(path).size }],
    tables: sumTables(path),
    ...dump,
  };
}

export function sqliteTarget(filename: string): DatabaseTarget {
  mkdirSync(dirname(filename), { recursive: true, mode: 0o700 });
  const { isEmpty, letGo } = takeAlone(filename);
  const next = `${filename}.restoring`;
  rmSync(next, { force: true });
  return {
    label: filename,
    isEmpty,
    take: (_name, content) => pipeline(content, createWriteStream(next, { mode: 0o600 })),
    sums: async () => sumTables(next),
    async moveUploads(home) {
      const database = new Sqlite(next);
      const moved = movedRows(database.prepare<[], FileRow>(FILE_ROWS).all(), home);
      const update = database.prepare(
        'update files set provider = @provider, url = @url, formats = @formats where id = @id',
      );
      database.transaction(() => moved.forEach((row) => update.run(row)))();
      database.close();
      return moved.length;
    },
    async commit() {
      letGo();
      for (const rest of ['-wal', '-shm']) rmSync(filename + rest, { force: true });
      renameSync(next, filename);
    },
    async discard() {
      letGo();
      rmSync(next, { force: true });
    },
  };
}

/** Keeps servers out until `letGo`, and refuses when one is in. */
function takeAlone(filename: string): { isEmpty: boolean; letGo: () => void } {
  if (!existsSync(filename)) return { isEmpty: true, letGo: () => undefined };
  let database: Database | null = null;
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
      throw new BackupProblem(`${filename} is in use: stop the server (and any import), then restore.`);
    }
    // Damaged or something else: not empty, and nobody's server runs on it.
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return { isEmpty: false, letGo: () => undefined };
    throw error;
  }
}

/** Names of all tables, in the order of their names. */
const tablesOf = (database: Database) => database.prepare<[], string>(TABLE_NAMES).pluck().all();

/** How many rows each table has, and a checksum over all of them. */
export function sumTables(file: string): TableSum[] {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return tablesOf(database).map((name) => sumRows(database, name));
  } finally {
    database.close();
  }
}

function sumRows(database: Database, name: string): TableSum {
  const hash = createHash('sha256');
  let rows = 0;
  // In the order of the row ids, which a copy of the file keeps.
  const statement = database.prepare(`select * from "${name}"`).raw().safeIntegers();
  for (const row of statement.iterate()) {
    hash.update(`${JSON.stringify(row, exactly)}\n`);
    rows += 1;
  }
  return { name, rows, sha256: hash.digest('hex') };
}

/** Values that JSON does not know, so that no two different ones look the same. */
function exactly(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { integer: value.toString() } : value;
}

/** What SQLite finds wrong with a file; null when it is whole. */
export function findDamage(file: string): string | null {
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
