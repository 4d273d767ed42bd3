import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { changesOf, type Change } from './change';
import { createChangeSender } from './change-sender';
import { createPostgresListener } from './postgres-listener';
import { createSqliteWatch } from './sqlite-watch';

export type { Change } from './change';

type Listener = (change: Change) => void;

/** The migration that makes the nights table tell its changes names it too. */
const CHANNEL = 'booking_changes';

/**
 * Tells every process on the same database what has changed: through LISTEN/NOTIFY on PostgreSQL, and on
 * SQLite by `PRAGMA data_version`, which moves when another process (an import, say) has committed.
 *
 * A change says what to read again, never what it is now, so their order does not matter, nor does one that
 * is told twice. What may have been missed is told as a change of anything.
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
      connection: strapi.db.config.connection.connection as object,
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
    // A process that was killed may have written what it could not tell; its successor does.
    if (isPostgres()) sender.send({ kind: 'content' });
  }

  return {
    /** Hears every change from now on; the answer stops it. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Says that something has changed and been committed. */
    announce(change: Change): void {
      tell(change);
      // The nights table tells its changes itself, in the transaction that makes them.
      if (isPostgres() && change.kind !== 'nights') sender.send(change);
    },

    /** Begins to hear other processes. What is read after it has resolved misses nothing. */
    start(): Promise<void> {
      starting ??= begin();
      return starting;
    },

    /** Tells what is still to be told, then hears and tells nothing more. */
    async stop(): Promise<void> {
      await sender.stop();
      await watch?.stop();
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
