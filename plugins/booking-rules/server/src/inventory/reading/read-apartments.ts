import type { Core } from '@strapi/strapi';
import { factsOf, placesOf, roomsOf } from '../../../../shared/listing/home';
import { type Photo, photoOf } from '../../../../shared/listing/photo';
import { DEFAULT_LANGUAGE } from '../../../../shared/format/language';
import { createSameTexts } from '../../platform/same-texts';
import { Packed } from '../packed';
import { documents, rows, UIDS, type ApartmentDocument } from '../../records/documents';
import type { ApartmentCard, ApartmentContent, ApartmentRecord } from './inventory-records';
import { listingRulesOf } from './rules-of';

/** How many of an apartment's pictures its card in a list carries. */
const CARD_PHOTOS = 4;
/** Wide enough for the picture of a pin's card on a fine screen, in pixels. */
const COVER_WIDTH = 480;
/** Apartments in one read. With their relations they keep the process busy for a few milliseconds. */
export const APARTMENTS_AT_ONCE = 50;
/** Apartments in one read of their rates alone: PostgreSQL takes 65,535 values in a statement. */
export const RATES_AT_ONCE = 1_000;

const FIELDS = [
  ...['id', 'documentId', 'apartmentId', 'name', 'latitude', 'longitude'],
  ...['bedrooms', 'bathrooms', 'capacity', 'nightlyRate'],
  ...['weekendRate', 'includedGuests', 'extraGuestFee', 'cleaningFee', 'deposit', 'grade', 'maximumStay'],
  ...['summary', 'description', 'address', 'permitNumber', 'beds', 'area', 'updatedAt'],
  ...['advanceNoticeHours', 'bookingWindowDays', 'gapFilling', 'bookingMode', 'openForBooking', 'featured'],
  ...['childrenWelcome', 'petsWelcome'],
  ...['floor', 'lift', 'view', 'wifiSpeed', 'parking', 'checkInMethod'],
];
const POPULATE = {
  district: { select: ['documentId', 'slug', 'name'] },
  amenities: { select: ['documentId', 'slug'] },
  stayDetails: true,
  rooms: { populate: { beds: true, photos: { select: ['id'] } } },
  nearby: true,
  paymentTerms: true,
  cancellationPolicy: { select: ['documentId', 'name'], populate: { tiers: true } },
  photos: { select: ['id', 'documentId', 'url', 'width', 'height', 'alternativeText', 'formats'] },
};

/** For texts of what apartments have in common, such as areas and amenities: each row brings them anew. */
const sameText = createSameTexts();

const PUBLISHED = { publishedAt: { $notNull: true }, locale: DEFAULT_LANGUAGE };

/** Published apartments by row id, starting after `afterRow`, with the row id to continue after; null at the end. */
export async function readApartmentsAfter(
  strapi: Core.Strapi,
  afterRow: number,
): Promise<{ apartments: ApartmentRecord[]; lastRow: number | null }> {
  const found = await read(strapi, { id: { $gt: afterRow } }, APARTMENTS_AT_ONCE);
  const lastRow = found.length < APARTMENTS_AT_ONCE ? null : (found.at(-1)?.id ?? null);
  return { apartments: found.map(recordOf), lastRow };
}

