import type { Core } from '@strapi/strapi';
import type { ApartmentRates } from '../../../shared/domain/restrictions/rule-change';
import { documents, rows as rowsOf, UIDS, type ApartmentDocument } from '../records/documents';
import type { NamedApartments } from './named-apartments';

type Version = Pick<ApartmentDocument, 'publishedAt' | 'updatedAt'> & { id: number };

/**
 * Sets the rates of apartments in their drafts and in what is published, and publishes nothing else: what an
 * editor has begun to write stays a draft, and is still shown as one.
 */
export async function saveRates(
  strapi: Core.Strapi,
  rates: readonly ApartmentRates[],
  named: NamedApartments,
): Promise<void> {
  for (const [index, { apartmentId, nightlyRate, weekendRate }] of rates.entries()) {
    const documentId = named.documentOf(apartmentId, `rates.${index}`);
    await saveRatesOf(strapi, documentId, { nightlyRate, weekendRate });
  }
}

async function saveRatesOf(
  strapi: Core.Strapi,
  documentId: string,
  rates: Omit<ApartmentRates, 'apartmentId'>,
): Promise<void> {
  const versions = rowsOf(strapi, UIDS.apartment);
  const read = async (): Promise<{ draft: Version | undefined; published: Version | undefined }> => {
    const rows = await versions.findMany({
      where: { documentId },
      select: ['id', 'publishedAt', 'updatedAt'],
    });
    return {
      draft: rows.find(({ publishedAt }) => publishedAt === null),
      published: rows.find(({ publishedAt }) => publishedAt !== null),
    };
  };
  const before = await read();
  await documents(strapi, UIDS.apartment).update({ documentId, data: rates });
  const { draft, published } = await read();
  if (!published) return;
  // Strapi calls a document modified whose draft is younger than what is published.
  const wasModified = before.draft !== undefined && instant(before.draft) > instant(published);
  const updatedAt = wasModified || !draft ? published.updatedAt : draft.updatedAt;
  // Not `update`, which would set the time of the change by itself.
  await versions.updateMany({ where: { id: published.id }, data: { ...rates, updatedAt } });
}

function instant({ updatedAt }: Version): number {
  return new Date(updatedAt).getTime();
}
