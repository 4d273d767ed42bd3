import type { Core } from '@strapi/strapi';
import { booking } from 'booking-rules/services';
import type { Decision } from './decision';
import { createListing } from './create-listing';
import type { ContentId, ContentIds } from './ensure-content';
import { rememberImport, type ImportedRow, type Transaction } from './import-memory';
import type { ListingDraft } from './listing-draft';
import { changedFields, type FieldName, type StoredFields } from './merge-fields';

const APARTMENT = 'api::apartment.apartment';
const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';

export interface Writing {
  strapi: Core.Strapi;
  source: string;
  districts: ContentIds;
  amenities: ContentIds;
  /** Nights; a new apartment that needs others gets an override. */
  globalMinimumStay: number;
}

/** Writes one decision, whole or not at all. */
export async function applyDecision(writing: Writing, decision: Decision): Promise<void> {
  if (decision.outcome === 'refused') return;
  const { key, apartmentId } = decision;
  const imported: ImportedRow = { source: writing.source, key, apartmentId };
  if (decision.outcome === 'created') {
    const { strapi } = writing;
    const documentId = await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
      const { said, documentId } = await create(writing, imported, decision.draft);
      await rememberImport(trx, imported, said);
      return documentId;
    });
    booking(strapi).changes.announce({ kind: 'content', uid: APARTMENT, documentId });
    return;
  }
  await writing.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    if (decision.remembered !== null) await rememberImport(trx, imported, decision.remembered);
    if (decision.outcome !== 'changed') return;
    const { documentId, changes, publish } = decision;
    const { minimumStay, ...fields } = changedFields(changes);
    const data = toData(writing, fields, 'documentId');
    if (Object.keys(data).length > 0) await writing.strapi.documents(APARTMENT).update({ documentId, data });
    if (minimumStay != null) await setMinimumStay(writing.strapi, documentId, minimumStay);
    if (publish) await writing.strapi.documents(APARTMENT).publish({ documentId });
  });
}

/** Creates an apartment, and tells what the import has said of it, with the defaults of what it left out. */
async function create(
  writing: Writing,
  { source, key, apartmentId }: ImportedRow,
  { publish, minimumStay, ...fields }: ListingDraft,
): Promise<{ said: ListingDraft; documentId: string }> {
  const { strapi, globalMinimumStay } = writing;
  const data = {
    ...toData(writing, fields, 'id'),
    apartmentId,
    importSource: source,
    importKey: key,
  };
  const created = await createListing(strapi, data, publish);
  if (minimumStay !== null && minimumStay !== globalMinimumStay) {
    await setMinimumStay(strapi, created.documentId, minimumStay);
  }
  const withDefaults = Object.entries(fields).map(([field, value]) => [
    field,
    value ?? created[field] ?? null,
  ]);
  return {
    said: {
      ...(Object.fromEntries(withDefaults) as typeof fields),
      minimumStay: minimumStay ?? globalMinimumStay,
      publish,
    },
    documentId: created.documentId,
  };
}

async function setMinimumStay(strapi: Core.Strapi, apartment: string, minimumStay: number): Promise<void> {
  const overrides = strapi.documents(OVERRIDE);
  const data: object = { minimumStay };
  const known = await overrides.findFirst({ filters: { apartment: { documentId: apartment } } });
  if (known) await overrides.update({ documentId: known.documentId, data });
  else await overrides.create({ data: { ...data, apartment } });
}

/** Fields as Strapi takes them: areas and amenities by the id that is asked for, nothing for what is not said. */
function toData(
  { districts, amenities }: Writing,
  fields: Partial<StoredFields>,
  by: keyof ContentId,
): Record<string, unknown> {
  const said = (Object.entries(fields) as [FieldName, unknown][]).filter(([, value]) => value !== null);
  return Object.fromEntries(
    said.map(([field, value]) => {
      if (field === 'district') return [field, districts.get(value as string)?.[by]];
      if (field !== 'amenities') return [field, value];
      return [field, (value as string[]).flatMap((slug) => amenities.get(slug)?.[by] ?? [])];
    }),
  );
}
