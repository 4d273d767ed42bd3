import type { Core } from '@strapi/strapi';
import type { Decision } from './decision';
import type { DocumentIds } from './ensure-content';
import { rememberImport, type ImportedRow, type Transaction } from './import-memory';
import type { ListingDraft } from './listing-draft';
import { changedFields, type FieldName, type StoredFields } from './merge-fields';

const APARTMENT = 'api::apartment.apartment';
const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';

export interface Writing {
  strapi: Core.Strapi;
  source: string;
  districts: DocumentIds;
  amenities: DocumentIds;
  /** Nights; a new apartment that needs others gets an override. */
  globalMinimumStay: number;
}

/** Writes one decision, whole or not at all. */
export async function applyDecision(writing: Writing, decision: Decision): Promise<void> {
  if (decision.outcome === 'refused') return;
  const { key, apartmentId } = decision;
  const imported: ImportedRow = { source: writing.source, key, apartmentId };
  await writing.strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    // The first statement is a write: SQLite refuses a transaction that begins to write after it has read.
    if (decision.outcome === 'created') {
      await rememberImport(trx, imported, decision.draft);
      await rememberImport(trx, imported, await create(writing, imported, decision.draft));
      return;
    }
    if (decision.remembered !== null) await rememberImport(trx, imported, decision.remembered);
    if (decision.outcome !== 'changed') return;
    const { documentId, changes, publish } = decision;
    const { minimumStay, ...fields } = changedFields(changes);
    const data = toData(writing, fields);
    if (Object.keys(data).length > 0) await writing.strapi.documents(APARTMENT).update({ documentId, data });
    if (minimumStay != null) await setMinimumStay(writing.strapi, documentId, minimumStay);
    if (publish) await writing.strapi.documents(APARTMENT).publish({ documentId });
  });
}

/** Creates an apartment; the answer is what the import has said of it, with the defaults of what it left out. */
async function create(
  writing: Writing,
  { source, key, apartmentId }: ImportedRow,
  { publish, minimumStay, ...fields }: ListingDraft,
): Promise<ListingDraft> {
  const { strapi, globalMinimumStay } = writing;
  const data = { ...toData(writing, fields), apartmentId, importSource: source, importKey: key };
  const created = (await strapi
    .documents(APARTMENT)
    .create({ data: data as never, status: publish ? 'published' : 'draft' })) as unknown as {
    documentId: string;
  } & Record<string, unknown>;
  if (minimumStay !== null && minimumStay !== globalMinimumStay) {
    await setMinimumStay(strapi, created.documentId, minimumStay);
  }
  const said = Object.entries(fields).map(([field, value]) => [field, value ?? created[field] ?? null]);
  return {
    ...(Object.fromEntries(said) as typeof fields),
    minimumStay: minimumStay ?? globalMinimumStay,
    publish,
  };
}

async function setMinimumStay(strapi: Core.Strapi, apartment: string, minimumStay: number): Promise<void> {
  const overrides = strapi.documents(OVERRIDE);
  const data: object = { minimumStay };
  const known = await overrides.findFirst({ filters: { apartment: { documentId: apartment } } });
  if (known) await overrides.update({ documentId: known.documentId, data });
  else await overrides.create({ data: { ...data, apartment } });
}

/** Fields as the document takes them: areas and amenities by documentId, nothing for what is not said. */
function toData({ districts, amenities }: Writing, fields: Partial<StoredFields>): Record<string, unknown> {
  const said = (Object.entries(fields) as [FieldName, unknown][]).filter(([, value]) => value !== null);
  return Object.fromEntries(
    said.map(([field, value]) => {
      if (field === 'district') return [field, districts.get(value as string)];
      if (field !== 'amenities') return [field, value];
      return [field, (value as string[]).map((slug) => amenities.get(slug)).filter((id) => id !== undefined)];
    }),
  );
}
