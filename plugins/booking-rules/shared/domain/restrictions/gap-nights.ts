import { checkStay, lastBookableDayOf, type Reason } from '../availability';
import type { Listing } from '../../listing/listing';
import { dayNumber, dubaiDay, fromDayNumber, type Day, type Stay } from '../stay';

/** A stretch of free nights between two taken ones of which no night can be booked under the rules. */
export interface GapNights {
  firstNight: Day;
  /** The last night, included. */
  lastNight: Day;
  nights: number;
  /** Why the stretch cannot be booked as a whole: what a manager would have to relax. */
  reasons: Reason[];
}

/** Longer stretches always have room for some stay, unless the rules close the apartment altogether. */
const LONGEST_GAP = 31;

/**
 * The free nights that nobody can book, from today over some days. Nights before the first taken one and after
 * the last are left aside: they can still be reached by longer stays.
 */
export function gapNightsOf(listing: Listing, days: number, now: Date): GapNights[] {
  if (!listing.rules.listed) return [];
  const today = dayNumber(dubaiDay(now));
  const end = Math.min(today + days - 1, dayNumber(lastBookableDayOf(listing, fromDayNumber(today))));
  const gaps: GapNights[] = [];
  let first = today;
  for (let number = today; number <= end; number += 1) {
    if (!listing.taken.has(fromDayNumber(number))) continue;
    const bounded = first > today || listing.taken.has(fromDayNumber(first - 1));
    const nights = number - first;
    if (bounded && nights > 0 && nights <= LONGEST_GAP) {
      const gap = gapOf(listing, first, number, now);
      if (gap) gaps.push(gap);
    }
    first = number + 1;
  }
  return gaps;
}

function gapOf(listing: Listing, first: number, end: number, now: Date): GapNights | null {
  const stay = (from: number, to: number): Stay => ({
    checkIn: fromDayNumber(from),
    checkOut: fromDayNumber(to),
  });
  const answer = (from: number, to: number) => checkStay(listing, { ...stay(from, to), guests: 1 }, now);
  for (let from = first; from < end; from += 1) {
    for (let to = from + 1; to <= end; to += 1) if (answer(from, to).ok) return null;
  }
  const whole = answer(first, end);
  return {
    firstNight: fromDayNumber(first),
    lastNight: fromDayNumber(end - 1),
    nights: end - first,
    reasons: whole.ok ? [] : whole.reasons,
  };
}
