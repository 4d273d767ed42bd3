import { fork } from 'node:child_process';
import { join } from 'node:path';
import { collectOutput } from '../outside/process-output';
import { freePort } from './free-port';
import { CMS, settingsFor, type TestDatabase } from './settings';

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
  /** Sets the clock of a server that `shifted-clock.cjs` was loaded into, by milliseconds ahead of ours. */
  setClock(shift: number): Promise<void>;
}

/** Starts a server on a database, which whoever asked for it ends; `differences` replaces settings. */
export async function forkServer(
  database: TestDatabase,
  differences: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = fork(join(CMS, 'server.mjs'), [], {
    env: { PATH: process.env['PATH'], ...settingsFor(database, port), ...differences },
    // Room between two garbage collections, as in the lane that starts it: a start takes less of the processors.
    execArgv: ['--max-semi-space-size=64'],
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
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setClock: (shift) =>
      new Promise((resolve) => {
        const hear = (message: { type: string }): void => {
          if (message.type !== 'clock') return;
          child.off('message', hear);
          resolve();
        };
        child.on('message', hear);
        child.send({ type: 'clock', shift });
      }),
  };
}
