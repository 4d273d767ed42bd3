import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';

const RECONNECT_MS = 500;
/** A connection whose other end has vanished stays silent, just like one on which nothing is announced. */
const HEARTBEAT_MS = 10_000;
const PATIENCE_MS = 5_000;

export interface Listening {
  connection: ClientConfig;
  channel: string;
  hear: (payload: string | undefined) => void;
  /** Called when announcements may have been lost, because nothing was listening. */
  missed: () => void;
  warn: (sentence: string) => void;
}

/** Listens on a PostgreSQL channel and keeps listening whatever happens to the connection. */
export function createPostgresListener({ connection, channel, hear, missed, warn }: Listening) {
  let stopped = false;
  // Checked each time, because it changes during the awaits.
  const isStopped = (): boolean => stopped;
  let client: Client | null = null;

  /** Opens a connection that listens. `lost` settles when the connection can no longer be used. */
  async function open(): Promise<{ lost: Promise<void> }> {
    // A house on SQLite never loads it.
    const pg = await import('pg');
    const next = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const lost = new Promise<void>((resolve) => {
      next.once('end', () => resolve());
      next.on('error', () => resolve());
    });
    next.on('notification', ({ payload }) => hear(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      close(next);
      throw error;
    }
    if (isStopped()) close(next);
    client = next;
    return { lost: Promise.race([lost, silence(next, lost)]) };
  }

  /** Settles when the server no longer answers. */
  async function silence(asked: Client, lost: Promise<void>): Promise<void> {
    let gone = false;
    const isGone = (): boolean => gone;
    void lost.then(() => (gone = true));
    while (!isGone()) {
      await pause(HEARTBEAT_MS, undefined, { ref: false });
      try {
        if (!isGone()) await asked.query('select 1');
      } catch {
        return;
      }
    }
  }

  function close(old: Client): void {
    // A connection that was cut off may never report its end.
    old.end().catch(() => undefined);
  }

  async function keepListening(first: { lost: Promise<void> }): Promise<void> {
    let current: { lost: Promise<void> } | null = first;
    for (;;) {
      if (current) await current.lost;
      if (isStopped()) return;
      if (client) close(client);
      client = null;
      await pause(RECONNECT_MS, undefined, { ref: false });
      if (isStopped()) return;
      current = await open().catch((error: unknown) => {
        warn(`Listening for changes of other processes failed, trying again: ${String(error)}`);
        return null;
      });
      if (current) missed();
    }
  }

  return {
    /** Resolves when it listens; rejects when it cannot start. */
    async start(): Promise<void> {
      const first = await open();
      void keepListening(first);
    },

    async stop(): Promise<void> {
      stopped = true;
      await Promise.race([client?.end(), pause(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
