import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { codeOf } from './services/nights';

/** With these a database ends one of two transactions that stood in each other's way: it may simply try again. */
const TRY_AGAIN = new Set(['40P01', '40001', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);
const ATTEMPTS = 6;
const PAUSE_MS = 20;

/**
 * Runs work in one transaction, from the start again when it lost against another one (a deadlock on
 * PostgreSQL, a writer of another process on SQLite). The work must touch nothing but the database.
 */
export async function inTransaction<T>(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
        if (strapi.db.dialect.client === 'sqlite') await takeWriteLock(trx);
        return work(trx);
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error) ?? '')) throw error;
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/**
 * SQLite waits for a writer of another process only until a transaction has read something; after that it
 * gives up at once. So this one begins with a write, of nothing.
 */
async function takeWriteLock(trx: Knex.Transaction): Promise<void> {
  await trx.raw('delete from booking_nights where 0');
}
