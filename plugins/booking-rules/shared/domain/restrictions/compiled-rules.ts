import { maximumStayOf } from '../availability';
import type { Listing } from '../../listing/listing';
import { minimumWithoutGap } from './minimum-stay';
import type { Fils } from '../../format/money';
import { rateFor } from '../pricing/price';
import type { Season } from './rules';
import { seasonOn } from './season';
import { dayNumber, fromDayNumber, isDay, type Day, type Weekday } from '../stay';

/** A stretch of days on which no season begins or ends, so that one set of rules holds on all of them. */
export interface RuleSpan {
  /** Day number of its first day; it lasts until the next one begins. */
  start: number;
  rate: Fils;
  weekendRate: Fils;
  /** Nights needed for an arrival, as if no night were taken. */
  minimumNights: number;
  /** A bit for each weekday on which a stay may begin, Sunday the lowest. */
  arrivals: number;
  /** The same for days on which it may end. */
  departures: number;
}

/** The rules of a listing, worked out once so that many stays can be asked about quickly. */
export interface CompiledRules {
  listing: Listing;
  /** In order; the first begins before every day. */
  spans: readonly RuleSpan[];
  maximumNights: number;
  /** Tourism Dirham of one night. */
  tourismDirham: Fils;
}

const EVERY_WEEKDAY = 0b111_1111;

/**
 * Works out the rules of a listing. They hold until its rules, seasons or house change; taken nights are no
 * part of them.
 * @returns null when its numbers are not whole or its seasons have no real days: then ask rule by rule
 */
export function compileRules(listing: Listing): CompiledRules | null {
  const { rules, policies, seasons } = listing;
  if (!isWhole(listing) || !seasons.every((season) => isDay(season.firstNight) && isDay(season.lastNight))) {
    return null;
  }
  return {
    listing,
    spans: [...new Set([-Infinity, ...boundsOf(seasons)])]
      .sort((a, b) => a - b)
      .map((start) => spanFrom(listing, start)),
    maximumNights: maximumStayOf(listing),
    tourismDirham: policies.tourismDirham[rules.grade] * Math.max(1, rules.bedrooms),
  };
}

/** Index of the span that a day number lies in. */
export function spanAt(spans: readonly RuleSpan[], number: number): number {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((spans[middle]?.start ?? Infinity) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}

function boundsOf(seasons: readonly Season[]): number[] {
  return seasons.flatMap(({ firstNight, lastNight }) => [dayNumber(firstNight), dayNumber(lastNight) + 1]);
}

function spanFrom(listing: Listing, start: number): RuleSpan {
  // The day before every season is as good as any other on which none holds.
  const day = fromDayNumber(start === -Infinity ? Math.min(...boundsOf(listing.seasons), 0) - 1 : start);
  return {
    start,
    rate: rateFor(listing, day, false),
    weekendRate: rateFor(listing, day, true),
    minimumNights: minimumWithoutGap(listing, day).nights,
    arrivals: openDays(listing, day, (season) => season.arrivalDays),
    departures: openDays(listing, day, (season) => season.departureDays),
  };
}

function openDays(
  { rules, seasons }: Listing,
  day: Day,
  says: (season: Season) => readonly Weekday[] | null,
): number {
  const found = seasonOn(seasons, rules.apartmentId, day, says);
  return found ? found.rule.reduce<number>((bits, weekday) => bits | (2 ** weekday), 0) : EVERY_WEEKDAY;
}

/** True when sums may be taken in any order and any grouping: all that is added up is a whole number. */
function isWhole({ rules, policies, seasons }: Listing): boolean {
  const { nightlyRate, weekendRate, includedGuests, extraGuestFee, cleaningFee, bedrooms } = rules;
  const { capacity, bookingWindowDays, maximumStay, minimumStayOverride } = rules;
  const { standard, deluxe, nights } = policies.tourismDirham;
  const weekdays = [
    policies.weekendNights,
    ...seasons.flatMap((season) => [season.arrivalDays, season.departureDays]),
  ];
  return [
    ...[nightlyRate, weekendRate, includedGuests, extraGuestFee, cleaningFee, bedrooms],
    ...[
      capacity,
      bookingWindowDays,
      maximumStay,
      minimumStayOverride,
      policies.minimumStay,
      policies.maximumStay,
    ],
    ...[standard, deluxe, nights],
    ...seasons.flatMap((season) => [season.nightlyRate, season.weekendRate, season.minimumNights]),
    ...weekdays.flat(),
  ].every((value) => value === null || Number.isSafeInteger(value));
}
