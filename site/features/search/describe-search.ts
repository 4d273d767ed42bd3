import type { StayQuery } from 'booking-rules/contracts/stays';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';

/** Names of what a search only knows the slugs of. */
export interface SearchNames {
  districts: readonly { slug: string; name: string }[];
  amenities: readonly { slug: string; name: string }[];
}

/** One thing that a search asks for, in words, and the search without it. */
export interface SearchCondition {
  kind: 'dates' | 'guests' | 'district' | 'bedrooms' | 'price' | 'amenity' | 'bounds';
  label: string;
  without: StayQuery;
}

/** Everything that a search asks for, in words. */
export function conditionsOf(query: StayQuery, names: SearchNames): SearchCondition[] {
  const t = messages().search;
  const conditions: SearchCondition[] = [];
  const { availabilityDateStart: start, availabilityDateEnd: end, ...withoutDates } = query;
  if (start !== undefined && end !== undefined) {
    conditions.push({
      kind: 'dates',
      label: t.asked.dates(formatDay(start), formatDay(end)),
      without: withoutDates,
    });
  }
  const { availabilityGuestNumber: guests, ...withoutGuests } = query;
  if (guests !== undefined) {
    conditions.push({ kind: 'guests', label: t.guestCount(guests), without: withoutGuests });
  }
  const { district, ...withoutDistrict } = query;
  if (district !== undefined) {
    conditions.push({ kind: 'district', label: nameIn(names.districts, district), without: withoutDistrict });
  }
  const { bedrooms, ...withoutBedrooms } = query;
  if (bedrooms !== undefined) {
    conditions.push({ kind: 'bedrooms', label: bedroomsLabel(bedrooms), without: withoutBedrooms });
  }
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
  return conditions;
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