/** The published ones among these documents. */
export async function readApartments(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<ApartmentRecord[]> {
  return (await read(strapi, { documentId: { $in: documentIds } })).map(recordOf);
}

/** The published ones among these apartments, as they are known, with the rates that they have now. */
export async function readRates(
  strapi: Core.Strapi,
  known: readonly ApartmentRecord[],
): Promise<ApartmentRecord[]> {
  const found = await rows(strapi, UIDS.apartment).findMany({
    where: { documentId: { $in: known.map(({ documentId }) => documentId) }, ...PUBLISHED },
    select: ['documentId', 'nightlyRate', 'weekendRate', 'updatedAt'],
  });
  const byId = new Map(found.map((apartment) => [apartment.documentId, apartment]));
  return known.flatMap((record) => {
    const apartment = byId.get(record.documentId);
    if (apartment === undefined) return [];
    const { nightlyRate, weekendRate, updatedAt } = apartment;
    return { ...record, updatedAt, rules: { ...record.rules, nightlyRate, weekendRate } };
  });
}

/** Published apartments whose page shows any of these documents. */
export async function findShowing(strapi: Core.Strapi, documentIds: readonly string[]): Promise<string[]> {
  const those = { documentId: { $in: documentIds } };
  const found = await documents(strapi, UIDS.apartment).findMany({
    status: 'published',
    filters: {
      $or: [{ district: those }, { amenities: those }, { photos: those }, { cancellationPolicy: those }],
    },
    fields: ['documentId'],
  });
  return found.map(({ documentId }) => documentId);
}

/** By rows: the documents service takes half as long again, and does nothing more where all is asked for by name. */
async function read(strapi: Core.Strapi, which: object, limit?: number) {
  const found = await rows(strapi, UIDS.apartment).findMany({
    where: { ...which, ...PUBLISHED },
    select: FIELDS,
    populate: POPULATE,
    orderBy: { id: 'asc' },
    ...(limit === undefined ? {} : { limit }),
  });
  return found.map((apartment) => withSameTexts(apartment));
}

function withSameTexts<Row extends ApartmentDocument>(apartment: Row): Row {
  const { district, amenities, grade, bookingMode } = apartment;
  return {
    ...apartment,
    grade: sameText(grade),
    bookingMode: sameText(bookingMode),
    district: district && { ...withSameSlug(district), name: sameText(district.name) },
    amenities: amenities.map(withSameSlug),
  };
}

const withSameSlug = <Row extends { documentId: string; slug: string }>(document: Row): Row => ({
  ...document,
  documentId: sameText(document.documentId),
  slug: sameText(document.slug),
});

function recordOf(apartment: ApartmentDocument): ApartmentRecord {
  const { documentId, district, amenities, featured, bookingMode, cancellationPolicy } = apartment;
  const shown = [district, cancellationPolicy, ...amenities, ...(apartment.photos ?? [])];
  const photos = (apartment.photos ?? []).map((photo) => photoOf(photo, apartment.name));
  return {
    documentId,
    rules: listingRulesOf(apartment, null),
    card: cardOf(apartment, photos),
    cover: coverOf(photos),
    content: new Packed(contentOf(apartment, photos)),
    beds: apartment.beds,
    checkInMethod: apartment.checkInMethod,
    updatedAt: apartment.updatedAt,
    amenities: new Set(amenities.map(({ slug }) => slug)),
    featured: featured ?? false,
    bookingMode,
    // What an apartment that is older than the question says of neither: children yes, pets no.
    welcomes: { children: apartment.childrenWelcome !== false, pets: apartment.petsWelcome === true },
    shows: shown.flatMap((document) => document?.documentId ?? []),
  };
}

function cardOf(apartment: ApartmentDocument, photos: Photo[]): ApartmentCard {
  const { apartmentId, name, district, bedrooms, bathrooms, capacity, latitude, longitude } = apartment;
  return {
    apartmentId,
    name,
    district: district ? { slug: district.slug, name: district.name } : { slug: '', name: '' },
    bedrooms,
    bathrooms,
    capacity,
    photos: new Packed(photos.slice(0, CARD_PHOTOS)),
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

function coverOf([first]: readonly Photo[]): ApartmentRecord['cover'] {
  if (first === undefined) return null;
  const { src, alt, sizes } = first;
  const fitting = sizes.find(({ width }) => width >= COVER_WIDTH) ?? sizes.at(-1);
  return { src: fitting?.src ?? src, alt };
}

function contentOf(apartment: ApartmentDocument, photos: Photo[]): ApartmentContent {
  const { summary, description, address, permitNumber, beds, area } = apartment;
  const stayDetails = (apartment.stayDetails ?? []).map(({ slug, label, icon }) => ({ slug, label, icon }));
  const ids = (apartment.photos ?? []).map(({ id }) => id);
  return {
    ...{ summary, description, address, permitNumber, beds, area, photos, stayDetails },
    rooms: roomsOf(apartment.rooms, ids),
    facts: factsOf(apartment),
    nearby: placesOf(apartment.nearby),
  };
}
