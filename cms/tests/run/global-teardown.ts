import { rm } from 'node:fs/promises';
import { stopCardServer } from './card-server';
import { stopHeldPostgres } from './held-postgres';
import { stopOwnServer } from './own-server';
import { testFolder } from './settings';

/** Stops what the run started and removes what it wrote. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all([stopOwnServer(), stopCardServer()]);
  await stopHeldPostgres();
  await rm(testFolder(), { recursive: true, force: true });
}
