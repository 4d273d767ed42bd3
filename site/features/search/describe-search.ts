import type { StayQuery } from 'booking-rules/contracts/stays';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';

/** Names of what a search only knows the slugs of. */
export interface SearchNames {
  districts: readonly { slug: string; name: string }[];
  amenities: readonly { slug: string; name: string }[];
}

/** One thing that a search asks for, in words, and the search without it. */
export interface SearchCondition {
  kind: 'dates' | 'guests' | 'district' | 'bedrooms' | 'price' | 'amenity';
  label: string;
  without: StayQuery;
}

/** Everything that a search asks for, in words. */
export function conditionsOf(query: StayQuery, names: SearchNames): SearchCondition[] {
  const conditions: SearchCondition[] = [];
  const { availabilityDateStart: start, availabilityDateEnd: end, ...withoutDates } = query;
  if (start !== undefined && end !== undefined) {
    conditions.push({
      kind: 'dates',
      label: `${formatDay(start)} – ${formatDay(end)}`,
      without: withoutDates,
    });
  }
  const { availabilityGuestNumber: guests, ...withoutGuests } = query;
  if (guests !== undefined) {
    conditions.push({ kind: 'guests', label: counted(guests, 'guest'), without: withoutGuests });
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
  return conditions;
}

/** A lower bound on bedrooms in words; 0 asks for studios alone. */
export function bedroomsLabel(bedrooms: number): string {
  return bedrooms === 0 ? 'Studio' : `${counted(bedrooms, 'bedroom')} or more`;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? 'Any price' : `Up to ${formatAmount(max)}`;
  return max === undefined ? `From ${formatAmount(min)}` : `${formatAmount(min)} – ${formatAmount(max)}`;
}

function nameIn(list: readonly { slug: string; name: string }[], slug: string): string {
  return list.find((entry) => entry.slug === slug)?.name ?? slug;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
