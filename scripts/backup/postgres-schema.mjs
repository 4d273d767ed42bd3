import { Problem } from '../steps/problem.mjs';
import { QUERIES } from './postgres-catalogue.mjs';

/**
 * What a database is made of, as statements in the order in which they run. PostgreSQL itself words what is hard
 * to word (constraints, indexes, triggers, functions), so no pg_dump has to be there.
 * @typedef {object} Schema
 * @property {string} name such as public
 * @property {string[]} before functions, sequences and bare tables
 * @property {Table[]} tables
 * @property {string[]} after where sequences stand, keys, indexes, triggers: quicker, and silent, when rows are there
 */
/** @typedef {{ name: string, columns: string[], order: string[] }} Table `order` sorts its rows the same everywhere */
/** @typedef {{ query(text: string): Promise<{ rows: unknown[] }> }} Client */

/**
 * @param {string} identifier
 */
export const quoted = (identifier) => `"${identifier.replaceAll('"', '""')}"`;

/**
 * Reads the schema of the transaction that the client is in.
 * @param {Client} client
 * @returns {Promise<Schema>}
 * @throws Problem when there is something that a backup would leave out
 */
export async function readSchema(client) {
  /**
   * @template Row
   * @param {string} query
   */
  const read = async (query) => /** @type {Row[]} */ ((await client.query(query)).rows);
  /** @type {{ kind: string, name: string }[]} */
  const others = await read(QUERIES.others);
  if (others.length > 0) {
    const names = others.slice(0, 5).map(({ kind, name }) => `${kind} ${name}`);
    throw new Problem(
      `The database holds what the product has not made and this backup cannot copy: ${names.join(', ')}. ` +
        'Back it up with pg_dump.',
    );
  }
  /** @type {{ name: string }[]} */
  const [schema] = await read('select current_schema() as name');
  /** @type {{ definition: string }[]} */
  const functions = await read(QUERIES.functions);
  /** @type {SequenceRow[]} */
  const sequences = await read(QUERIES.sequences);
  /** @type {TableRow[]} */
  const tables = await read(QUERIES.tables);
  /** @type {{ definition: string }[]} */
  const definitions = await read(QUERIES.afterwards);
  const positions = [];
  for (const sequence of sequences) positions.push(await positionOf(client, sequence));
  return {
    name: schema?.name ?? 'public',
    before: [
      ...functions.map(({ definition }) => definition),
      ...sequences.map(createSequence),
      ...tables.map(createTable),
    ],
    tables: tables.map(({ name, columns, order }) => ({
      name,
      columns: columns.filter(({ generated }) => !generated).map((column) => column.name),
      order,
    })),
    after: [
      ...positions,
      ...sequences.flatMap(ownSequence),
      ...definitions.map(({ definition }) => definition),
    ],
  };
}

/**
 * @typedef {object} SequenceRow
 * @property {string} name
 * @property {string} type
 * @property {string} increment
 * @property {string} minimum
 * @property {string} maximum
 * @property {string} start
 * @property {boolean} cycle
 * @property {string | null} table
 * @property {string | null} column
 */
/** @typedef {{ name: string, type: string, required: boolean, value: string | null, generated: boolean }} Column */
/** @typedef {{ name: string, columns: Column[], order: string[] }} TableRow */

/** @param {SequenceRow} sequence */
function createSequence({ name, type, increment, minimum, maximum, start, cycle }) {
  return (
    `create sequence ${quoted(name)} as ${type} increment ${increment} minvalue ${minimum} ` +
    `maxvalue ${maximum} start ${start}${cycle ? ' cycle' : ''}`
  );
}

/** @param {SequenceRow} sequence */
function ownSequence({ name, table, column }) {
  if (table === null || column === null) return [];
  return [`alter sequence ${quoted(name)} owned by ${quoted(table)}.${quoted(column)}`];
}

/**
 * @param {Client} client
 * @param {SequenceRow} sequence
 */
async function positionOf(client, { name }) {
  const { rows } = await client.query(`select last_value as last, is_called as called from ${quoted(name)}`);
  const [{ last, called }] = /** @type {[{ last: string, called: boolean }]} */ (rows);
  return `select setval('${quoted(name).replaceAll("'", "''")}', ${last}, ${String(called)})`;
}

/** @param {TableRow} table */
function createTable({ name, columns }) {
  const lines = columns.map(({ name: column, type, required, value, generated }) => {
    const filled =
      value === null ? '' : generated ? ` generated always as (${value}) stored` : ` default ${value}`;
    return `${quoted(column)} ${type}${filled}${required ? ' not null' : ''}`;
  });
  return `create table ${quoted(name)} (${lines.join(', ')})`;
}
