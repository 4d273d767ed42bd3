import type { Client } from 'pg';
import { QUERIES } from './postgres-catalogue';
import { BackupProblem } from './program';

/**
 * What a database is made of, as statements in the order in which they run. PostgreSQL itself words what is hard
 * to word (constraints, indexes, triggers, functions), so no pg_dump has to be there.
 */
export interface Schema {
  /** Such as public. */
  name: string;
  /** Functions, sequences and bare tables. */
  before: string[];
  tables: Table[];
  /** Where sequences stand, keys, indexes, triggers: quicker, and silent, when rows are there. */
  after: string[];
}
export interface Table {
  name: string;
  columns: string[];
  /** Sorts its rows the same everywhere. */
  order: string[];
}
interface SequenceRow {
  name: string;
  type: string;
  increment: string;
  minimum: string;
  maximum: string;
  start: string;
  cycle: boolean;
  table: string | null;
  column: string | null;
}
interface TableRow {
  name: string;
  columns: { name: string; type: string; required: boolean; value: string | null; generated: boolean }[];
  order: string[];
}

export const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;

/**
 * Reads the schema of the transaction that the client is in.
 * @throws BackupProblem when there is something that a backup would leave out
 */
export async function readSchema(client: Client): Promise<Schema> {
  const { rows: others } = await client.query<{ kind: string; name: string }>(QUERIES.others);
  if (others.length > 0) {
    const names = others.slice(0, 5).map(({ kind, name }) => `${kind} ${name}`);
    throw new BackupProblem(
      `The database holds what the product has not made and this backup cannot copy: ${names.join(', ')}. ` +
        'Back it up with pg_dump.',
    );
  }
  const { rows: schemas } = await client.query<{ name: string }>('select current_schema() as name');
  const { rows: functions } = await client.query<{ definition: string }>(QUERIES.functions);
  const { rows: sequences } = await client.query<SequenceRow>(QUERIES.sequences);
  const { rows: tables } = await client.query<TableRow>(QUERIES.tables);
  const { rows: definitions } = await client.query<{ definition: string }>(QUERIES.afterwards);
  const positions: string[] = [];
  for (const { name } of sequences) positions.push(await positionOf(client, name));
  return {
    name: schemas[0]?.name ?? 'public',
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

function createSequence({ name, type, increment, minimum, maximum, start, cycle }: SequenceRow): string {
  return (
    `create sequence ${quoted(name)} as ${type} increment ${increment} minvalue ${minimum} ` +
    `maxvalue ${maximum} start ${start}${cycle ? ' cycle' : ''}`
  );
}

function ownSequence({ name, table, column }: SequenceRow): string[] {
  if (table === null || column === null) return [];
  return [`alter sequence ${quoted(name)} owned by ${quoted(table)}.${quoted(column)}`];
}

async function positionOf(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ last: string; called: boolean }>(
    `select last_value as last, is_called as called from ${quoted(name)}`,
  );
  const [position] = rows;
  if (!position) throw new Error(`The sequence ${name} has no position`);
  return `select setval('${quoted(name).replaceAll("'", "''")}', ${position.last}, ${String(position.called)})`;
}

function createTable({ name, columns }: TableRow): string {
  const lines = columns.map(({ name: column, type, required, value, generated }) => {
    const filled =
      value === null ? '' : generated ? ` generated always as (${value}) stored` : ` default ${value}`;
    return `${quoted(column)} ${type}${filled}${required ? ' not null' : ''}`;
  });
  return `create table ${quoted(name)} (${lines.join(', ')})`;
}
