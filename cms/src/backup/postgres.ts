import { createHash } from 'node:crypto';
import { createWriteStream, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { nowhere } from './archive';
import { MIGRATIONS_TABLE, type TableSum } from './manifest';
import { quoted, readSchema, type Schema, type Table } from './postgres-schema';
import { BackupProblem } from './program';
import type { DatabaseTarget, Dump } from './sqlite';
import { FILE_ROWS, movedRows, type FileRow } from './upload-rows';

const SCHEMA = 'database/schema.json';
export const TABLES = 'database/tables/';
const LINE_BREAK = 0x0a;

/** The same values look the same on every server. */
const SAME_TEXT = [
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
];

/** Under which servers start one after the other (cms/src/start-lock.ts): none starts meanwhile. */
const START_LOCK = 0x73746179;

const USERS = `select count(*)::int as users from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const CONTENT = `select 'drop table ' || quote_ident(relname) || ' cascade' as statement from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`;
const LEFTOVERS = `select 'drop sequence ' || quote_ident(relname) || ' cascade' as statement from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'S'`;

/** Copies a PostgreSQL database as of one moment, beside servers that write. */
export async function dumpPostgres(
  url: string,
  folder: string,
  onTable: (table: string) => void,
): Promise<Dump> {
  const client = await connect(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    const schema = await readSchema(client);
    if (!schema.tables.some(({ name }) => name === MIGRATIONS_TABLE)) {
      throw new BackupProblem('The database is empty, or it is not one of this product: nothing to back up.');
    }
    const schemaFile = join(folder, 'schema.json');
    await writeFile(schemaFile, JSON.stringify(schema));
    const files = [{ name: SCHEMA, path: schemaFile, bytes: statSync(schemaFile).size }];
    const tables: TableSum[] = [];
    for (const [index, table] of schema.tables.entries()) {
      onTable(table.name);
      const path = join(folder, `${index}.copy`);
      const sum = await readRows(client, table, path);
      const there = await countRows(client, table);
      if (sum.rows !== there) {
        throw new BackupProblem(
          `${sum.rows} of the ${there} rows of ${table.name} were copied: make the backup again.`,
        );
      }
      tables.push(sum);
      files.push({ name: TABLES + table.name, path, bytes: statSync(path).size });
    }
    const migrations = await client.query<{ name: string }>(
      `select name from ${MIGRATIONS_TABLE} order by id`,
    );
    const fileRows = await client.query<FileRow>(FILE_ROWS);
    return { files, tables, migrations: migrations.rows.map(({ name }) => name), fileRows: fileRows.rows };
  } finally {
    await client.end();
  }
}

/** Everything happens in one transaction: until it is committed others see what was there before. */
export async function postgresTarget(url: string): Promise<DatabaseTarget> {
  const client = await connect(url);
  const statements = async (query: string) =>
    (await client.query<{ statement: string }>(query)).rows.map(({ statement }) => statement);
  const users = (await client.query<{ users: number }>(USERS)).rows[0]?.users ?? 0;
  const lock = 'select pg_try_advisory_lock($1) as taken';
  const taken = (await client.query<{ taken: boolean }>(lock, [START_LOCK])).rows[0]?.taken === true;
  if (users > 0 || !taken) {
    await client.end();
    throw new BackupProblem(
      `The database is in use (${users} other connections): stop every server and close what else is connected.`,
    );
  }
  const old = await statements(CONTENT);
  let schema: Schema | null = null;
  const known = () => {
    if (schema === null) throw new Error('The schema comes first in every backup');
    return schema;
  };

  async function make(given: Schema): Promise<void> {
    schema = given;
    await client.query('begin');
    for (const statement of old) await client.query(statement);
    for (const statement of await statements(LEFTOVERS)) await client.query(statement);
    await client.query('set local check_function_bodies = off');
    for (const statement of given.before) await client.query(statement);
  }

  return {
    label: `the database ${quoted(client.database ?? '')} on ${client.host}`,
    isEmpty: old.length === 0,
    async take(name, content) {
      if (name === SCHEMA) return make((await json(content)) as Schema);
      const table = known().tables.find((one) => TABLES + one.name === name);
      if (!table) throw new Error(`${name} is no table of the schema`);
      const into = `${quoted(table.name)} (${table.columns.map(quoted).join(', ')})`;
      await pipeline(Readable.from(content), client.query(copyFrom(`copy ${into} from stdin`)));
    },
    async sums() {
      for (const statement of known().after) await client.query(statement);
      const sums: TableSum[] = [];
      for (const table of known().tables) sums.push(await readRows(client, table));
      return sums;
    },
    async moveUploads(home) {
      const found = await client.query<FileRow>(FILE_ROWS);
      const moved = movedRows(found.rows, home);
      const update = 'update files set provider = $2, url = $3, formats = $4 where id = $1';
      for (const row of moved) await client.query(update, [row.id, row.provider, row.url, row.formats]);
      return moved.length;
    },
    async commit() {
      await client.query('commit');
      await client.query('analyze');
      await client.end();
    },
    // The transaction ends with its connection.
    discard: () => client.end(),
  };
}

/** @throws BackupProblem when nobody answers there */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'vacationer backup' });
  try {
    await client.connect();
  } catch (error) {
    const message = error instanceof Error ? error.message || String(error) : String(error);
    throw new BackupProblem(
      `PostgreSQL cannot be reached (${message}): check DATABASE_URL and that it runs.`,
    );
  }
  for (const setting of SAME_TEXT) await client.query(setting);
  return client;
}

/**
 * Reads all rows of a table in an order that is the same on every server.
 * @param file where to write them
 */
async function readRows(client: Client, { name, columns, order }: Table, file?: string): Promise<TableSum> {
  const sorted = order.length === 0 ? '' : ` order by ${order.join(', ')}`;
  const selected = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}${sorted}`;
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy (${selected}) to stdout`));
  const hash = createHash('sha256');
  let count = 0;
  const hashed = async function* () {
    for await (const chunk of rows) {
      hash.update(chunk);
      count += linesIn(chunk);
      yield chunk;
    }
  };
  await pipeline(hashed, file === undefined ? nowhere() : createWriteStream(file, { mode: 0o600 }));
  return { name, rows: count, sha256: hash.digest('hex') };
}

/**
 * Rows in the text that COPY writes: each ends with a line break, and none has another. The driver's own count may
 * come after the end of the rows.
 */
export function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_BREAK); at !== -1; at = chunk.indexOf(LINE_BREAK, at + 1)) lines += 1;
  return lines;
}

/** Rows of a table, as the server itself counts them. */
async function countRows(client: Client, { name }: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${quoted(name)}`);
  return Number(rows[0]?.count);
}
