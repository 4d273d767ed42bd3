import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { codeOf } from './database-errors';

/** With these PostgreSQL ends one of two transactions that stood in each other's way: it may simply try again. */
const TRY_AGAIN = new Set(['40P01', '40001']);
const ATTEMPTS = 6;
const PAUSE_MS = 20;

/**
 * Writes rows of several tables that do not depend on one another: PostgreSQL is sent one statement, whose parts come
 * in no order; SQLite has no way to send them, and gets one after the other.
 */
export async function insertTogether(
  strapi: Core.Strapi,
  inserts: readonly Knex.QueryBuilder[],
): Promise<void> {
  const [main, ...others] = inserts;
  if (strapi.db.dialect.client === 'postgres' && main) {
    for (const [index, insert] of others.entries()) void main.with(`part_${index}`, insert);
    await main;
  } else for (const insert of inserts) await insert;
}

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
