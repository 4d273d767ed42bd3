import type { Core } from '@strapi/strapi';
import type { LastImport } from './merge-fields';

/** Made by database/migrations/0002-listing-imports.js. */
export const IMPORTS = 'listing_imports';

/** The transaction that Strapi hands out. */
export type Transaction = Core.Strapi['db']['connection'];

export interface ImportedRow {
  source: string;
  key: string;
  apartmentId: string;
}

/** Keeps what an import has said of an apartment, in place of what the one before said. */
export async function rememberImport(
  trx: Transaction,
  { source, key, apartmentId }: ImportedRow,
  said: LastImport,
): Promise<void> {
  await trx(IMPORTS)
    .insert({
      source,
      key,
      apartment: apartmentId,
      fields: JSON.stringify(said),
      imported_at: Date.now(),
    })
    .onConflict(['source', 'key'])
    .merge();
}
