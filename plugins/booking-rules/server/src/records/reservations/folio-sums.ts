import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { folioSums, type FolioSums } from '../../folio/sums';
import { createYielder } from '../../platform/yield-to-event-loop';
import type { KeepAnswer } from '../kept-answers';

export interface KeptDeps {
  strapi: Core.Strapi;
  keep: KeepAnswer;
}

/** Folios that are added up at once: twenty milliseconds, in which SQLite answers nobody else. */
const AT_ONCE = 2_000;

/**
 * What all folios come to, by reference, in memory: the database adds up those that have been written to since, and no
 * others. Some 300 bytes a reservation. One map for all who ask, in which new sums take the place of those that have
 * changed: a copy of it would cost more than the sums. The sums of a reservation that has not changed stay the same object.
 */
export function keptFolioSums({ strapi, keep }: KeptDeps): Promise<ReadonlyMap<string, FolioSums>> {
  const { connection } = strapi.db;
  return keep<Map<string, FolioSums>>('sums of folios', async (before) => {
    if (!before) return allFolioSums(connection);
    for (const [reference, sum] of await folioSums(connection, before.changed))
      before.answer.set(reference, sum);
    return before.answer;
  });
}

async function allFolioSums(db: Knex): Promise<Map<string, FolioSums>> {
  const all = new Map<string, FolioSums>();
  const pause = createYielder();
  for (let after = ''; ;) {
    const some = await folioSums(db, { after, most: AT_ONCE });
    for (const [reference, sums] of some) {
      all.set(reference, sums);
      after = reference;
    }
    if (some.size < AT_ONCE) return all;
    await pause();
  }
}
