import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Problem } from '../steps/problem.mjs';
import { nowhere } from './archive-reader.mjs';
import { quoted } from './postgres-schema.mjs';

/** @typedef {import('./postgres-schema.mjs').Table} Table */

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

/**
 * @param {string} url
 * @throws Problem when nobody answers there
 */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'vacationer backup' });
  try {
    await client.connect();
  } catch (error) {
    const message = error instanceof Error ? error.message || String(error) : String(error);
    throw new Problem(`PostgreSQL cannot be reached (${message}): check DATABASE_URL and that it runs.`);
  }
  for (const setting of SAME_TEXT) await client.query(setting);
  return client;
}

/** @param {Table} table */
export function columnsOf({ name, columns }) {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

/**
 * Reads all rows of a table in an order that is the same on every server.
 * @param {pg.Client} client
 * @param {Table} table
 * @param {string} [file] where to write them
 * @returns {Promise<import('./manifest.mjs').TableSum>}
 */
export async function readRows(client, { name, columns, order }, file) {
  const sorted = order.length === 0 ? '' : ` order by ${order.join(', ')}`;
  const rows = client.query(
    copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${sorted}) to stdout`),
  );
  const hash = createHash('sha256');
  let count = 0;
  const hashed = async function* () {
    for await (const chunk of /** @type {AsyncIterable<Buffer>} */ (rows)) {
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
 * @param {Buffer} chunk
 */
export function linesIn(chunk) {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_BREAK); at !== -1; at = chunk.indexOf(LINE_BREAK, at + 1)) lines += 1;
  return lines;
}

/**
 * Rows of a table, as the server itself counts them.
 * @param {pg.Client} client
 * @param {Table} table
 */
export async function countRows(client, { name }) {
  const { rows } = await client.query(`select count(*) as count from ${quoted(name)}`);
  const [{ count }] = /** @type {[{ count: string }]} */ (rows);
  return Number(count);
}
