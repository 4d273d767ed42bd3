import { fork } from 'node:child_process';
import { join } from 'node:path';
import { collectOutput } from './process-output';
import { freePort } from '../run/free-port';
import { CMS, settingsFor, type TestDatabase } from '../run/settings';

/** A real server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Settles when it listens; rejects with what it said when it ends before that. */
  ready: Promise<void>;
  ended: Promise<{ code: number | null; output: string }>;
  /** Ends it at once, without a chance to tidy up: kill -9. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
}

/** Every server that this test file has started. */
const started: ServerProcess[] = [];

// None outlives its file, however that ends. Killed, one that shares a database would leave jobs leased and mails
// claimed in it.
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
});

/** Starts a server on a database; `differences` replaces settings, an empty one takes a setting away. */
export async function startServerProcess(
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(join(CMS, 'server.mjs'), [], {
    env: { PATH: process.env['PATH'], ...settingsFor(database, port), ...differences },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output() }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type: string }) => {
      if (message.type === 'ready') resolve();
    });
    void ended.then(({ code }) =>
      reject(new Error(`The server ended with code ${String(code)}: ${output()}`)),
    );
  });
  ready.catch(() => undefined);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  const server: ServerProcess = {
    url: `http://127.0.0.1:${port}`,
    ready,
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
  started.push(server);
  return server;
}
