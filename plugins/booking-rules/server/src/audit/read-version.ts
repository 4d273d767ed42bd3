import type { Core, UID } from '@strapi/strapi';
import { namingFields, type Fields, type FieldsOf } from './value-words';

interface Model {
  attributes: Record<string, { type: string; target?: string; private?: boolean }>;
}

const modelOf = (strapi: Core.Strapi, uid: string): Model => strapi.getModel(uid as UID.ContentType);

/** The fields of each component. */
export function fieldsOfComponents(strapi: Core.Strapi): FieldsOf {
  return (component) => modelOf(strapi, component).attributes;
}

/**
 * A document as editors see it: its fields with the names of what they relate to, and the apartment or owner by
 * which one without a name is known.
 */
export async function readVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  fields: Fields,
): Promise<Record<string, unknown> | null> {
  if (documentId === undefined) return null;
  const { attributes } = modelOf(strapi, uid);
  const naming = Object.keys(attributes).filter((name) => name === 'apartment' || name === 'owner');
  const related = [...new Set([...Object.keys(fields), ...naming])];
  const populate = Object.fromEntries(
    related.flatMap((name): [string, object][] => {
      const { type = '', target } = attributes[name] ?? {};
      if (type === 'media') return [[name, { fields: ['name'] }]];
      if (type === 'component' || type === 'dynamiczone') return [[name, { populate: '*' }]];
      if (type !== 'relation' || target === undefined) return [];
      return [[name, { fields: namingFields(modelOf(strapi, target).attributes) }]];
    }),
  );
  const found: unknown = await strapi.documents(uid).findOne({ documentId, populate: populate as never });
  return found as Record<string, unknown> | null;
}
