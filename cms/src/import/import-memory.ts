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

/** Keeps what an import has said of apartments, in place of what the one before said. */
export async function rememberImports(
  trx: Transaction,
  imported: readonly (ImportedRow & { said: LastImport })[],
): Promise<void> {
  if (imported.length === 0) return;
  const at = Date.now();
  const rows = imported.map(({ source, key, apartmentId, said }) => ({
    source,
    key,
    apartment: apartmentId,
    fields: JSON.stringify(said),
    imported_at: at,
  }));
  await trx(IMPORTS).insert(rows).onConflict(['source', 'key']).merge();
}
