import type { Core } from '@strapi/strapi';
import type { LastImport, StoredFields } from './merge-fields';
import type { StoredHouse, StoredListing } from './decision';
import { IMPORTS } from './import-memory';

const APARTMENT = 'api::apartment.apartment';
const OVERRIDE = 'api::minimum-stay-override.minimum-stay-override';
/** Publishing writes both versions within this time. */
const SAME_MOMENT_MS = 500;

type ApartmentDocument = Omit<StoredFields, 'district' | 'amenities' | 'minimumStay'> & {
  documentId: string;
  apartmentId: string;
  updatedAt: string | Date;
  importKey: string;
  district: { slug: string } | null;
  amenities: { slug: string }[];
};

/** Reads what is stored of a source, and what the whole house has claimed. */
export async function readStoredHouse(strapi: Core.Strapi, source: string): Promise<StoredHouse> {
  const lastImports = new Map<string, LastImport>();
  const memory: { key: string; fields: string }[] = await strapi.db
    .connection(IMPORTS)
    .where({ source })
    .select('key', 'fields');
  for (const { key, fields } of memory) lastImports.set(key, JSON.parse(fields) as LastImport);

  const ids: Map<string, { source: string | null; key: string | null }> = new Map();
  const permits = new Map<string, string>();
  const everything = (await strapi.documents(APARTMENT).findMany({
    fields: ['apartmentId', 'permitNumber', 'importSource', 'importKey'],
  })) as unknown as {
    apartmentId: string;
    permitNumber: string | null;
    importSource: string | null;
    importKey: string | null;
  }[];
  for (const { apartmentId, permitNumber, importSource, importKey } of everything) {
    ids.set(apartmentId, { source: importSource, key: importKey });
    if (permitNumber !== null) permits.set(permitNumber, apartmentId);
  }
  return { listings: await readListings(strapi, source), lastImports, ids, permits };
}

/** The apartments of a source by key. */
async function readListings(strapi: Core.Strapi, source: string): Promise<Map<string, StoredListing>> {
  const filters = { importSource: source };
  const drafts = (await strapi.documents(APARTMENT).findMany({
    filters,
    populate: { district: true, amenities: true, stayDetails: true },
  })) as unknown as ApartmentDocument[];
  const published = (await strapi
    .documents(APARTMENT)
    .findMany({ filters, status: 'published', fields: ['updatedAt'] })) as unknown as ApartmentDocument[];
  const publishedAt = new Map(published.map(({ documentId, updatedAt }) => [documentId, timeOf(updatedAt)]));
  const minimumStayOf = await readMinimumStays(strapi);
  return new Map(
    drafts.map((document) => {
      const { documentId, apartmentId, updatedAt, importKey } = document;
      const at = publishedAt.get(documentId);
      const isModified = at !== undefined && Math.abs(timeOf(updatedAt) - at) > SAME_MOMENT_MS;
      const state = at === undefined ? 'draft' : isModified ? 'modified' : 'published';
      const fields = storedFields(document, minimumStayOf(documentId));
      return [importKey, { documentId, apartmentId, state, fields }];
    }),
  );
}

/** The minimum stay of an apartment: its override, else the global one. */
async function readMinimumStays(strapi: Core.Strapi): Promise<(documentId: string) => number> {
  const overrides = (await strapi
    .documents(OVERRIDE)
    .findMany({ populate: { apartment: true } })) as unknown as {
    minimumStay: number;
    apartment: { documentId: string } | null;
  }[];
  const globally = await readGlobalMinimumStay(strapi);
  const byApartment = new Map(overrides.map((row) => [row.apartment?.documentId, row.minimumStay]));
  return (documentId) => byApartment.get(documentId) ?? globally;
}

/** Nights; 1 where none is set (contract A5). */
export async function readGlobalMinimumStay(strapi: Core.Strapi): Promise<number> {
  const setting = (await strapi.documents('api::minimum-stay.minimum-stay').findFirst()) as unknown as {
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

const timeOf = (at: string | Date): number => new Date(at).getTime();
