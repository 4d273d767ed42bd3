import knex, { type Knex } from 'knex';
import type { TestDatabase } from '../run/settings';

/** The rows of each query, read past every server, all of them as of one moment. */
export async function rowsOf(database: TestDatabase, queries: readonly string[]): Promise<object[][]> {
  return beside(database, (connection) =>
    connection.transaction(
      async (trx) => {
        const all: object[][] = [];
        for (const query of queries) all.push(rowsIn(await trx.raw(query)));
        return all;
      },
      database.client === 'postgres' ? { isolationLevel: 'repeatable read' } : {},
    ),
  );
}

/** Runs one statement past every server, such as to let time pass for a row; the answer is its rows. */
export async function runStatement(database: TestDatabase, statement: string): Promise<object[]> {
  return beside(database, async (connection) => rowsIn(await connection.raw(statement)));
}

/** Does something with a connection of its own, past every server. */
export async function beside<T>(database: TestDatabase, work: (connection: Knex) => Promise<T>): Promise<T> {
  const connection = knex(
    database.client === 'postgres'
      ? { client: 'pg', connection: database.url, pool: { min: 0, max: 1 } }
      : {
          client: 'better-sqlite3',
          connection: { filename: database.filename },
          useNullAsDefault: true,
          pool: { afterCreate: patiently },
        },
  );
  try {
    return await work(connection);
  } finally {
    await connection.destroy();
  }
}

function patiently(connection: { pragma(statement: string): unknown }, done: (error: null) => void): void {
  connection.pragma('busy_timeout = 10000');
  done(null);
}

/** SQLite answers with the rows, or with a number of changes; PostgreSQL with an object that holds the rows. */
function rowsIn(answer: unknown): object[] {
  const rows = Array.isArray(answer) ? answer : (answer as { rows?: unknown }).rows;
  return Array.isArray(rows) ? (rows as object[]) : [];
}
