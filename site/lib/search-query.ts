import { STAY_SORTS, type StaySort } from 'booking-rules/shared/listing/listing';
import type { StayQuery, StaySearchResult } from 'booking-rules/contracts/stays';
import { FLEXIBLE_STAYS, MOST_FLEXIBLE_DAYS } from 'booking-rules/shared/domain/flexible-dates';
import { readMapBox, writeMapBox } from 'booking-rules/shared/domain/map-box';
import { isDay, isStay, MOST_BESIDE_GUESTS } from 'booking-rules/shared/domain/stay';
import { toAmount, toDecimal } from 'booking-rules/shared/format/money';
import { messages } from '../messages/messages';
import type { SearchField } from './search-fields';

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
  const guests = wholeNumber(params.get('availabilityGuestNumber'), 1, MOST_GUESTS);
  return compact({
    ...(isDay(start) && isDay(end) && isStay({ checkIn: start, checkOut: end })
      ? {
          availabilityDateStart: start,
          availabilityDateEnd: end,
          flexibleDays: wholeNumber(params.get('flexibleDays'), 1, MOST_FLEXIBLE_DAYS),
        }
      : flexibleMonth(params)),
    availabilityGuestNumber: guests,
    children: wholeNumber(params.get('children'), 1, (guests ?? 1) - 1),
    infants: wholeNumber(params.get('infants'), 1, MOST_BESIDE_GUESTS),
    pets: wholeNumber(params.get('pets'), 1, MOST_BESIDE_GUESTS),
    district: slug(params.get('district')),
    bedrooms: wholeNumber(params.get('bedrooms'), 0, 20),
    beds: wholeNumber(params.get('beds'), 1, 40),
    bookingMode: params.get('bookingMode') === 'instant' ? 'instant' : undefined,
    priceMin,
    priceMax,
    amenities: slugs(params.getAll('amenities')),
    bounds: readMapBox(params.get('bounds') ?? '') ?? undefined,
    offer: params.get('offer') === 'none' ? 'none' : undefined,
    sort: sort(params.get('sort')),
  });
}

/** The address of a page that carries a search on. */
export function searchHref(path: string, query: StayQuery): string {
  const params = writeSearch(query);
  const search = params.toString().replaceAll('%2C', ',');
  return search === '' ? path : `${path}?${search}`;
}

/** The dates and guests of a search, and that it is without the offer: what a card needs of it. */
export function stayOnly(query: StayQuery): StayQuery {
  const { availabilityDateStart, availabilityDateEnd, availabilityGuestNumber, offer } = query;
  return compact({ availabilityDateStart, availabilityDateEnd, availabilityGuestNumber, offer });
}

/** The page of an apartment that a search has found, with the dates and the rate at which it has, and without the offer where the search is. */
export function apartmentHref(
  {
    apartmentId,
    ratePlan,
    checkIn,
    checkOut,
  }: Pick<StaySearchResult, 'apartmentId' | 'ratePlan' | 'checkIn' | 'checkOut'>,
  query: StayQuery,
): string {
  const found = checkIn && checkOut ? { availabilityDateStart: checkIn, availabilityDateEnd: checkOut } : {};
  const href = searchHref(`/apartment/${apartmentId}`, { ...stayOnly(query), ...found });
  return ratePlan ? `${href}&ratePlan=${ratePlan.id}` : href;
}

/** Why an apartment that a guest has kept is no answer to their search, in words; null where it is one. */
export function cardProblem(
  { capacity, total }: Pick<StaySearchResult, 'capacity' | 'total'>,
  { availabilityDateStart, availabilityGuestNumber = 1 }: StayQuery,
): string | null {
  if (availabilityDateStart === undefined || total !== undefined) return null;
  const t = messages().kept;
  return availabilityGuestNumber > capacity ? t.tooSmall(capacity) : t.notFree;
}

/** A search without its dates, fixed or flexible. */
export function dateless({
  availabilityDateStart: _start,
  availabilityDateEnd: _end,
  flexibleDays: _days,
  flexibleMonth: _month,
  flexibleStay: _stay,
  ...query
}: StayQuery): StayQuery {
  return query;
}

/** A search as the API is asked, which takes lists as text. */
export function askedOfApi({ amenities, bounds, ...query }: StayQuery) {
  return {
    ...query,
    ...(amenities && { amenities: amenities.join(',') }),
    ...(bounds && { bounds: writeMapBox(bounds) }),
  };
}

/** Whether a search says when: on dates, or in a month. */
export function hasDates({ availabilityDateStart, flexibleMonth }: StayQuery): boolean {
  return availabilityDateStart !== undefined || flexibleMonth !== undefined;
}

function writeSearch(query: StayQuery): URLSearchParams {
  const { priceMin, priceMax, amenities, bounds, sort } = query;
  const values: Record<SearchField, string | number | undefined> = {
    availabilityDateStart: query.availabilityDateStart,
    availabilityDateEnd: query.availabilityDateEnd,
    flexibleDays: query.flexibleDays,
    flexibleMonth: query.flexibleMonth,
    flexibleStay: query.flexibleStay,
    availabilityGuestNumber: query.availabilityGuestNumber,
    children: query.children,
    infants: query.infants,
    pets: query.pets,
    district: query.district,
    bedrooms: query.bedrooms,
    beds: query.beds,
    bookingMode: query.bookingMode,
    priceMin: priceMin === undefined ? undefined : toDecimal(priceMin),
    priceMax: priceMax === undefined ? undefined : toDecimal(priceMax),
    amenities: amenities?.join(',') || undefined,
    bounds: bounds && writeMapBox(bounds),
    offer: query.offer,
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

/** A kind of stay in a month; neither without the other. */
function flexibleMonth(params: URLSearchParams): Pick<StayQuery, 'flexibleMonth' | 'flexibleStay'> {
  const month = params.get('flexibleMonth') ?? '';
  const kind = FLEXIBLE_STAYS.find((known) => known === params.get('flexibleStay'));
  return kind !== undefined && isDay(`${month}-01`) ? { flexibleMonth: month, flexibleStay: kind } : {};
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
