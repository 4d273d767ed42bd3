import type { PlacePack } from 'booking-rules/engine';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { plural } from 'booking-rules/shared/format/plural';
import { type Columns, type Mapping, readColumns } from './columns';
import { interpretCharges, interpretRate } from './prices';
import { describeListing } from './description';
import { type AmenityName, createAmenityFinder } from './amenities';
import { createDistrictFinder, type DistrictName } from './find-district';
import { createIssues, type Issues, type Interpretation, type ListingDraft } from './listing-draft';
import { interpretArea } from './location';
import { interpretCoordinates } from './coordinates';
import { keyOf, slugOf } from './listing-key';
import { isArabicOnly, listingName } from './title';
import { interpretNights } from './length-of-stay';
import { interpretPermit, isBookable, refuseNonRentals, unfurnishedReason } from './eligibility';
import { listedPictures } from '../pictures/listed-pictures';
import type { RawRow } from '../read/source-file';
import { interpretHomeFacts } from './home-facts';
import { interpretPlacesNearby } from './places-nearby';
import { interpretRooms, interpretSize } from './rooms';
import { bedsIn, interpretRoomsAndBeds } from './rooms-and-beds';
import { interpretStayDetails } from './stay-details';

/** What is known of the place of the business. */
export type ImportPlace = Pick<PlacePack, 'name' | 'place' | 'extent' | 'areas' | 'permit' | 'prices'>;

/** The areas and amenities among which a row's are found. */
export interface KnownContent {
  districts: readonly DistrictName[];
  amenities: readonly AmenityName[];
  /** Null where nothing is known of it. */
  place: ImportPlace | null;
}

export interface RowReading {
  interpretation: Interpretation;
  unusedColumns: string[];
  unknownAmenities: string[];
  /** Addresses and file names of its pictures. */
  pictures: string[];
}

/**
 * Makes the function that turns a row of a file into a listing or into the reasons against it.
 * @param takesPictures whether those that a row names are imported, too; otherwise a note says that they are not
 */
export function createInterpreter(
  content: KnownContent,
  mapping: Mapping,
  takesPictures = false,
): (raw: RawRow) => RowReading {
  const { place } = content;
  const areas = place?.areas ?? [];
  const districts = createDistrictFinder(content.districts, areas);
  const amenities = createAmenityFinder(content.amenities);
  const nameOfDistrict = new Map(content.districts.map(({ slug, name }) => [slug, name]));

  return ({ row, value, problem }) => {
    const issues = createIssues();
    if (problem !== null || typeof value !== 'object' || value === null) {
      issues.refuse(problem ?? 'The row is not a listing.');
      return refused(row, null, null, issues, [], []);
    }
    const columns = readColumns(value, mapping);
    refuseNonRentals(columns, issues);
    const plan = interpretRoomsAndBeds(columns, issues);
    const rooms = interpretRooms(columns, bedsIn(plan), issues);
    const rate = rooms && interpretRate(columns, rooms.bedrooms, place, issues);
    const isLongLet = rate?.period === 'month' || rate?.period === 'year';
    const permit = interpretPermit(columns, isLongLet, place?.permit ?? null, issues);
    const { district, address } = interpretArea(columns, permit.number, districts, areas, issues);
    const areaName = nameOfDistrict.get(district ?? '') ?? placeOfBusiness().city;
    const home = rooms?.bedrooms === 0 ? 'Studio' : `${rooms?.bedrooms ?? 1}-bedroom apartment`;
    const name = nameOf(columns, areaName === '' ? home : `${home} in ${areaName}`, issues);
    const homePermit = permit.isHolidayHome ? permit.number : null;
    const key = keyOf(columns, homePermit, name, issues);
    const point = interpretCoordinates(columns, district, place, issues);
    const size = interpretSize(columns, issues);
    const charges = interpretCharges(columns, issues);
    const nights = rate && interpretNights(columns, rate, issues);
    const { details, rest, ...welcomes } = interpretStayDetails(columns);
    const facts = interpretHomeFacts(columns, issues);
    const nearby = interpretPlacesNearby(columns, issues);
    const words = describeListing(columns, rest, issues);
    const listed = amenities.read(columns);
    const openForBooking = isBookable(columns);
    const holds = [permit.hold, unfurnishedReason(columns)].filter((hold) => hold !== null);
    if (holds.length > 0) issues.warn('publication', `kept as a draft: ${holds.join(', and ')}`);
    const pictures = listedPictures(columns);
    if (pictures.count > 0 && !(takesPictures && pictures.names.length > 0))
      issues.warn(
        'photos',
        `${plural(pictures.count, 'picture')} listed but not imported: add them in the admin panel`,
      );
    const unknown = listed?.unknown ?? [];
    if (issues.reasons.length > 0 || !rooms || !rate || !nights || district === null || key === null) {
      return refused(row, key, name, issues, columns.unused(), unknown);
    }
    const inShort = `${home}${size === null ? '' : ` of ${size} m²`} in ${areaName} for ${plural(rooms.capacity, 'guest')}.`;
    if (words.summary === null)
      issues.filled('summary', 'written from the facts, as there is no description');
    const draft: ListingDraft = {
      name,
      ...words,
      summary: words.summary ?? inShort,
      district,
      address,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      permitNumber: permit.number,
      ...rooms,
      area: size,
      amenities: listed?.slugs ?? null,
      stayDetails: details,
      ...welcomes,
      rooms: plan,
      ...facts,
      nearby,
      nightlyRate: rate.nightly,
      ...charges,
      ...nights,
      openForBooking,
      publish: holds.length === 0,
    };
    const given = slugOf(columns.text('slug') ?? '');
    const wantedId = [given, slugOf(name), slugOf(`${district}-${key}`)].find((id) => id !== '') ?? district;
    const interpretation: Interpretation = {
      kind: 'listing',
      row,
      key,
      wantedId,
      idIsGiven: given !== '',
      homePermit,
      draft,
      filled: issues.filledFields,
      notes: issues.notes,
    };
    return {
      interpretation,
      unusedColumns: columns.unused(),
      unknownAmenities: unknown,
      pictures: pictures.names,
    };
  };
}

/** A title that most guests can read, fixed where it has to be; made from the facts when there is none. */
function nameOf(columns: Columns, facts: string, issues: Issues): string {
  const titles = columns
    .all('name')
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  const title = titles.find((text) => !isArabicOnly(text)) ?? titles[0];
  if (title === undefined) {
    issues.filled('name', `"${facts}", as there is no title`);
    return facts;
  }
  if (isArabicOnly(title)) issues.warn('name', 'there is no title in Latin letters, so it stays as it is');
  const { name, done } = listingName(title);
  if (name === null) issues.fixed('name', `"${facts}", as nothing usable is left of "${title}"`);
  else if (done.length > 0) issues.fixed('name', `"${title}": ${done.join(', ')}`);
  return name ?? facts;
}

function refused(
  row: number,
  key: string | null,
  name: string | null,
  { reasons, notes }: Issues,
  unusedColumns: string[],
  unknownAmenities: string[],
): RowReading {
  return {
    interpretation: { kind: 'refused', row, key, name, reasons, notes },
    unusedColumns,
    unknownAmenities,
    pictures: [],
  };
}
