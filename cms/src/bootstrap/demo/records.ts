import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import type { Stay } from 'booking-rules/shared/domain/stay';

export type Uid = Parameters<Core.Strapi['documents']>[0];

const TABLE = 'demo_records';
/** Nights that the demo keeps free of guests, in place of a uid. */
export const BLOCK = 'booking_nights';

/** A record that the demo has loaded. */
export interface DemoRecord {
  id: string;
  /** Instant of its last change while it was loaded, in milliseconds; 0 where nobody asks. */
  changedAt: number;
}

/** Notes that a document is of the demo, as it is now. */
export async function markDocument(strapi: Core.Strapi, uid: Uid, documentId: string): Promise<void> {
  const [versions] = await versionsOf(strapi, uid, { documentIds: [documentId] });
  await markRecord(strapi, uid, documentId, versions?.changedAt);
}

/** Notes that a record which is no document is of the demo. */
export async function markRecord(strapi: Core.Strapi, uid: string, id: string, changedAt = 0): Promise<void> {
  const row = { uid, id, changed_at: changedAt };
  await strapi.db.connection(TABLE).insert(row).onConflict(['uid', 'id']).merge();
}

export async function marksOf(strapi: Core.Strapi, uid: string): Promise<DemoRecord[]> {
  const rows: { id: string; changed_at: number | string }[] = await strapi.db
    .connection(TABLE)
    .where({ uid })
    .orderBy('id')
    .select('id', 'changed_at');
  return rows.map(({ id, changed_at: changedAt }) => ({ id, changedAt: Number(changedAt) }));
}

export async function unmark(strapi: Core.Strapi, uid: string, id: string): Promise<void> {
  await strapi.db.connection(TABLE).where({ uid, id }).delete();
}

export async function hasRecords(strapi: Core.Strapi): Promise<boolean> {
  const first: unknown = await strapi.db.connection(TABLE).first('id');
  return first !== undefined;
}

/** What is left belongs to the house from now on. */
export async function forgetDemo(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(TABLE).delete();
}

/** When a document was made and last changed, over its draft and what is published of it. */
export interface Versions {
  documentId: string;
  createdAt: number;
  changedAt: number;
  /** Those of its fields that were asked for. */
  fields: Record<string, unknown>;
}

/** @param asked documents, all of the content type when absent; fields, none when absent */
export async function versionsOf(
  strapi: Core.Strapi,
  uid: Uid,
  { documentIds, fields = [] }: { documentIds?: readonly string[]; fields?: readonly string[] },
): Promise<Versions[]> {
  const where = {
    ...(documentIds && { documentId: { $in: [...documentIds] } }),
    // Its translations are changed with it; of one that has none no language is said.
    $or: [{ locale: DEFAULT_LANGUAGE }, { locale: null }],
  };
  const select = ['documentId', 'createdAt', 'updatedAt', ...fields];
  const rows: unknown[] = await strapi.db.query(uid).findMany({ where, select, orderBy: { id: 'asc' } });
  const documents = new Map<string, Versions>();
  for (const row of rows as (Record<string, unknown> & {
    documentId: string;
    createdAt: string;
    updatedAt: string;
  })[]) {
    const { documentId } = row;
    const [createdAt, changedAt] = [row.createdAt, row.updatedAt].map((at) => new Date(at).getTime()) as [
      number,
      number,
    ];
    const known = documents.get(documentId);
    documents.set(documentId, {
      documentId,
      fields: known?.fields ?? row,
      createdAt: Math.min(createdAt, known?.createdAt ?? createdAt),
      changedAt: Math.max(changedAt, known?.changedAt ?? changedAt),
    });
  }
  return [...documents.values()];
}

export const blockId = (apartmentId: string, { checkIn, checkOut }: Stay): string =>
  `${apartmentId} ${checkIn} ${checkOut}`;

/** @returns the apartment and the stay of a block's id */
export function blockOf(id: string): { apartmentId: string; stay: Stay } {
  const [apartmentId = '', checkIn = '', checkOut = ''] = id.split(' ');
  return { apartmentId, stay: { checkIn, checkOut } };
}
