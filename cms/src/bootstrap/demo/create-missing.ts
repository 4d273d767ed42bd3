import type { Core } from '@strapi/strapi';
import { markDocument, type Uid } from './records';

/** What loads demo content: the database, since when, and whether it is asked to stop. */
export interface Loading {
  strapi: Core.Strapi;
  /** Instant at which it began, in milliseconds. */
  begunAt: number;
  signal: AbortSignal;
}

interface Known {
  documentId: string;
  updatedAt: string;
}

/**
 * Creates and publishes those whose key is not there yet, one after the other. One that was made before the load began,
 * and was not touched since, is replaced. The answer gives every documentId by key.
 * @throws the signal's reason when the server stops
 */
export async function createMissing<Row extends object>(
  loading: Loading,
  uid: Uid,
  key: keyof Row & string,
  rows: Row[],
  toData: (row: Row) => object | Promise<object>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const row of rows) {
    const value = String(row[key]);
    ids.set(value, await createOrReplace(loading, uid, { [key]: value }, () => toData(row)));
  }
  return ids;
}

/** @returns the documentId of the one that the filter finds, or of the one that was made in its place */
export async function createOrReplace(
  { strapi, begunAt, signal }: Loading,
  uid: Uid,
  filters: object,
  toData: () => object | Promise<object>,
): Promise<string> {
  signal.throwIfAborted();
  const documents = strapi.documents(uid);
  const found: unknown = await documents.findFirst({ filters: { ...filters } });
  const known = found as Known | null;
  if (known && Date.parse(known.updatedAt) > begunAt) return known.documentId;
  const data = { ...(await toData()) };
  const { documentId } = known ?? (await documents.create({ data, status: 'published' }));
  if (known) await documents.update({ documentId, data, status: 'published' });
  await markDocument(strapi, uid, documentId);
  return documentId;
}
