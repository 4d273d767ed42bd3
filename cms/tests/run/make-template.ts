import { fork } from 'node:child_process';
import { join } from 'node:path';
import { createTemplate } from './databases';
import { freePort } from './free-port';
import { CMS, settingsFor } from './settings';

/** Starts a server once on an empty database and stops it: what it has made is copied for every other. */
export async function makeTemplate(): Promise<void> {
  const database = await createTemplate();
  const server = fork(join(CMS, 'server.mjs'), [], {
    env: { PATH: process.env['PATH'], ...settingsFor(database, await freePort()) },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => server.kill('SIGTERM'));
    server.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The server of the template ended with code ${String(code)}`));
    });
  });
}
