import { fork } from 'node:child_process';
import { join } from 'node:path';
import { collectOutput } from '../outside/process-output';
import { freePort } from './free-port';

/** A PostgreSQL of this run's own. */
export interface OwnPostgres {
  /** Address of the server, without a database. */
  url: string;
  /** Cuts every connection, and is not there until it comes back. */
  goAway(): Promise<void>;
  /** Is there again, with what was committed. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a throw-away PostgreSQL that keeps its files in the folder, which it does not remove. */
export async function startPostgres(folder: string): Promise<OwnPostgres> {
  const port = await freePort();
  const child = fork(join(__dirname, 'postgres-process.mjs'), [folder, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answer = () =>
    new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      void ended.then(() => reject(new Error(`PostgreSQL has ended: ${output()}`)));
    });
  const ask = (wish: 'stop' | 'start'): Promise<void> => {
    const answered = answer();
    child.send(wish);
    return answered;
  };
  await answer();
  return {
    url: `postgres://tests:tests@127.0.0.1:${port}`,
    goAway: () => ask('stop'),
    comeBack: () => ask('start'),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
