import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { Client } from 'pg';

/** Something that the catalogue or a page depends on has changed, here or in another process. */
export type Change = { kind: 'content' } | { kind: 'nights'; apartmentId: string };

type Listener = (change: Change) => void;

const CHANNEL = 'booking_changes';
const POLL_MS = 300;
const RECONNECT_MS = 1_000;

/**
 * Tells every process on the same database what has changed: through LISTEN/NOTIFY on PostgreSQL, and on
 * SQLite by `PRAGMA data_version`, which moves when another process (an import, say) has committed.
 */
export const createChanges = ({ strapi }: { strapi: Core.Strapi }) => {
  const self = randomUUID();
  const listeners = new Set<Listener>();
  let timer: NodeJS.Timeout | null = null;
  let client: Client | null = null;
  let stopped = false;
  const isPostgres = (): boolean => strapi.db.dialect.client === 'postgres';
  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };

  async function pollSqlite(known: number | null): Promise<void> {
    let version = known;
    try {
      const rows: { data_version: number }[] = await strapi.db.connection.raw('PRAGMA data_version');
      version = rows[0]?.data_version ?? known;
    } catch (error) {
      if (!stopped) strapi.log.warn(`Looking for changes of other processes failed: ${String(error)}`);
    }
    if (stopped) return;
    if (known !== null && version !== known) tell({ kind: 'content' });
    timer = setTimeout(() => void pollSqlite(version), POLL_MS);
    timer.unref();
  }

  async function listen(): Promise<void> {
    const next = new Client(strapi.db.config.connection.connection as object);
    next.on('notification', ({ payload }) => {
      const message = JSON.parse(payload ?? '{}') as { from: string; change: Change };
      if (message.from !== self) tell(message.change);
    });
    // Both happen when the server goes away; the first of them starts one new attempt.
    const again = (): void => {
      if (stopped || client !== next) return;
      client = null;
      timer = setTimeout(() => void reconnect(), RECONNECT_MS);
      timer.unref();
    };
    next.on('error', again);
    next.on('end', again);
    client = next;
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
  }

  async function reconnect(): Promise<void> {
    try {
      await listen();
      tell({ kind: 'content' });
    } catch (error) {
      strapi.log.warn(`Listening for changes of other processes failed, trying again: ${String(error)}`);
      client = null;
      if (stopped) return;
      timer = setTimeout(() => void reconnect(), RECONNECT_MS);
      timer.unref();
    }
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
      if (!isPostgres()) return;
      const payload = JSON.stringify({ from: self, change });
      strapi.db.connection
        .raw('select pg_notify(?, ?)', [CHANNEL, payload])
        .catch((error: unknown) => strapi.log.warn(`Telling other processes failed: ${String(error)}`));
    },

    /** Begins to hear other processes. */
    async start(): Promise<void> {
      if (isPostgres()) await listen();
      else await pollSqlite(null);
    },

    async stop(): Promise<void> {
      stopped = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
};

export type Changes = ReturnType<typeof createChanges>;
