import type { Core } from '@strapi/strapi';
import { factsOf, placesOf, type StoredRoom } from 'booking-rules/shared/listing/home';
import type { ExistingListings, ExistingListing } from './decision';
import { readImportState } from './import-state';
import type { LastImport, StoredFields } from './merge-fields';

const APARTMENT = 'api::apartment.apartment';
const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';
/** Publishing writes both versions within this time. */
const SAME_MOMENT_MS = 500;

type ApartmentDocument = Omit<StoredFields, 'district' | 'amenities' | 'rooms' | 'minimumStay'> & {
  documentId: string;
  apartmentId: string;
  updatedAt: string | Date;
  importKey: string;
  district: { slug: string } | null;
  amenities: { slug: string }[];
  rooms: StoredRoom[] | null;
};

/** What is stored already; the listings of a source are loaded for some rows at a time. */
interface ListingReader {
  existing: ExistingListings;
  /** Loads the apartments with these keys and what was last imported for them, in place of those loaded before. */
  load: (keys: readonly string[]) => Promise<void>;
}

/** Reads every public id and permit in use, and opens the listings of one source. */
export async function openExistingListings(strapi: Core.Strapi, source: string): Promise<ListingReader> {
  const ids: Map<string, { source: string | null; key: string | null }> = new Map();
  const permits = new Map<string, string>();
  const { tableName } = strapi.db.metadata.get(APARTMENT);
  const claimed: {
    apartment_id: string;
    permit_number: string | null;
    import_source: string | null;
    import_key: string | null;
  }[] = await strapi.db
    .connection(tableName)
    .whereNull('published_at')
    .select('apartment_id', 'permit_number', 'import_source', 'import_key');
  for (const row of claimed) {
    ids.set(row.apartment_id, { source: row.import_source, key: row.import_key });
    if (row.permit_number !== null) permits.set(row.permit_number, row.apartment_id);
  }
  const lastImports = new Map<string, LastImport>();
  const listings = new Map<string, ExistingListing>();
  const globalMinimumStay = await readGlobalMinimumStay(strapi);

  return {
    existing: { ids, permits, lastImports, listings },

    async load(keys) {
      lastImports.clear();
      listings.clear();
      for (const [key, said] of await readImportState(strapi, source, keys)) lastImports.set(key, said);
      for (const [key, listing] of await readListings(strapi, source, keys, globalMinimumStay)) {
        listings.set(key, listing);
      }
    },
  };
}

/** The apartments of a source by key. */
async function readListings(
  strapi: Core.Strapi,
  source: string,
  keys: readonly string[],
  globalMinimumStay: number,
): Promise<[string, ExistingListing][]> {
  const filters = { importSource: source, importKey: { $in: [...keys] } };
  const found: unknown = await strapi.documents(APARTMENT).findMany({
    filters,
    populate: {
      ...{ district: true, amenities: true, stayDetails: true, nearby: true },
      rooms: { populate: { beds: true } },
    },
  });
  const drafts = found as ApartmentDocument[];
  if (drafts.length === 0) return [];
  const published = await strapi
    .documents(APARTMENT)
    .findMany({ filters, status: 'published', fields: ['updatedAt'] });
  const publishedAt = new Map(
    published.map(({ documentId, updatedAt }) => [documentId, updatedAt as string | Date]),
  );
  const overrides = await readOverrides(
    strapi,
    drafts.map(({ documentId }) => documentId),
  );
  return drafts.map((document) => {
    const { documentId, apartmentId, updatedAt, importKey } = document;
    const state = stateOf(updatedAt, publishedAt.get(documentId));
    const fields = storedFields(document, overrides.get(documentId) ?? globalMinimumStay);
    return [importKey, { documentId, apartmentId, state, fields }];
  });
}

/** What an apartment is by when its draft was written, and what is published of it. */
export function stateOf(
  written: string | Date,
  published: string | Date | null | undefined,
): ExistingListing['state'] {
  if (published == null) return 'draft';
  return Math.abs(timeOf(written) - timeOf(published)) > SAME_MOMENT_MS ? 'modified' : 'published';
}

/** Nights by the documentId of the apartment that they are for. */
async function readOverrides(
  strapi: Core.Strapi,
  apartments: readonly string[],
): Promise<Map<string, number>> {
  const found: unknown = await strapi.documents(OVERRIDE).findMany({
    filters: { apartment: { documentId: { $in: [...apartments] } } },
    populate: { apartment: true },
  });
  const overrides = found as { minimumStay: number; apartment: { documentId: string } }[];
  return new Map(overrides.map(({ apartment, minimumStay }) => [apartment.documentId, minimumStay]));
}

/** Nights; 1 where none is set (contract A5). */
export async function readGlobalMinimumStay(strapi: Core.Strapi): Promise<number> {
  const setting = (await strapi.documents('api::minimum-stay.minimum-stay').findFirst()) as {
    days: number;
  } | null;
  return setting?.days ?? 1;
}

/** An apartment in the words of a draft. */
function storedFields(document: ApartmentDocument, minimumStay: number): StoredFields {
  return {
    name: document.name,
    summary: document.summary,
    description: document.description,
    district: document.district?.slug ?? '',
    address: document.address,
    latitude: document.latitude,
    longitude: document.longitude,
    permitNumber: document.permitNumber,
    bedrooms: document.bedrooms,
    bathrooms: document.bathrooms,
    beds: document.beds,
    capacity: document.capacity,
    area: document.area,
    amenities: document.amenities.map(({ slug }) => slug).sort(),
    stayDetails: (document.stayDetails ?? []).map(({ slug, label }) => ({ slug, label })),
    childrenWelcome: document.childrenWelcome ?? true,
    petsWelcome: document.petsWelcome ?? false,
    rooms: orNull(
      (document.rooms ?? []).map(({ kind, name, beds }) => ({
        ...{ kind, name: name ?? '' },
        beds: (beds ?? []).map((bed) => ({ kind: bed.kind, count: bed.count })),
      })),
    ),
    ...factsOf(document),
    nearby: orNull(placesOf(document.nearby)),
    nightlyRate: document.nightlyRate,
    weekendRate: document.weekendRate,
    cleaningFee: document.cleaningFee,
    deposit: document.deposit,
    minimumStay,
    maximumStay: document.maximumStay,
    gapFilling: document.gapFilling,
    openForBooking: document.openForBooking,
  };
}

/** A list that nobody has begun is as good as none. */
const orNull = <Item>(items: Item[]): Item[] | null => (items.length === 0 ? null : items);

const timeOf = (at: string | Date): number => new Date(at).getTime();
