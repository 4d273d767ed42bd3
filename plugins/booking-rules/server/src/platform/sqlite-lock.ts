import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { databaseTrouble } from './database-errors';

/** How long a write waits for another process to let go of the file, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Between two tries. */
const PAUSE_MS = 5;

const READING: ReadonlySet<string> = new Set(['findOne', 'findFirst', 'findMany', 'count']);

/** What of knex is changed here (3.0.1, `lib/client.js` and `lib/execution`). */
interface Client {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
  runner: (this: Client, builder: object) => Runner;
  transaction: (
    this: Client,
    container: unknown,
    config?: { connection?: unknown },
    outer?: unknown,
  ) => Transaction;
}

interface Connection {
  exec(statement: string): unknown;
}

interface Runner {
  run(): Promise<unknown>;
}

interface Transaction {
  begin(connection: Connection): Promise<unknown>;
}

/**
 * Lets a write to SQLite wait for another process without anybody else waiting for it. SQLite itself would wait
 * inside its call, and with it the whole process: so it is told not to wait at all (`busy_timeout`, in the settings),
 * and what it refuses is tried again later. In between the one connection is free for reads, which no lock keeps from
 * anything. A transaction that writes takes the lock as it begins: one that has read first would be refused for good
 * when somebody else has written in between. Must be called before anything is asked of the database.
 *
 * A write that is still refused after five seconds fails with `SQLITE_BUSY`.
 */
export function letWritesWait(strapi: Core.Strapi): void {
  if (strapi.db.dialect.client !== 'sqlite') return;
  const client = strapi.db.connection.client as Client;
  const { runner, transaction } = client;
  const isReading = noteReads(strapi);
  const line = createLine();

  async function acquireWithLock(): Promise<Connection> {
    const connection = await client.acquireConnection();
    try {
      connection.exec('BEGIN IMMEDIATE');
      return connection;
    } catch (error) {
      await client.releaseConnection(connection);
      throw error;
    }
  }
  async function acquireInTurn(): Promise<Connection> {
    if (!line.isEmpty()) return line.wait(acquireWithLock);
    try {
      return await acquireWithLock();
    } catch (error) {
      if (!isLocked(error)) throw error;
      return line.wait(acquireWithLock);
    }
  }

  const withLock = Object.create(client, { acquireConnection: { value: acquireInTurn } }) as Client;

  client.transaction = (container, config, outer) => {
    const isWithin = Boolean(outer ?? config?.connection);
    if (isWithin || isReading()) return transaction.call(client, container, config, outer);
    const begun = transaction.call(withLock, container, config);
    // It comes with its connection.
    begun.begin = () => Promise.resolve();
    return begun;
  };

  client.runner = (builder) => {
    const first = runner.call(client, builder);
    // A change of tables is several statements, of which the first ones may have gone through.
    if (isOfTables(builder)) return first;
    const run = first.run.bind(first);
    // A read passes those who wait, since no lock refuses it.
    first.run = () =>
      run().catch((error: unknown) => {
        if (!isLocked(error)) throw error;
        return line.wait(() => runner.call(client, builder).run());
      });
    return first;
  };
}

/** Notes which transactions only read: Strapi opens one for every document that is looked for. */
function noteReads(strapi: Core.Strapi): () => boolean {
  const reading = new AsyncLocalStorage<boolean>();
  strapi.documents.use((context, next) => reading.run(READING.has(context.action), next));
  return () => reading.getStore() === true;
}

/**
 * Where those stand whom the lock of another process has refused: the first of them asks again until it goes through
 * or its patience ends, the others come after it.
 */
function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function tryUntil<T>(end: number, attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!isLocked(error) || Date.now() > end) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  return {
    isEmpty: (): boolean => waiting === 0,

    wait<T>(attempt: () => Promise<T>): Promise<T> {
      const end = Date.now() + PATIENCE_MS;
      waiting += 1;
      const done = last.then(() => tryUntil(end, attempt)).finally(() => (waiting -= 1));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

const isLocked = (error: unknown): boolean => databaseTrouble(error) === 'locked';

/** Knex makes statements about tables with builders of another kind. */
function isOfTables(builder: object): builder is Knex.SchemaBuilder {
  return '_sequence' in builder;
}
