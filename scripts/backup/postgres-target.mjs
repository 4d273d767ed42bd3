import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { Problem } from '../steps/problem.mjs';
import { columnsOf, connect, readRows } from './postgres-rows.mjs';
import { quoted } from './postgres-schema.mjs';
import { SCHEMA, TABLES } from './postgres-source.mjs';
import { FILE_ROWS, movedRows } from './upload-rows.mjs';

/** @typedef {import('./postgres-schema.mjs').Schema} Schema */

/** Under which servers start one after the other (cms/src/start-lock.ts): none starts meanwhile. */
const START_LOCK = 0x73746179;

const USERS = `select count(*)::int as users from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const CONTENT = `select 'drop table ' || quote_ident(relname) || ' cascade' as statement from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`;
const LEFTOVERS = `select 'drop sequence ' || quote_ident(relname) || ' cascade' as statement from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'S'`;

/**
 * Everything happens in one transaction: until it is committed others see what was there before.
 * @param {string} url
 * @returns {Promise<import('./sqlite-target.mjs').DatabaseTarget>}
 */
export async function postgresTarget(url) {
  const client = await connect(url);
  /** @param {string} query */
  const statements = async (query) =>
    /** @type {{ statement: string }[]} */ ((await client.query(query)).rows).map(
      ({ statement }) => statement,
    );
  const { rows } = await client.query(USERS);
  const [{ users }] = /** @type {[{ users: number }]} */ (rows);
  const { rows: lock } = await client.query('select pg_try_advisory_lock($1) as taken', [START_LOCK]);
  if (users > 0 || !(/** @type {[{ taken: boolean }]} */ (lock)[0].taken)) {
    await client.end();
    throw new Problem(
      `The database is in use (${users} other connections): stop every server and close what else is connected.`,
    );
  }
  const old = await statements(CONTENT);
  /** @type {Schema | null} */
  let schema = null;
  const known = () => {
    if (schema === null) throw new Error('The schema comes first in every backup');
    return schema;
  };

  /** @param {Schema} given */
  async function make(given) {
    schema = given;
    await client.query('begin');
    for (const statement of old) await client.query(statement);
    for (const statement of await statements(LEFTOVERS)) await client.query(statement);
    await client.query('set local check_function_bodies = off');
    for (const statement of given.before) await client.query(statement);
  }

  return {
    kind: 'postgres',
    label: `the database ${quoted(client.database ?? '')} on ${client.host}`,
    isEmpty: old.length === 0,
    async take(name, content) {
      if (name === SCHEMA) return make(await schemaIn(content));
      const table = known().tables.find((one) => TABLES + one.name === name);
      if (!table) throw new Error(`${name} is no table of the schema`);
      await pipeline(Readable.from(content), client.query(copyFrom(`copy ${columnsOf(table)} from stdin`)));
    },
    async sums() {
      for (const statement of known().after) await client.query(statement);
      const sums = [];
      for (const table of known().tables) sums.push(await readRows(client, table));
      return sums;
    },
    async moveUploads(home) {
      /** @type {{ rows: import('./upload-rows.mjs').FileRow[] }} */
      const found = await client.query(FILE_ROWS);
      const moved = movedRows(found.rows, home);
      for (const { id, provider, url: address, formats } of moved) {
        await client.query('update files set provider = $2, url = $3, formats = $4 where id = $1', [
          id,
          provider,
          address,
          formats,
        ]);
      }
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

/** @param {import('./archive-reader.mjs').Content} content */
async function schemaIn(content) {
  const chunks = [];
  for await (const chunk of content) chunks.push(chunk);
  /** @type {Schema} */
  const schema = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return schema;
}
