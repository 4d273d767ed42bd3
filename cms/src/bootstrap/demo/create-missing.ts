import type { Core } from '@strapi/strapi';

export type Uid = Parameters<Core.Strapi['documents']>[0];

/** Creates and publishes those whose key is not there yet; the answer gives every documentId by key. */
export async function createMissing<Row extends object>(
  strapi: Core.Strapi,
  uid: Uid,
  key: keyof Row & string,
  rows: Row[],
  toData: (row: Row) => object,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const row of rows) {
    const value = String(row[key]);
    const known = await strapi.documents(uid).findFirst({ filters: { [key]: value } });
    const document =
      known ?? (await strapi.documents(uid).create({ data: { ...toData(row) }, status: 'published' }));
    ids.set(value, document.documentId);
  }
  return ids;
}
