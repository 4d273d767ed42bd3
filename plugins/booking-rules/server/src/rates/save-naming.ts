import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PromotionDraft, SeasonDraft } from '../../../shared/contracts/rule-book';
import { UIDS } from '../records/documents';
import type { NamedApartments } from './named-apartments';

type Uid = typeof UIDS.season | typeof UIDS.promotion;

/** Creates, changes and removes seasons or promotions; gives the ids of those that were saved, in their order. */
export async function saveNaming(
  strapi: Core.Strapi,
  uid: Uid,
  {
    save = [],
    remove = [],
  }: { save?: readonly (SeasonDraft | PromotionDraft)[]; remove?: readonly string[] },
  named: NamedApartments,
): Promise<string[]> {
  const documents = strapi.documents(uid);
  // First, so that a code may pass from one promotion to another.
  for (const documentId of remove) await documents.delete({ documentId });
  const saved: string[] = [];
  const field = uid === UIDS.season ? 'seasons' : 'promotions';
  for (const [index, { id, apartments, ...fields }] of save.entries()) {
    const ids = (apartments ?? []).map((apartmentId) =>
      named.documentOf(apartmentId, `${field}.save.${index}.apartments`),
    );
    const data = { ...fields, apartments: ids } as never;
    if (id === null) saved.push((await documents.create({ data })).documentId);
    else {
      // Strapi's types say that it always answers; it gives null for a document that is gone.
      const updated = (await documents.update({ documentId: id, data })) as { documentId: string } | null;
      if (!updated)
        throw new errors.NotFoundError('Somebody has removed this meanwhile: load the page again');
      saved.push(updated.documentId);
    }
  }
  return saved;
}
