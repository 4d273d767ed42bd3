import type { ApartmentNames } from 'booking-rules/contracts/rates/apartments';
import type { RatesPage } from 'booking-rules/contracts/rates/rates';
import type { Gaps } from 'booking-rules/contracts/rates/restrictions';
import type { RuledApartment } from 'booking-rules/shared/domain/restrictions/rule-change';
import { DEFAULT_PROPERTY_POLICIES, type Season } from 'booking-rules/shared/domain/restrictions/rules';
import { listingWith } from 'booking-rules/shared/listing/listing.fixture';
import { lookingFor } from 'booking-rules/shared/listing/apartment-search';

const AREAS = {
  creek: { slug: 'creek', name: 'Dubai Creek' },
  marina: { slug: 'marina', name: 'Dubai Marina' },
};
/** By area and name. */
export const APARTMENTS: RuledApartment[] = [
  apartmentOf('loft', 'Creek Loft', AREAS.creek),
  apartmentOf('bay', 'Bay View', AREAS.marina),
  apartmentOf('sea', 'Sea View', AREAS.marina),
];

function apartmentOf(
  apartmentId: string,
  name: string,
  district: RuledApartment['district'],
): RuledApartment {
  return {
    apartmentId,
    documentId: apartmentId,
    name,
    district,
    rules: { ...listingWith().rules, apartmentId },
  };
}

/** A page of what an address asks for. @param usual apartments of a page, as if the server had so small ones */
function pageOf<Row extends { apartmentId: string }>(path: string, rows: readonly Row[], usual: number) {
  const query = new URLSearchParams(path.split('?')[1]);
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? usual)];
  const isLookedFor = lookingFor({ search: query.get('search') ?? '', area: query.get('area') ?? '' });
  const ids = query.get('ids')?.split(',');
  const fits = (apartment: RuledApartment) =>
    isLookedFor(apartment) && (ids?.includes(apartment.apartmentId) ?? true);
  const fitting = new Set(APARTMENTS.filter(fits).map(({ apartmentId }) => apartmentId));
  const found = rows.filter(({ apartmentId }) => fitting.has(apartmentId));
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  return {
    shown: found.slice((page - 1) * pageSize, page * pageSize),
    found,
    meta: { pagination: { page, pageSize, pageCount, total: found.length }, areas: Object.values(AREAS) },
  };
}

/** What the server answers for `rates-and-restrictions?…`. */
export function ratesAnswer(path: string, pageSize: number, seasons: Season[] = []): RatesPage {
  const { shown, meta } = pageOf(path, APARTMENTS, pageSize);
  const policies = DEFAULT_PROPERTY_POLICIES;
  return { data: { today: '2027-01-01', policies, apartments: shown, seasons, promotions: [] }, meta };
}

/** What it answers for `apartments?…`. */
export function namesAnswer(path: string, pageSize: number): ApartmentNames {
  const { shown, meta } = pageOf(path, APARTMENTS, pageSize);
  return { data: shown.map(({ rules: _, ...name }) => name), meta };
}

/** What it answers for `gaps?…`: a gap of two nights in each apartment. */
export function gapsAnswer(path: string, pageSize: number): Gaps {
  const gaps = APARTMENTS.map(({ apartmentId, documentId, name }) => ({
    ...{ apartmentId, documentId, name, firstNight: '2027-02-01', lastNight: '2027-02-02', nights: 2 },
    reasons: [],
  }));
  const { shown, found, meta } = pageOf(path, gaps, pageSize);
  return { data: shown, meta: { ...meta, nights: found.length * 2 } };
}
