import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import type { StoredRoom } from 'booking-rules/shared/listing/home';
import type { Decision } from '../plan/decision';
import type { ContentId, ContentIds } from './areas-and-amenities';
import { saveImportState, type Transaction } from '../plan/import-state';
import type { DraftRoom, ListingDraft } from '../interpret/listing-draft';
import { changedFields, type FieldName, type StoredFields } from '../plan/merge-fields';
import {
  APARTMENT,
  OVERRIDE,
  validApartment,
  type createListingWriter,
  type NewApartment,
} from './write-listings';

export interface ApplyContext {
  strapi: Core.Strapi;
  source: string;
  districts: ContentIds;
  amenities: ContentIds;
  /** Nights; a new apartment that needs others gets an override. */
  globalMinimumStay: number;
  listings: ReturnType<typeof createListingWriter>;
}

type Created = Extract<Decision, { outcome: 'created' }>;

/**
 * Writes decisions: new apartments together, all of them or none, then each other one whole or not at all.
 * @returns them in their order; one that Strapi itself finds invalid is refused with its reason
 */
export async function applyDecisions(
  context: ApplyContext,
  decisions: readonly Decision[],
): Promise<Decision[]> {
  const refused = new Map<Decision, Decision>();
  const refusing = async (decision: Decision, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error) || !/ValidationError$/.test(error.name)) throw error;
      refused.set(decision, refusalOf(decision, error));
    }
  };
  const valid: { decision: Created; apartment: NewApartment }[] = [];
  for (const decision of decisions) {
    if (decision.outcome !== 'created') continue;
    await refusing(decision, async () => {
      const { publish } = decision.draft;
      const apartment = await validApartment(context.strapi, newApartment(context, decision), publish);
      valid.push({ decision, apartment });
    });
  }
  await create(context, valid);
  for (const decision of decisions) {
    if (decision.outcome === 'changed' || decision.outcome === 'left alone') {
      await refusing(decision, () => change(context, decision));
    }
  }
  return decisions.map((decision) => refused.get(decision) ?? decision);
}

function refusalOf(decision: Decision, { message }: Error): Decision {
  const { row, key, notes } = decision;
  const name = decision.outcome === 'created' ? decision.draft.name : decision.name;
  return { outcome: 'refused', row, key, name, reasons: [`The database refuses it: ${message}.`], notes };
}

function newApartment(context: ApplyContext, { key, apartmentId, draft }: Created): NewApartment {
  const { publish, minimumStay, ...fields } = draft;
  return {
    ...toData(context, fields, 'id'),
    apartmentId,
    importSource: context.source,
    importKey: key,
  };
}

/** Creates apartments, remembers what the import has said of them, and announces them. */
async function create(
  { strapi, source, globalMinimumStay, listings }: ApplyContext,
  valid: readonly { decision: Created; apartment: NewApartment }[],
): Promise<void> {
  if (valid.length === 0) return;
  const written = await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    const made = await listings.write(
      trx,
      valid.map(({ decision: { draft }, apartment }) => ({
        apartment,
        isPublished: draft.publish,
        minimumStay: draft.minimumStay === globalMinimumStay ? null : draft.minimumStay,
      })),
    );
    const imported = valid.map(({ decision: { key, apartmentId, draft }, apartment }) => ({
      source,
      key,
      apartmentId,
      said: withDefaults(draft, apartment, globalMinimumStay),
    }));
    await saveImportState(trx, imported);
    return made;
  });
  const { changes } = engineOf(strapi);
  for (const { apartment, override } of written) {
    changes.announce({ kind: 'content', uid: APARTMENT, documentId: apartment });
    if (override !== null) changes.announce({ kind: 'content', uid: OVERRIDE, documentId: override });
  }
}

/** What the import has said of a new apartment, with the defaults of what it left out. */
function withDefaults(
  { minimumStay, publish, ...fields }: ListingDraft,
  apartment: NewApartment,
  globalMinimumStay: number,
): ListingDraft {
  const said = Object.entries(fields).map(([field, value]) => [field, value ?? apartment[field] ?? null]);
  return {
    ...(Object.fromEntries(said) as typeof fields),
    minimumStay: minimumStay ?? globalMinimumStay,
    publish,
  };
}

async function change(
  context: ApplyContext,
  decision: Extract<Decision, { outcome: 'changed' | 'left alone' }>,
): Promise<void> {
  const { key, apartmentId, remembered } = decision;
  if (decision.outcome === 'left alone' && remembered === null) return;
  const { strapi, source } = context;
  await strapi.db.transaction(async ({ trx }: { trx: Transaction }) => {
    if (remembered !== null) await saveImportState(trx, [{ source, key, apartmentId, said: remembered }]);
    if (decision.outcome !== 'changed') return;
    const { documentId, changes, publish } = decision;
    const { minimumStay, ...fields } = changedFields(changes);
    const data = toData(context, fields, 'documentId');
    if (fields.rooms) data['rooms'] = await withPhotos(strapi, documentId, fields.rooms);
    if (Object.keys(data).length > 0) await strapi.documents(APARTMENT).update({ documentId, data });
    if (minimumStay != null) await setMinimumStay(strapi, documentId, minimumStay);
    if (publish) await strapi.documents(APARTMENT).publish({ documentId });
  });
}

/** Rooms as a list says them, with the photos that somebody has given here to those of the same name. */
async function withPhotos(
  strapi: Core.Strapi,
  documentId: string,
  rooms: readonly DraftRoom[],
): Promise<object[]> {
  const populate = { rooms: { populate: { photos: { fields: ['name'] } } } };
  const found: unknown = await strapi.documents(APARTMENT).findOne({ documentId, populate } as never);
  const stored = [...((found as { rooms: StoredRoom[] | null } | null)?.rooms ?? [])];
  return rooms.map((room) => {
    const at = stored.findIndex(({ kind, name }) => kind === room.kind && (name ?? '') === room.name);
    const [known] = at < 0 ? [] : stored.splice(at, 1);
    return { ...room, photos: (known?.photos ?? []).map(({ id }) => id) };
  });
}

async function setMinimumStay(strapi: Core.Strapi, apartment: string, minimumStay: number): Promise<void> {
  const overrides = strapi.documents(OVERRIDE);
  const data = { minimumStay };
  const known = await overrides.findFirst({ filters: { apartment: { documentId: apartment } } });
  if (known) await overrides.update({ documentId: known.documentId, data });
  else await overrides.create({ data: { ...data, apartment } });
}

/** Fields as Strapi takes them: areas and amenities by the id that is asked for, nothing for what is not said. */
function toData(
  { districts, amenities }: ApplyContext,
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
