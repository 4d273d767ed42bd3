import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { beside } from '../outside/rows-of';
import { createTemplate } from './databases';
import { freePort } from './free-port';
import { CMS, settingsFor } from './settings';

/** What put houses of earlier versions in Dubai, with its taxes. */
const IN_DUBAI = ['0025-fees-and-taxes', '0037-place-of-before'];

/**
 * Starts a server once on an empty database and stops it: what it has made is copied for every other. A new house is
 * nowhere, and most tests are of one that has a place: it is put in Dubai.
 */
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
  for (const name of IN_DUBAI) {
    const { up } = createRequire(__filename)(join(CMS, `../database/migrations/0.2-bookings/${name}.js`)) as {
      up: (knex: Knex) => Promise<void>;
    };
    await beside(database, up);
  }
}
