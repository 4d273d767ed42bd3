import type { Core } from '@strapi/strapi';
import { DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import { defaultIconOf } from 'booking-rules/shared/listing/stay-detail';
import type { Transaction } from '../plan/import-state';
import { createLinker } from './link-rows';
import type { StoredFields } from '../plan/merge-fields';

export const APARTMENT = 'api::apartment.apartment';
export const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';
const STAY_DETAIL = 'stay.detail';
const ROOM = 'stay.room';
const BED = 'stay.bed';
const PLACE_NEARBY = 'stay.place-nearby';

type Uid = typeof APARTMENT | typeof OVERRIDE;
type Part = typeof STAY_DETAIL | typeof ROOM | typeof BED | typeof PLACE_NEARBY;

/** What a new apartment is made of: areas and amenities by the ids of their rows. */
export type NewApartment = Record<string, unknown> &
  Partial<Pick<StoredFields, 'stayDetails' | 'rooms' | 'nearby'>>;

export interface NewListing {
  /** As Strapi has found it valid. */
  apartment: NewApartment;
  isPublished: boolean;
  /** Nights; null for those of every apartment. */
  minimumStay: number | null;
}

/** The documentIds under which a new listing is stored. */
export interface WrittenListing {
  apartment: string;
  override: string | null;
}

/**
 * An apartment as Strapi finds it valid, with the defaults of what was left out.
 * @throws ValidationError when it does not
 */
export async function validApartment(
  strapi: Core.Strapi,
  apartment: NewApartment,
  isPublished: boolean,
): Promise<NewApartment> {
  const contentType = strapi.contentType(APARTMENT);
  // What is missing of it is what the validator finds out.
  const data: object = apartment;
  return strapi.entityValidator.validateEntityCreation(contentType, data, { isDraft: !isPublished });
}

/**
 * Writes new apartments with all that belongs to them, many at a time, as Strapi's document service would one by one.
 * Nobody hears of them: the caller announces them when they are committed.
 */
export function createListingWriter(strapi: Core.Strapi) {
  const link = createLinker(strapi);

  /** Inserts what is no link; the answer is the ids, in the order of the rows. */
  async function insert(uid: Uid | Part, rows: readonly object[]): Promise<number[]> {
    if (rows.length === 0) return [];
    const { ids } = await strapi.db.query(uid).createMany({ data: rows as never });
    // They are given in that order, though not always told in it.
    return (ids as number[]).toSorted((a, b) => a - b);
  }

  async function documentIdsOf(trx: Transaction, uid: Uid, ids: readonly number[]): Promise<string[]> {
    const { tableName } = strapi.db.metadata.get(uid);
    const rows: { document_id: string }[] = await trx(tableName)
      .whereIn('id', [...ids])
      .orderBy('id')
      .select('document_id');
    return rows.map(({ document_id }) => document_id);
  }

  /** Writes parts of rows, each of which has its own, and links them in their order; the answer is their ids. */
  async function writeParts(
    trx: Transaction,
    [uid, field, part]: [owner: typeof APARTMENT | typeof ROOM, field: string, part: Part],
    owners: readonly { id: number; parts: readonly object[] }[],
  ): Promise<number[]> {
    const ids = await insert(
      part,
      owners.flatMap(({ parts }) => parts),
    );
    let next = 0;
    const links = owners.map(({ id, parts }) => ({ from: id, to: ids.slice(next, (next += parts.length)) }));
    await link(trx, uid, field, links, { component_type: part });
    return ids;
  }

  /** Each version of a document has parts of its own: house rules with their usual icons, rooms, places nearby. */
  async function writeAllParts(trx: Transaction, versions: readonly Version[]): Promise<void> {
    const withParts = (partsOf: (apartment: NewApartment) => readonly object[] | null | undefined) =>
      versions.map(({ id, apartment }) => ({ id, parts: partsOf(apartment) ?? [] }));
    const details = withParts(({ stayDetails }) =>
      stayDetails?.map((detail) => ({ ...detail, icon: defaultIconOf(detail.slug) })),
    );
    await writeParts(trx, [APARTMENT, 'stayDetails', STAY_DETAIL], details);
    const rooms = withParts(({ rooms: all }) => all);
    const roomIds = await writeParts(trx, [APARTMENT, 'rooms', ROOM], rooms);
    const beds = versions.flatMap(({ apartment }) => apartment.rooms ?? []).map((room) => room.beds);
    await writeParts(
      trx,
      [ROOM, 'beds', BED],
      roomIds.map((id, index) => ({ id, parts: beds[index] ?? [] })),
    );
    await writeParts(
      trx,
      [APARTMENT, 'nearby', PLACE_NEARBY],
      withParts(({ nearby }) => nearby),
    );
  }

  return {
    /** Writes them inside a transaction; the answer is in their order. */
    async write(trx: Transaction, listings: readonly NewListing[]): Promise<WrittenListing[]> {
      const now = new Date().toISOString();
      const times = { createdAt: now, updatedAt: now, locale: DEFAULT_LANGUAGE };
      const drafts = listings.map(({ apartment }) => ({ ...apartment, ...times, publishedAt: null }));
      const draftIds = await insert(APARTMENT, drafts);
      const documentIds = await documentIdsOf(trx, APARTMENT, draftIds);
      const published = listings
        .map((listing, index) => ({ ...listing, index, documentId: documentIds[index] ?? '' }))
        .filter(({ isPublished }) => isPublished);
      const publishedIds = await insert(
        APARTMENT,
        published.map(({ apartment, documentId }) => ({
          ...apartment,
          ...times,
          documentId,
          publishedAt: now,
        })),
      );
      const versions: Version[] = [
        ...listings.map(({ apartment }, index) => ({ id: draftIds[index] ?? 0, index, apartment })),
        ...published.map(({ apartment, index }, at) => ({ id: publishedIds[at] ?? 0, index, apartment })),
      ];
      for (const field of LINKED) {
        const links = versions.map(({ id, apartment }) => ({ from: id, to: idsIn(apartment[field]) }));
        await link(trx, APARTMENT, field, links);
      }
      await writeAllParts(trx, versions);

      const exceptions = listings
        .map(({ minimumStay }, index) => ({ minimumStay, index }))
        .filter(({ minimumStay }) => minimumStay !== null);
      const overrideIds = await insert(
        OVERRIDE,
        exceptions.map(({ minimumStay }) => ({ ...times, minimumStay, publishedAt: now })),
      );
      const ofApartments = exceptions.map(({ index }, at) => ({
        from: overrideIds[at] ?? 0,
        to: versions.filter((version) => version.index === index).map(({ id }) => id),
      }));
      await link(trx, OVERRIDE, 'apartment', ofApartments);
      const overrides = await documentIdsOf(trx, OVERRIDE, overrideIds);
      const overrideOf = new Map(exceptions.map(({ index }, at) => [index, overrides[at] ?? null]));
      return listings.map((_, index) => ({
        apartment: documentIds[index] ?? '',
        override: overrideOf.get(index) ?? null,
      }));
    },
  };
}

/** Fields of an apartment that are ids of other rows. */
const LINKED = ['district', 'amenities'] as const;

/** A draft, or what is published of it. */
interface Version {
  id: number;
  /** Among the listings. */
  index: number;
  apartment: NewApartment;
}

function idsIn(linked: unknown): number[] {
  return [linked].flat().filter((id) => typeof id === 'number');
}
