import { STAY_SORTS, type StaySort } from 'booking-rules/shared/listing/listing';
import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import { readMapBox, writeMapBox } from 'booking-rules/shared/domain/map-box';
import { isDay, isStay } from 'booking-rules/shared/domain/stay';
import { toAmount, toDecimal } from 'booking-rules/shared/format/money';

/** Most guests that can be searched for. */
export const MOST_GUESTS = 16;

/**
 * Reads a search from the query of a page's address. Values that make no sense are dropped.
 *
 * Page addresses hold prices in whole units of the currency, as guests type them; the search holds its smallest.
 */
export function readSearch(params: URLSearchParams): StayQuery {
  const start = params.get('availabilityDateStart');
  const end = params.get('availabilityDateEnd');
  const [priceMin, priceMax] = priceRange(params);
  return compact({
    ...(isDay(start) && isDay(end) && isStay({ checkIn: start, checkOut: end })
      ? { availabilityDateStart: start, availabilityDateEnd: end }
      : {}),
    availabilityGuestNumber: wholeNumber(params.get('availabilityGuestNumber'), 1, MOST_GUESTS),
    district: slug(params.get('district')),
    bedrooms: wholeNumber(params.get('bedrooms'), 0, 20),
    priceMin,
    priceMax,
    amenities: slugs(params.getAll('amenities')),
    bounds: readMapBox(params.get('bounds') ?? '') ?? undefined,
    sort: sort(params.get('sort')),
  });
}

/** The address of a page that carries a search on. */
export function searchHref(path: string, query: StayQuery): string {
  const params = writeSearch(query);
  const search = params.toString().replaceAll('%2C', ',');
  return search === '' ? path : `${path}?${search}`;
}

/** The dates and guests of a search: what an apartment's page needs of it. */
export function stayOnly(query: StayQuery): StayQuery {
  const { availabilityDateStart, availabilityDateEnd, availabilityGuestNumber } = query;
  return compact({ availabilityDateStart, availabilityDateEnd, availabilityGuestNumber });
}

/** The page of an apartment that a search has found, with the rate at which it has. */
export function apartmentHref(
  { apartmentId, ratePlan }: Pick<StaySearchResult, 'apartmentId' | 'ratePlan'>,
  query: StayQuery,
): string {
  const href = searchHref(`/apartment/${apartmentId}`, stayOnly(query));
  return ratePlan ? `${href}&ratePlan=${ratePlan.id}` : href;
}

/** A search without its dates. */
export function dateless({
  availabilityDateStart: _start,
  availabilityDateEnd: _end,
  ...query
}: StayQuery): StayQuery {
  return query;
}

function writeSearch(query: StayQuery): URLSearchParams {
  const { priceMin, priceMax, amenities, bounds, sort } = query;
  const values: Record<string, string | number | undefined> = {
    availabilityDateStart: query.availabilityDateStart,
    availabilityDateEnd: query.availabilityDateEnd,
    availabilityGuestNumber: query.availabilityGuestNumber,
    district: query.district,
    bedrooms: query.bedrooms,
    priceMin: priceMin === undefined ? undefined : toDecimal(priceMin),
    priceMax: priceMax === undefined ? undefined : toDecimal(priceMax),
    amenities: amenities?.join(',') || undefined,
    bounds: bounds && writeMapBox(bounds),
    sort: sort === 'recommended' ? undefined : sort,
  };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) params.set(key, String(value));
  return params;
}

function wholeNumber(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function priceRange(params: URLSearchParams): [number | undefined, number | undefined] {
  const min = wholeNumber(params.get('priceMin'), 1, 10_000_000);
  const max = wholeNumber(params.get('priceMax'), 1, 10_000_000);
  const swapped = min !== undefined && max !== undefined && min > max;
  return swapped ? [amount(max), amount(min)] : [amount(min), amount(max)];
}

function amount(typed: number | undefined): number | undefined {
  return typed === undefined ? undefined : toAmount(typed);
}

function slug(text: string | null): string | undefined {
  return text !== null && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;
}

/** Slugs from repeated keys (a form without JavaScript) or a comma-separated list, each once, in a fixed order. */
function slugs(values: string[]): string[] | undefined {
  const found = values.flatMap((value) => value.split(',')).filter((value) => slug(value) !== undefined);
  return found.length === 0 ? undefined : [...new Set(found)].sort();
}

function sort(text: string | null): StaySort | undefined {
  return STAY_SORTS.find((known) => known === text);
}

function compact(query: StayQuery): StayQuery {
  return Object.fromEntries(Object.entries<unknown>(query).filter(([, value]) => value !== undefined));
}
