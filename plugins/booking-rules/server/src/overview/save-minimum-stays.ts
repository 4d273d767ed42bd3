import type { Core } from '@strapi/strapi';
import { invalidField } from '../http/parse';
import { booking } from '../booking';
import { UIDS } from '../catalogue/documents';
import { inTransaction } from '../transaction';

/** What a manager sets: the nights for all, and those of some apartments; null takes an override away. */
export interface MinimumStaysChange {
  global?: number;
  overrides?: { apartmentId: string; nights: number | null }[];
}

/**
 * Sets minimum stays, all of them or none.
 * @throws ValidationError for an apartment that is not there
 */
export async function saveMinimumStays(strapi: Core.Strapi, change: MinimumStaysChange): Promise<void> {
  const overrides = (change.overrides ?? []).map(({ apartmentId, nights }, index) => {
    const entry = booking(strapi).catalogue.find(apartmentId);
    if (!entry) throw invalidField(`overrides.${index}`, `There is no apartment ${apartmentId}`);
    return { apartment: entry.documentId, nights };
  });
  await inTransaction(strapi, async () => {
    if (change.global !== undefined) await saveGlobal(strapi, change.global);
    for (const { apartment, nights } of overrides) await saveOverride(strapi, apartment, nights);
  });
}

async function saveGlobal(strapi: Core.Strapi, days: number): Promise<void> {
  const documents = strapi.documents(UIDS.minimumStay);
  const known = await documents.findFirst();
  if (known) await documents.update({ documentId: known.documentId, data: { days } as never });
  else await documents.create({ data: { days } as never });
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
