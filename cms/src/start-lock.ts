import type { Settings } from '../config/settings';

/** Any numbers that nothing else on the database uses: the letters of "stay" and of "demo". */
const START = 0x73746179;
const DEMO = 0x64656d6f;

/**
 * Lets one process at a time through start-up on PostgreSQL: Strapi's schema sync crashes when two run it on
 * an empty database. SQLite has one process anyway. The answer opens the lock.
 */
export const takeStartLock = (database: Settings['database']): Promise<() => Promise<void>> =>
  takeLock(database, START);

/** Lets one process at a time load demo content; the others wait for it to end, or to die. */
export const takeDemoLock = (database: Settings['database']): Promise<() => Promise<void>> =>
  takeLock(database, DEMO);

async function takeLock(database: Settings['database'], lock: number): Promise<() => Promise<void>> {
  if (database.client === 'sqlite') return () => Promise.resolve();
  // A house on SQLite never loads it.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database.directUrl });
  // A connection that is lost opens the lock; its queries say so themselves.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  // Closing the connection opens the lock, even when this process dies.
  return () => client.end();
}
