import type { Core } from '@strapi/strapi';
import { documents, UIDS } from '../records/documents';
import { invalidField } from '../platform/http/parse';

/** Apartments by their public ids, published or not: a rule may name one that is still a draft. */
export interface NamedApartments {
  /** @throws ValidationError beside the field that names an apartment which is not there */
  documentOf(apartmentId: string, field: string): string;
}

/** Finds the apartments that a change names. */
export async function readNamedApartments(
  strapi: Core.Strapi,
  apartmentIds: readonly string[],
): Promise<NamedApartments> {
  const found = await documents(strapi, UIDS.apartment).findMany({
    status: 'draft',
    filters: { apartmentId: { $in: [...new Set(apartmentIds)] } },
    fields: ['apartmentId'],
  });
  const byId = new Map(found.map(({ apartmentId, documentId }) => [apartmentId, documentId]));
  return {
    documentOf(apartmentId, field) {
      const documentId = byId.get(apartmentId);
      if (documentId === undefined) throw invalidField(field, `There is no apartment ${apartmentId}`);
      return documentId;
    },
  };
}
