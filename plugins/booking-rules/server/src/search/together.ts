import type { StayQuery } from '../../../contracts/stays';
import type { MinorUnits } from '../../../shared/format/money';
import { localDay } from '../../../shared/domain/local-day';
import type { StayRequest } from '../../../shared/domain/availability';
import { filterApartments } from './filter';
import { freeOf, offerOf, totals, type Found } from './search';
import type { SearchIndex } from './search-index';

/** The largest homes that are looked at, so that pairs stay few however many homes there are. */
const MOST_CONSIDERED = 100;
/** Homes no further apart than this are neighbours, in metres. */
const NEIGHBOURS_M = 250;
const METRES_A_DEGREE = 111_320;
/** How close two homes lie, the closest first. */
const NEARNESS = ['neighbours', 'area', 'city'] as const;

/** Two homes that share a party, each with its guests. */
export interface Together {
  /** The capacity of the largest single home. */
  largest: number;
  near: (typeof NEARNESS)[number];
  capacity: number;
  total: MinorUnits;
  homes: { found: Found; guests: number }[];
}

interface Pair {
  first: number;
  second: number;
  /** Guests of the first. */
  guests: number;
  /** Place in `NEARNESS`. */
  near: number;
  total: MinorUnits;
}

/**
 * The two homes that are best for a party too large for any one that a search would find, free on its dates: the
 * closest to each other, of these the cheapest. Its limits of price are for one home and do not count.
 * @returns null when one home has room, when no two have, or without fixed dates
 */
export function findTogether(searchIndex: SearchIndex, query: StayQuery, now: Date): Together | null {
  const {
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: guests = 1,
  } = query;
  if (checkIn === undefined || checkOut === undefined || query.flexibleDays !== undefined) return null;
  const stay = { checkIn, checkOut };
  const { capacity, entries } = searchIndex;
  const capacityOf = (index: number) => capacity[index] ?? 0;
  const suitable = filterApartments(searchIndex, query, 1);
  const largest = suitable.reduce((most, index) => Math.max(most, capacityOf(index)), 0);
  if (largest === 0 || guests <= largest) return null;
  const considered = [...freeOf(searchIndex, suitable, stay)]
    .sort((a, b) => capacityOf(b) - capacityOf(a) || a - b)
    .slice(0, MOST_CONSIDERED);
  const table = totalsFor(searchIndex, considered, { ...stay, guests }, query, now);
  const best = bestPair(searchIndex, considered, table, guests);
  if (best === null) return null;
  const homeOf = (index: number, party: number) => {
    const entry = entries[index];
    return entry ? [{ found: { entry, price: table.get(index)?.[party] ?? 0, stay }, guests: party }] : [];
  };
  return {
    largest,
    near: NEARNESS[best.near] ?? 'city',
    capacity: capacityOf(best.first) + capacityOf(best.second),
    total: best.total,
    homes: [...homeOf(best.first, best.guests), ...homeOf(best.second, guests - best.guests)],
  };
}

/** By home and number of guests what the stay costs; NaN where it cannot be booked. */
function totalsFor(
  searchIndex: SearchIndex,
  considered: readonly number[],
  { guests, ...stay }: StayRequest,
  query: StayQuery,
  now: Date,
): Map<number, Float64Array> {
  const offer = offerOf(query, searchIndex.snapshot.promotions, localDay(now));
  const table = new Map(considered.map((index) => [index, new Float64Array(guests).fill(NaN)]));
  for (let party = 1; party < guests; party += 1) {
    const priceOf = totals(searchIndex, { ...stay, guests: party }, offer, now);
    for (const [index, row] of table) row[party] = priceOf(index);
  }
  return table;
}

function bestPair(
  searchIndex: SearchIndex,
  considered: readonly number[],
  table: Map<number, Float64Array>,
  guests: number,
): Pair | null {
  let best: Pair | null = null;
  for (const [at, one] of considered.entries()) {
    for (const other of considered.slice(at + 1)) {
      const [first, second] = one < other ? [one, other] : [other, one];
      const near = nearnessOf(searchIndex, first, second);
      if (best !== null && near > best.near) continue;
      const split = cheapestSplit(table.get(first), table.get(second), guests);
      if (split === null) continue;
      const pair = { first, second, near, ...split };
      if (best === null || isBetter(pair, best)) best = pair;
    }
  }
  return best;
}

function isBetter(a: Pair, b: Pair): boolean {
  const order = a.near - b.near || a.total - b.total || a.first - b.first || a.second - b.second;
  return order < 0;
}

/** How to share the guests at the least cost; of equal ones the most even. */
function cheapestSplit(
  first: Float64Array | undefined,
  second: Float64Array | undefined,
  guests: number,
): { guests: number; total: MinorUnits } | null {
  let best: { guests: number; total: MinorUnits } | null = null;
  const unevenness = (share: number) => Math.abs(guests - 2 * share);
  for (let share = 1; share < guests; share += 1) {
    const total = (first?.[share] ?? NaN) + (second?.[guests - share] ?? NaN);
    if (Number.isNaN(total)) continue;
    if (
      best === null ||
      total < best.total ||
      (total === best.total && unevenness(share) < unevenness(best.guests))
    ) {
      best = { guests: share, total };
    }
  }
  return best;
}

function nearnessOf({ entries, district }: SearchIndex, first: number, second: number): number {
  const a = entries[first]?.card.location;
  const b = entries[second]?.card.location;
  if (a && b) {
    const north = (a.latitude - b.latitude) * METRES_A_DEGREE;
    const east = (a.longitude - b.longitude) * METRES_A_DEGREE * Math.cos((a.latitude * Math.PI) / 180);
    if (Math.hypot(north, east) <= NEIGHBOURS_M) return 0;
  }
  return district[first] === district[second] ? 1 : 2;
}
