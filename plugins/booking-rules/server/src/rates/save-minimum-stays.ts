import type { Core } from '@strapi/strapi';
import type { MinimumStaysChange } from '../../../shared/contracts/rule-book';
import { UIDS } from '../records/documents';
import type { NamedApartments } from './named-apartments';

/** Sets the nights for all apartments. */
export async function saveGlobalMinimum(strapi: Core.Strapi, days: number): Promise<void> {
  const documents = strapi.documents(UIDS.minimumStay);
  const known = await documents.findFirst();
  if (known) await documents.update({ documentId: known.documentId, data: { days } as never });
  else await documents.create({ data: { days } as never });
}

/** Sets and takes away overrides of apartments. */
export async function saveOverrides(
  strapi: Core.Strapi,
  overrides: NonNullable<MinimumStaysChange['overrides']>,
  named: NamedApartments,
): Promise<void> {
  for (const [index, { apartmentId, nights }] of overrides.entries())
    await saveOverride(strapi, named.documentOf(apartmentId, `overrides.${index}`), nights);
}

async function saveOverride(strapi: Core.Strapi, apartment: string, nights: number | null): Promise<void> {
  const documents = strapi.documents(UIDS.minimumStayOverride);
  const known = await documents.findMany({ filters: { apartment: { documentId: apartment } } as never });
  const [first, ...rest] = known;
  for (const extra of nights === null ? known : rest)
    await documents.delete({ documentId: extra.documentId });
  if (nights === null) return;
  const data = { minimumStay: nights, apartment } as never;
  if (first) await documents.update({ documentId: first.documentId, data });
  else await documents.create({ data });
}
