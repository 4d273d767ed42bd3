import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess, type ServerProcess } from '../outside/server-process';
import type { TestDatabase } from '../run/settings';

const ANSWER_MS = 30_000;
const AWAY_MS = 100;

/** What a server answered. */
export interface Answered {
  status: number;
  body: { data?: unknown; error?: { message: string } };
}

interface Asked {
  token?: string;
  key?: string;
  data?: object;
  /** The address of whoever asks, as a proxy in front would say it; one of their own when left out. */
  from?: string;
}

/** A server that may be killed at any moment and comes back on another port. */
export interface Target {
  url(): string;
  /** Waits while it is away; null when it, or its database, went away before it answered. */
  ask(method: 'GET' | 'POST', path: string, asked?: Asked): Promise<Answered | null>;
  /** Kills it and starts it again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Nobody else asks from there. */
const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** What the server said, when it ended by itself. */
async function explained(error: unknown, server: ServerProcess): Promise<unknown> {
  const end = await Promise.race([server.ended, pause(1_000, null, { ref: false })]);
  return end ? new Error(`The server ended by itself: ${end.output}`, { cause: error }) : error;
}

/** Starts a server in a process of its own. */
export async function startTarget(
  database: TestDatabase,
  settings: Record<string, string> = {},
): Promise<Target> {
  let server = await startServerProcess(database, settings);
  let up = server.ready;
  let away = false;
  await up;

  async function restart(killed: ServerProcess): Promise<void> {
    await killed.kill();
    server = await startServerProcess(database, settings);
    await server.ready;
  }

  return {
    url: () => server.url,

    async ask(method, path, { token, key, data, from = anyAddress() } = {}) {
      await up;
      const headers: Record<string, string> = {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
      };
      if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
      if (key !== undefined) headers['Idempotency-Key'] = key;
      const body = method === 'POST' ? JSON.stringify(data === undefined ? {} : { data }) : null;
      const asked = server;
      try {
        const signal = AbortSignal.timeout(ANSWER_MS);
        const response = await fetch(asked.url + path, { method, headers, body, signal });
        const text = await response.text();
        if (response.status === 503) {
          await pause(AWAY_MS);
          return null;
        }
        return { status: response.status, body: JSON.parse(text) as Answered['body'] };
      } catch (error) {
        // Only a server that was killed may leave a question without an answer.
        if (asked === server && !away) throw await explained(error, asked);
        await pause(AWAY_MS);
        return null;
      }
    },

    async killAndRestart() {
      away = true;
      up = restart(server);
      await up;
      away = false;
    },

    async stop() {
      await server.stop();
    },
  };
}
