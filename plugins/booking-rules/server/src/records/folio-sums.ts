import type { Core } from '@strapi/strapi';
import { folioSums, type FolioSums } from '../folio/sums';
import type { KeepAnswer } from './kept-answers';

export interface KeptDeps {
  strapi: Core.Strapi;
  keep: KeepAnswer;
}

/**
 * What all folios come to, by reference, in memory: the database adds up those that have been written to since, and no
 * others. Some 300 bytes a reservation. The sums of a reservation that has not changed are the same object.
 */
export function keptFolioSums({ strapi, keep }: KeptDeps): Promise<ReadonlyMap<string, FolioSums>> {
  const { connection } = strapi.db;
  return keep<ReadonlyMap<string, FolioSums>>('sums of folios', async (before) => {
    if (!before) return folioSums(connection);
    const sums = new Map(before.answer);
    for (const [reference, sum] of await folioSums(connection, before.changed)) sums.set(reference, sum);
    return sums;
  });
}
