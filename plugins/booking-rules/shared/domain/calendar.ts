import {
  earliestArrivalOf,
  lastBookableDayOf,
  isClosedToArrival,
  isClosedToDeparture,
  minimumStayOn,
} from './restrictions/restrictions';
import type { Listing } from '../listing/listing';
import type { MinorUnits } from '../format/money';
import { nightlyRateOn } from './pricing/price';
import { dayNumber, nightsOf, type Day, type Stay } from './stay';
import { localDay } from './local-day';

/** Longest span of a calendar that may be requested, in days (24 months). */
export const CALENDAR_MAX_DAYS = 731;

/** One night of an apartment's calendar, as guests see it. */
export interface CalendarNight {
  date: Day;
  /** Taken, or not on sale at all (past, too far ahead, not listed). */
  taken: boolean;
  /** For the guests the rate includes, in minor units. */
  rate: MinorUnits;
  /** Nights needed for an arrival that day. */
  minimumStay: number;
  arrivalAllowed: boolean;
  departureAllowed: boolean;
}

/** The calendar of an apartment over a span of nights. */
export function calendarOf(listing: Listing, span: Stay, now: Date): CalendarNight[] {
  const today = localDay(now);
  const earliest = earliestArrivalOf(listing, now);
  const last = lastBookableDayOf(listing, now);
  return nightsOf(span).map((date) => {
    const onSale = listing.rules.listed && date >= today && date <= last;
    const taken = !onSale || listing.taken.has(date);
    return {
      date,
      taken,
      rate: nightlyRateOn(listing, date, 1),
      minimumStay: minimumStayOn(listing, date).nights,
      arrivalAllowed: !taken && date >= earliest && !isClosedToArrival(listing, dayNumber(date)),
      departureAllowed: date > today && !isClosedToDeparture(listing, dayNumber(date)),
    };
  });
}
