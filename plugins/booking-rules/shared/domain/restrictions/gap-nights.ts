import { formatShortDay } from '../../format/day';
import { listingOf, type Listing } from '../../listing/listing';
import { checkStay, isBookable, askedStay, type Reason } from '../availability';
import { addDays, dayNumber, daysBetween, fromDayNumber, type Day, type Stay, type Weekday } from '../stay';
import { localDay } from '../local-day';
import { isClosedToArrival, isClosedToDeparture, lastBookable } from './restrictions';
import type { Season } from './rules';

/** Free nights between two taken ones, none of which can be booked under the rules. */
export interface GapNights {
  firstNight: Day;
  /** The last night, included. */
  lastNight: Day;
  nights: number;
  /** Why the stretch cannot be booked as a whole: what a manager would have to relax. */
  reasons: Reason[];
}

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
/** Sorts last among equals, so that the promise holds whatever id the season is given. */
const LAST_ID = '\uffff';

/** Longer stretches always fit some stay, unless the rules close the apartment altogether. */
const LONGEST_GAP = 31;

/** The nights of a gap as day numbers, `[first, end)`. */
export interface GapSpan {
  first: number;
  end: number;
}

/**
 * Finds the free nights that nobody can book, over a number of days from today, of one apartment after the other, without
 * what is to be told of each: a house has thousands. Nights before the first taken one and after the last are ignored:
 * longer stays can still reach them.
 */
export function gapFinder(days: number, now: Date): (listing: Listing) => GapSpan[] {
  const day = localDay(now);
  // Only the numbers of a stay decide whether it can be booked. There is one for all that are tried.
  const stay = askedStay({ checkIn: day, checkOut: day, guests: 1 }, now, true);
  const { today } = stay;

  /** Tries the longest stays first: of a stretch that is no gap, most can be booked as a whole. */
  function isClosed(listing: Listing, { first, end }: GapSpan): boolean {
    for (let from = first; from < end; from += 1) {
      stay.first = from;
      for (let to = end; to > from; to -= 1) {
        stay.end = to;
        if (isBookable(listing, stay)) return false;
      }
    }
    return true;
  }

  return (listing) => {
    const { rules, taken } = listing;
    if (!rules.listed) return [];
    const last = Math.min(today + days - 1, lastBookable(listing, today));
    const gaps: GapSpan[] = [];
    for (let first = today; first <= last; first += 1) {
      if (taken.isTaken(first)) continue;
      const end = taken.firstBetween(first, last + 1);
      if (end === null) break;
      const isBounded = first > today || taken.isTaken(first - 1);
      if (isBounded && end - first <= LONGEST_GAP && isClosed(listing, { first, end }))
        gaps.push({ first, end });
      first = end;
    }
    return gaps;
  };
}

/** What a manager reads of a gap. */
export function gapNightsIn(listing: Listing, { first, end }: GapSpan, now: Date): GapNights {
  const stay = { checkIn: fromDayNumber(first), checkOut: fromDayNumber(end) };
  const answer = checkStay(listing, { ...stay, guests: 1 }, now);
  return {
    firstNight: stay.checkIn,
    lastNight: fromDayNumber(end - 1),
    nights: end - first,
    reasons: answer.ok ? [] : answer.reasons,
  };
}

/** The seasons that would open a gap, or the obstacles that no season can remove. */
export type GapOpening =
  | { ok: true; stay: Stay; seasons: Omit<Season, 'id'>[] }
  | { ok: false; reasons: Reason[] };

/**
 * How the free nights between two taken stretches can be sold: as one stay, or else as the longest stay that fits.
 * The seasons are as narrow as possible: one for the day of arrival, and one for the day of departure if that is
 * closed.
 */
export function openGapNights(
  listing: Listing,
  { firstNight, lastNight }: Pick<GapNights, 'firstNight' | 'lastNight'>,
  now: Date,
): GapOpening {
  const whole = { checkIn: firstNight, checkOut: addDays(lastNight, 1) };
  for (const stay of staysWithin(whole)) {
    const seasons = openingSeasons(listing, stay);
    if (checkStay(withSeasons(listing, seasons), { ...stay, guests: 1 }, now).ok)
      return { ok: true, stay, seasons };
  }
  const relaxed = withSeasons(listing, openingSeasons(listing, whole));
  const answer = checkStay(relaxed, { ...whole, guests: 1 }, now);
  return { ok: false, reasons: answer.ok ? [] : answer.reasons };
}

/** The longest first; of two equally long, the earlier. */
function staysWithin({ checkIn, checkOut }: Stay): Stay[] {
  const nights = daysBetween(checkIn, checkOut);
  return Array.from({ length: nights }, (_, shorter) =>
    Array.from({ length: shorter + 1 }, (__, later) => ({
      checkIn: addDays(checkIn, later),
      checkOut: addDays(checkIn, later + nights - shorter),
    })),
  ).flat();
}

function openingSeasons(listing: Listing, { checkIn, checkOut }: Stay): Omit<Season, 'id'>[] {
  const blank = {
    name: `Gap ${formatShortDay(checkIn)} to ${formatShortDay(checkOut)}`,
    apartments: [listing.rules.apartmentId],
    nightlyRate: null,
    weekendRate: null,
    minimumNights: null,
    arrivalDays: null,
    departureDays: null,
  };
  const arrival = {
    ...blank,
    firstNight: checkIn,
    lastNight: checkIn,
    minimumNights: daysBetween(checkIn, checkOut),
    arrivalDays: isClosedToArrival(listing, dayNumber(checkIn)) ? EVERY_DAY : null,
  };
  if (!isClosedToDeparture(listing, dayNumber(checkOut))) return [arrival];
  return [arrival, { ...blank, firstNight: checkOut, lastNight: checkOut, departureDays: EVERY_DAY }];
}

function withSeasons(listing: Listing, seasons: readonly Omit<Season, 'id'>[]): Listing {
  const more = seasons.map((season) => ({ ...season, id: LAST_ID }));
  return listingOf(listing.rules, listing.policies, [...listing.seasons, ...more], listing.taken);
}
