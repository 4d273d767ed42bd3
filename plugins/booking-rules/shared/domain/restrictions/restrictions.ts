import { seasonsOn, type Listing } from '../../listing/listing';
import { DAY_MS, dayNumber, fromDayNumber, LONGEST_STAY_NIGHTS, weekdayOfNumber, type Day } from '../stay';
import { localClock } from '../local-day';
import { spanIndex } from './season-spans';
import { minimumStayRules, NO_MINIMUM, type MinimumStay } from './compiled-rules';

const HOUR_MS = 3_600_000;

/**
 * Advance notice, hours between booking and check-in.
 * @param today day number
 * @param now in milliseconds
 * @returns day number of the first day on which a guest may arrive
 */
export function earliestArrival(
  { rules: { advanceNoticeHours: notice }, compiled: { checkInMs } }: Listing,
  today: number,
  now: number,
): number {
  if (notice <= 0) return today;
  // The first day whose check-in is still ahead once the notice is over.
  return Math.ceil((localClock(now + notice * HOUR_MS).clock - checkInMs) / DAY_MS);
}

/** The first day on which a guest who books now may arrive. */
export function earliestArrivalOf(listing: Listing, now: Date): Day {
  return fromDayNumber(earliestArrival(listing, localClock(now).day, now.getTime()));
}

/** The booking window (how many days ahead nights are sold) as the day number of the last night. */
export function lastBookable({ rules }: Listing, today: number): number {
  return today + rules.bookingWindowDays;
}

/** The last night that can be booked now. */
export function lastBookableDayOf(listing: Listing, now: Date): Day {
  return fromDayNumber(lastBookable(listing, localClock(now).day));
}

/** Most nights that a stay may have: the apartment's own limit, or that of the property. */
export function maximumStayOf({ compiled }: Listing): number {
  return compiled.maximumNights;
}

/** The minimum stay for an arrival on a day (contract B2): gap fill, season, override, global, 1. */
export function minimumStayOn(listing: Listing, arrival: Day): MinimumStay {
  const base = minimumWithoutGap(listing, arrival);
  const gap = gapNightsAt(listing, dayNumber(arrival), base.nights);
  return gap === null ? base : { nights: gap, rule: { kind: 'gap-fill' } };
}

/** The minimum stay by the rules alone, as if no night were taken. */
export function minimumWithoutGap(listing: Listing, arrival: Day): MinimumStay {
  return (
    minimumStayRules(listing.rules, listing.policies, seasonsOn(listing, arrival).covering)[0] ?? NO_MINIMUM
  );
}

/** Nights needed outside of seasons and gaps: override, global, 1. */
export function usualMinimumStay({ rules, policies }: Listing): number {
  return minimumStayRules(rules, policies, [])[0]?.nights ?? 1;
}

/**
 * Gap nights: free nights between two taken ones are sold together if they are fewer than the minimum.
 * @param first day number of the arrival
 * @returns how many are free from there on; null when they are not a gap
 */
export function gapNightsAt({ rules, taken }: Listing, first: number, minimum: number): number | null {
  if (!rules.gapFilling || minimum < 2 || !taken.isTaken(first - 1)) return null;
  const end = taken.firstBetween(first, first + Math.min(minimum, LONGEST_STAY_NIGHTS));
  return end !== null && end > first ? end - first : null;
}

/** Whether a day number is closed to arrival: no stay begins on it. */
export function isClosedToArrival({ compiled: { seasonSpans } }: Listing, day: number): boolean {
  const open = seasonSpans.arrivals[spanIndex(seasonSpans.starts, day)] ?? 0;
  return (open & (1 << weekdayOfNumber(day))) === 0;
}

/** Whether a day number is closed to departure: no stay ends on it. */
export function isClosedToDeparture({ compiled: { seasonSpans } }: Listing, day: number): boolean {
  const open = seasonSpans.departures[spanIndex(seasonSpans.starts, day)] ?? 0;
  return (open & (1 << weekdayOfNumber(day))) === 0;
}
