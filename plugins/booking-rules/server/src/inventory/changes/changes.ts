import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { changesOf, type Change } from './change';
import { createChangeSender } from './change-sender';
import { createPostgresListener } from './postgres-listener';
import { createSqliteWatch } from './sqlite-watch';

export type { Change } from './change';

type Listener = (change: Change) => void;

/** Also named in the migration that makes the nights table announce its changes. */
const CHANNEL = 'booking_changes';

/**
 * Announces changes to every process on the same database. PostgreSQL does it with LISTEN/NOTIFY; on SQLite `PRAGMA
 * data_version` changes when another process, such as an import, has committed.
 *
 * A change says what to read again, never its new value, so neither order nor repetition matters. What may have been
 * missed is announced as a change of anything.
 */
export const createChanges = ({ strapi }: { strapi: Core.Strapi }) => {
  const self = randomUUID();
  const listeners = new Set<Listener>();
  const warn = (sentence: string): void => void strapi.log.warn(sentence);
  const isPostgres = (): boolean => strapi.db.dialect.client === 'postgres';
  const notify = (payloads: string[]) =>
    strapi.db.connection.raw('select pg_notify(?, payload) from unnest(?::text[]) as payload', [
      CHANNEL,
      payloads,
    ]);
  const sender = createChangeSender(self, notify, warn);
  let watch: { start(): Promise<void>; stop(): Promise<void> | void } | null = null;
  let starting: Promise<void> | null = null;

  function tell(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        strapi.log.error(`A change was not taken in: ${String(error)}`);
      }
    }
  }

  const tellAnything = (): void => tell({ kind: 'content' });

  function openWatch() {
    if (!isPostgres()) return createSqliteWatch(readDataVersion, tellAnything, warn);
    return createPostgresListener({
      connection: { connectionString: strapi.config.get('plugin::booking-rules.directDatabaseUrl') },
      channel: CHANNEL,
      hear: (payload) => changesOf(payload, self).forEach(tell),
      missed: tellAnything,
      warn,
    });
  }

  async function readDataVersion(): Promise<number> {
    const rows: { data_version: number }[] = await strapi.db.connection.raw('PRAGMA data_version');
    return rows[0]?.data_version ?? 0;
  }

  async function begin(): Promise<void> {
    watch = openWatch();
    await watch.start();
    // A process that was killed may have written changes without announcing them; its successor does.
    if (isPostgres()) sender.send({ kind: 'content' });
  }

  return {
    /** Calls back for every change from now on. Returns a function that stops it. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Announces a change that has been committed. */
    announce(change: Change): void {
      tell(change);
      // The nights table announces its changes itself, in the transaction that makes them.
      if (isPostgres() && change.kind !== 'nights') sender.send(change);
    },

    /** Starts listening to other processes. Whatever is read after it resolves misses no change. */
    start(): Promise<void> {
      starting ??= begin();
      return starting;
    },

    /** Announces what is still waiting, then stops announcing and listening. */
    async stop(): Promise<void> {
      await sender.stop();
      await watch?.stop();
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
