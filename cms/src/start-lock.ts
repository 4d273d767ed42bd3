import { Client } from 'pg';
import type { Settings } from '../config/settings';

/** Any number that nobody else on the database uses: the letters of "stay". */
const LOCK = 0x73746179;

/**
 * Lets one process at a time through start-up on PostgreSQL: Strapi's schema sync crashes when two run it on
 * an empty database. SQLite has one process anyway. The answer opens the lock.
 */
export async function takeStartLock(database: Settings['database']): Promise<() => Promise<void>> {
  if (database.client === 'sqlite') return () => Promise.resolve();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  // Closing the connection opens the lock, even when this process dies.
  return () => client.end();
}
