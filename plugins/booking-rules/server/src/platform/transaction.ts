import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { codeOf } from './database-errors';

/** With these PostgreSQL ends one of two transactions that stood in each other's way: it may simply try again. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 6;
const PAUSE_MS = 20;

/**
 * Runs work in one transaction, from the start again when it lost against another one (a deadlock). The work must
 * change nothing but the database. What happens to writers of SQLite stands in `platform/sqlite-lock.ts`.
 */
export async function inTransaction<T>(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => work(trx));
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error) ?? '')) throw error;
      await pause(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}
