import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { DocumentTypes, Uid } from './documents';

/**
 * A new document without relations, and the insert that writes it with other rows: what Strapi's database layer does
 * in one statement in place of three. Texts of instants are ISO 8601.
 */
export function newDocument<Of extends Uid>(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  uid: Of,
  data: Omit<DocumentTypes[Of], 'documentId' | 'createdAt'>,
  now: Date,
): { document: DocumentTypes[Of]; insert: Knex.QueryBuilder } {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const at = now.toISOString();
  const document: Record<string, unknown> = { createdAt: at, updatedAt: at, publishedAt: at, ...data };
  const row: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (attribute.type === 'relation' || name === 'id') continue;
    const usual = attribute.default as unknown;
    const value = (document[name] ??=
      (typeof usual === 'function' ? (usual as () => unknown)() : usual) ?? null);
    row[attribute.columnName ?? name] = columnOf(attribute.type, value);
  }
  return { document: document as DocumentTypes[Of], insert: trx(tableName).insert(row) };
}

function columnOf(type: string, value: unknown): unknown {
  if (value === null || (type !== 'json' && type !== 'datetime')) return value;
  return type === 'json' ? JSON.stringify(value) : new Date(value as string);
}
