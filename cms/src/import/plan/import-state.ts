import type { Core } from '@strapi/strapi';
import type { LastImport } from './merge-fields';

/** Made by database/migrations/0.1/0002-listing-imports.js. */
const IMPORTS = 'listing_imports';

/** The transaction that Strapi hands out. */
export type Transaction = Core.Strapi['db']['connection'];

interface ImportedRow {
  source: string;
  key: string;
  apartmentId: string;
}

/** Stores what an import said about apartments, in place of what the import before said. */
export async function saveImportState(
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

/** What an import of this source last said about the rows with these keys. */
export async function readImportState(
  strapi: Core.Strapi,
  source: string,
  keys: readonly string[],
): Promise<[key: string, said: LastImport][]> {
  const rows: { key: string; fields: string }[] = await strapi.db
    .connection(IMPORTS)
    .where({ source })
    .whereIn('key', [...keys])
    .select('key', 'fields');
  return rows.map(({ key, fields }) => [key, JSON.parse(fields) as LastImport]);
}
