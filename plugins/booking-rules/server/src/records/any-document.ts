import type { Core, UID } from '@strapi/strapi';

/** A document of any content type, field by field. */
export interface AnyDocument {
  documentId: string;
  [field: string]: unknown;
}

/** A document of any content type as its draft; null when there is none. @param populate parts and relations with it */
export async function readDocument(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  populate: object,
): Promise<AnyDocument | null> {
  const found: unknown = await strapi.documents(uid).findOne({ documentId, populate: populate as never });
  return found as AnyDocument | null;
}

/** Documents of any content type. @param query as the documents service of Strapi takes it */
export async function readDocuments(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  query: object,
): Promise<AnyDocument[]> {
  const found: unknown = await strapi.documents(uid).findMany(query as never);
  return found as AnyDocument[];
}
