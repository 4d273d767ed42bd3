import { plural } from 'booking-rules/shared/format/plural';
import { createCells, type Cells } from './cells';
import { interpretCharges } from './charges';
import { describeListing } from './describe-listing';
import { createAmenityFinder, type AmenityName } from './find-amenities';
import { createDistrictFinder, type DistrictName } from './find-district';
import { createFindings, type Findings } from './findings';
import { interpretArea } from './interpret-area';
import { interpretCoordinates } from './interpret-coordinates';
import type { Interpretation, ListingDraft } from './listing-draft';
import { keyOf, slugOf } from './listing-key';
import { isArabicOnly, listingName } from './listing-name';
import type { Mapping } from './mapping';
import { interpretRate } from './nightly-rate';
import { interpretNights } from './nights';
import { countPictures, isOffered, refuseWhatIsNotLet, unfurnished } from './offered';
import { interpretPermit } from './permit';
import type { RawRow } from './read-file';
import { interpretRooms, interpretSize } from './rooms';
import { interpretStayDetails } from './stay-details';

/** The areas and amenities among which a row's are found. */
export interface HouseContent {
  districts: readonly DistrictName[];
  amenities: readonly AmenityName[];
}

export interface RowReading {
  interpretation: Interpretation;
  unusedColumns: string[];
  unknownAmenities: string[];
}

/** Makes the function that turns a row of a file into a listing or into the reasons against it. */
export function createInterpreter(content: HouseContent, mapping: Mapping): (raw: RawRow) => RowReading {
  const districts = createDistrictFinder(content.districts);
  const amenities = createAmenityFinder(content.amenities);
  const nameOfDistrict = new Map(content.districts.map(({ slug, name }) => [slug, name]));

  return ({ row, value, problem }) => {
    const findings = createFindings();
    if (problem !== null || typeof value !== 'object' || value === null) {
      findings.refuse(problem ?? 'The row is no listing.');
      return refused(row, null, null, findings, [], []);
    }
    const cells = createCells(value, mapping);
    refuseWhatIsNotLet(cells, findings);
    const rooms = interpretRooms(cells, findings);
    const rate = rooms && interpretRate(cells, rooms.bedrooms, findings);
    const permit = interpretPermit(cells, rate?.period === 'month' || rate?.period === 'year', findings);
    const { district, address } = interpretArea(cells, permit.number, districts, findings);
    const areaName = nameOfDistrict.get(district ?? '') ?? 'Dubai';
    const home = rooms?.bedrooms === 0 ? 'Studio' : `${rooms?.bedrooms ?? 1}-bedroom apartment`;
    const name = nameOf(cells, `${home} in ${areaName}`, findings);
    const key = keyOf(cells, permit.isHolidayHome ? permit.number : null, name, findings);
    const point = interpretCoordinates(cells, district, findings);
    const size = interpretSize(cells, findings);
    const charges = interpretCharges(cells, findings);
    const nights = rate && interpretNights(cells, rate, findings);
    const { details, rest } = interpretStayDetails(cells);
    const words = describeListing(cells, rest, findings);
    const listed = amenities.read(cells);
    const openForBooking = isOffered(cells);
    const holds = [permit.hold, unfurnished(cells)].filter((hold) => hold !== null);
    if (holds.length > 0) findings.warn('publication', `kept as a draft: ${holds.join(', and ')}`);
    const pictures = countPictures(cells);
    if (pictures > 0)
      findings.warn(
        'photos',
        `${plural(pictures, 'picture')} named, none brought along: add them in the admin panel`,
      );
    const unknown = listed?.unknown ?? [];
    if (findings.reasons.length > 0 || !rooms || !rate || !nights || district === null || key === null) {
      return refused(row, key, name, findings, cells.unused(), unknown);
    }
    const facts = `${home}${size === null ? '' : ` of ${size} m²`} in ${areaName} for ${plural(rooms.capacity, 'guest')}.`;
    if (words.summary === null)
      findings.filled('summary', 'put together from the facts, as there is no description');
    const draft: ListingDraft = {
      name,
      ...words,
      summary: words.summary ?? facts,
      district,
      address,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      permitNumber: permit.number,
      ...rooms,
      area: size,
      amenities: listed?.slugs ?? null,
      stayDetails: details,
      nightlyRate: rate.nightly,
      ...charges,
      ...nights,
      openForBooking,
      publish: holds.length === 0,
    };
    const given = slugOf(cells.text('slug') ?? '');
    const wantedId = [given, slugOf(name), slugOf(`${district}-${key}`)].find((id) => id !== '') ?? district;
    const interpretation: Interpretation = {
      kind: 'listing',
      row,
      key,
      wantedId,
      idIsGiven: given !== '',
      draft,
      filled: findings.filledFields,
      notes: findings.notes,
    };
    return { interpretation, unusedColumns: cells.unused(), unknownAmenities: unknown };
  };
}

/** A title that most guests can read, mended where it has to be; made from the facts when there is none. */
function nameOf(cells: Cells, facts: string, findings: Findings): string {
  const titles = cells
    .all('name')
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  const title = titles.find((text) => !isArabicOnly(text)) ?? titles[0];
  if (title === undefined) {
    findings.filled('name', `"${facts}", as there is no title`);
    return facts;
  }
  if (isArabicOnly(title)) findings.warn('name', 'there is no title in Latin letters, so it stays as it is');
  const { name, done } = listingName(title);
  if (name === null) findings.mended('name', `"${facts}", as nothing fit to show is left of "${title}"`);
  else if (done.length > 0) findings.mended('name', `"${title}": ${done.join(', ')}`);
  return name ?? facts;
}

function refused(
  row: number,
  key: string | null,
  name: string | null,
  { reasons, notes }: Findings,
  unusedColumns: string[],
  unknownAmenities: string[],
): RowReading {
  return {
    interpretation: { kind: 'refused', row, key, name, reasons, notes },
    unusedColumns,
    unknownAmenities,
  };
}
