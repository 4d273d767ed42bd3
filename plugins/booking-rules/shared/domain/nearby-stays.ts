import type { Listing } from '../listing/listing';
import { isBookable, askedStay } from './availability';
import {
  earliestArrivalOf,
  lastBookableDayOf,
  maximumStayOf,
  minimumStayOn,
} from './restrictions/restrictions';
import { dayNumber, fromDayNumber, LONGEST_STAY_NIGHTS, nightCount, type Stay } from './stay';

/** By how many days an arrival or a departure is moved, either way. */
export const SEARCH_DAYS = 21;

/** Stays of one apartment that can be booked, nearest to the asked one first. */
export interface NearbyStays {
  /** The same arrival with another number of nights: the nearest longer stay, then the nearest shorter one. */
  kept: Stay[];
  /** The same number of nights on other days: the nearest, the nearest in the other direction, then by distance. */
  moved: Stay[];
  /** Another arrival and another number of nights, longer before shorter if both are equally near. */
  resized: Stay[];
}

interface Change {
  arrival: number;
  departure: number;
}

/** The departure alone moved, the smallest step first. */
const LONGER = Array.from({ length: SEARCH_DAYS }, (_, day): Change => ({ arrival: 0, departure: day + 1 }));
const SHORTER = LONGER.map(({ departure }): Change => ({ arrival: 0, departure: -departure }));

/** The whole stay moved, the smallest step first, later before earlier. */
const MOVINGS = Array.from({ length: SEARCH_DAYS + 1 }, (_, day) => (day === 0 ? [0] : [day, -day]))
  .flat()
  .map((day): Change => ({ arrival: day, departure: day }));

/**
 * Every way to move arrival and departure separately, by at most `SEARCH_DAYS` in total, the smallest change first.
 */
const RESIZINGS = changes().sort(
  (a, b) =>
    sizeOf(a) - sizeOf(b) || lengthening(b) - lengthening(a) || Math.abs(a.arrival) - Math.abs(b.arrival),
);

/** Those that change the arrival, too. */
const BOTH_CHANGED = RESIZINGS.filter(({ arrival }) => arrival !== 0);

/**
 * Looks at arrivals and departures up to `SEARCH_DAYS` around the requested ones, and at the minimum and maximum stay
 * for the requested arrival. An arrival outside the bookable days is first moved to the nearest bookable day. Never
 * returns the requested stay, and at most `most` of each kind.
 * @param asked real days, check-out after check-in
 */
export function nearbyStays(listing: Listing, asked: Stay, now: Date, most: number): NearbyStays {
  const nights = nightCount(asked);
  if (nights > LONGEST_STAY_NIGHTS) return { kept: [], moved: [], resized: [] };
  const arrival = nearestArrival(listing, asked, now);
  const named = namedLengths(listing, arrival, nights);
  const pick = (candidates: readonly Change[], enough: number): Stay[] => {
    const stays: Stay[] = [];
    for (const change of candidates) {
      if (stays.length === enough) break;
      const [from, to] = [arrival + change.arrival, arrival + nights + change.departure];
      const stay = { checkIn: fromDayNumber(from), checkOut: fromDayNumber(to) };
      const same = stay.checkIn === asked.checkIn && stay.checkOut === asked.checkOut;
      if (!same && isBookable(listing, askedStay({ ...stay, guests: 1 }, now))) stays.push(stay);
    }
    return stays;
  };
  const toNamedLength = named.map((length) => ({ arrival: 0, departure: length - nights }));
  const moved = bothWays(pick(MOVINGS, Infinity), asked).slice(0, most);
  // An arrival on which no stay of this length can begin was moved already: a shorter one may still fit there.
  const back = dayNumber(asked.checkIn) - arrival;
  if (back !== 0) {
    const shorter = SHORTER.map(({ departure }) => ({ arrival: back, departure: departure + back }));
    const others = RESIZINGS.filter((change) => change.arrival !== back);
    return { kept: pick(shorter, 1), moved, resized: pick([...others, ...toNamedLength], most) };
  }
  return {
    kept: [
      ...pick([...LONGER, ...toNamedLength.filter(isLonger)], 1),
      ...pick([...SHORTER, ...toNamedLength.filter((change) => !isLonger(change))], 1),
    ],
    moved,
    resized: pick(BOTH_CHANGED, most),
  };
}

/** The nearest stay and the nearest on the other side of the asked one first. */
function bothWays(moved: Stay[], asked: Stay): Stay[] {
  const isEarlier = (stay: Stay): boolean => stay.checkIn < asked.checkIn;
  const [nearest] = moved;
  const back = nearest && moved.find((stay) => isEarlier(stay) !== isEarlier(nearest));
  return back ? [nearest, back, ...moved.filter((stay) => stay !== nearest && stay !== back)] : moved;
}

/** Day number of the bookable arrival that is nearest to the asked one. */
function nearestArrival(listing: Listing, asked: Stay, now: Date): number {
  const last = dayNumber(lastBookableDayOf(listing, now)) - nightCount(asked) + 1;
  return Math.max(dayNumber(earliestArrivalOf(listing, now)), Math.min(dayNumber(asked.checkIn), last));
}

/** The lengths in nights that the rules themselves require, in case the search does not reach them. */
function namedLengths(listing: Listing, arrival: number, nights: number): number[] {
  const minimum = minimumStayOn(listing, fromDayNumber(arrival)).nights;
  const maximum = maximumStayOf(listing);
  if (minimum > nights + SEARCH_DAYS && minimum <= LONGEST_STAY_NIGHTS) return [minimum];
  return maximum > 0 && maximum < nights - SEARCH_DAYS ? [maximum] : [];
}

function changes(): Change[] {
  const days = Array.from({ length: 2 * SEARCH_DAYS + 1 }, (_, index) => index - SEARCH_DAYS);
  return days
    .flatMap((arrival) => days.map((departure) => ({ arrival, departure })))
    .filter((change) => sizeOf(change) <= SEARCH_DAYS && lengthening(change) !== 0);
}

function sizeOf({ arrival, departure }: Change): number {
  return Math.abs(arrival) + Math.abs(departure);
}

const isLonger = (change: Change): boolean => lengthening(change) > 0;

function lengthening({ arrival, departure }: Change): number {
  return departure - arrival;
}
