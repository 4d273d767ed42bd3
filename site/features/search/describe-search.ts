import type { StayQuery } from 'booking-rules/contracts/stays';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { formatMonth } from '../../lib/format-month';
import { dateless } from '../../lib/search-query';
import { messages } from '../../messages/messages';

/** Names of what a search only knows the slugs of. */
export interface SearchNames {
  districts: readonly { slug: string; name: string }[];
  amenities: readonly { slug: string; name: string }[];
}

/** One thing that a search asks for, in words, and the search without it. */
export interface SearchCondition {
  kind:
    | 'dates'
    | 'guests'
    | 'pets'
    | 'district'
    | 'bedrooms'
    | 'beds'
    | 'instant'
    | 'price'
    | 'amenity'
    | 'bounds'
    | 'offer';
  label: string;
  without: StayQuery;
}

/** Everything that a search asks for, in words. */
export function conditionsOf(query: StayQuery, names: SearchNames): SearchCondition[] {
  const t = messages().search;
  const conditions: SearchCondition[] = [];
  const when = whenLabel(query);
  if (when !== null) conditions.push({ kind: 'dates', label: when, without: dateless(query) });
  const { availabilityGuestNumber: guests, children: _, infants: __, ...withoutGuests } = query;
  if (guests !== undefined) {
    conditions.push({ kind: 'guests', label: t.guestCount(guests), without: withoutGuests });
  }
  const { pets = 0, ...withoutPets } = query;
  if (pets > 0) conditions.push({ kind: 'pets', label: t.party.petCount(pets), without: withoutPets });
  const { district, ...withoutDistrict } = query;
  if (district !== undefined) {
    conditions.push({ kind: 'district', label: nameIn(names.districts, district), without: withoutDistrict });
  }
  const { bedrooms, ...withoutBedrooms } = query;
  if (bedrooms !== undefined) {
    conditions.push({ kind: 'bedrooms', label: bedroomsLabel(bedrooms), without: withoutBedrooms });
  }
  const { beds, ...withoutBeds } = query;
  if (beds !== undefined) conditions.push({ kind: 'beds', label: t.asked.beds(beds), without: withoutBeds });
  const { bookingMode, ...withoutMode } = query;
  if (bookingMode !== undefined)
    conditions.push({ kind: 'instant', label: t.filters.instant, without: withoutMode });
  const { priceMin, priceMax, ...withoutPrice } = query;
  if (priceMin !== undefined || priceMax !== undefined) {
    conditions.push({ kind: 'price', label: priceLabel(priceMin, priceMax), without: withoutPrice });
  }
  for (const amenity of query.amenities ?? []) {
    const amenities = query.amenities?.filter((other) => other !== amenity);
    conditions.push({
      kind: 'amenity',
      label: nameIn(names.amenities, amenity),
      without: { ...query, amenities },
    });
  }
  const { bounds, ...everywhere } = query;
  if (bounds !== undefined) {
    conditions.push({ kind: 'bounds', label: t.asked.bounds, without: everywhere });
  }
  const { offer, ...withOffer } = query;
  if (offer !== undefined)
    conditions.push({ kind: 'offer', label: t.asked.withoutOffer, without: withOffer });
  return conditions;
}

/** When a search is for, in words; null when it does not say. */
function whenLabel(query: StayQuery): string | null {
  const { availabilityDateStart: start, availabilityDateEnd: end, flexibleDays } = query;
  const { flexibleMonth: month, flexibleStay: kind } = query;
  const t = messages().search;
  if (start !== undefined && end !== undefined) {
    const dates = t.asked.dates(formatDay(start), formatDay(end));
    return flexibleDays === undefined ? dates : `${dates}, ${t.flexible.days(flexibleDays)}`;
  }
  if (month === undefined || kind === undefined) return null;
  return t.flexible.inMonth(kind, formatMonth(`${month}-01`));
}

/** A lower bound on bedrooms in words; 0 asks for studios alone. */
export function bedroomsLabel(bedrooms: number): string {
  const t = messages().search.asked;
  return bedrooms === 0 ? t.studio : t.bedrooms(bedrooms);
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  const t = messages().search.asked;
  if (min === undefined) return max === undefined ? t.anyPrice : t.priceTo(formatAmount(max));
  if (max === undefined) return t.priceFrom(formatAmount(min));
  return t.priceBetween(formatAmount(min), formatAmount(max));
}

function nameIn(list: readonly { slug: string; name: string }[], slug: string): string {
  return list.find((entry) => entry.slug === slug)?.name ?? slug;
}
