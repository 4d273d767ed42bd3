import { checkStay, openDaysOn, type Reason } from '../availability';
import { formatShortDay } from '../../format/day';
import { listingOf, type Listing } from '../../listing/listing';
import type { GapNights } from './gap-nights';
import type { Season } from './rules';
import { addDays, daysBetween, type Stay, type Weekday } from '../stay';

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
/** Comes last among equals, so that what is promised holds whatever id the season is given. */
const LAST_ID = '\uffff';

/** The seasons that would open a gap, or what stands in the way that no season can change. */
export type GapOpening =
  { ok: true; stay: Stay; seasons: Omit<Season, 'id'>[] } | { ok: false; reasons: Reason[] };

/**
 * How the free nights between two taken stretches can be sold: to a stay of all of them, or else to the longest
 * one within. The seasons are as narrow as can be: one for its day of arrival, and one for its day of departure
 * where that is closed.
 */
export function openGapNights(
  listing: Listing,
  { firstNight, lastNight }: Pick<GapNights, 'firstNight' | 'lastNight'>,
  now: Date,
): GapOpening {
  const whole = { checkIn: firstNight, checkOut: addDays(lastNight, 1) };
  for (const stay of staysWithin(whole)) {
    const seasons = seasonsFor(listing, stay);
    if (checkStay(withSeasons(listing, seasons), { ...stay, guests: 1 }, now).ok)
      return { ok: true, stay, seasons };
  }
  const relaxed = withSeasons(listing, seasonsFor(listing, whole));
  const answer = checkStay(relaxed, { ...whole, guests: 1 }, now);
  return { ok: false, reasons: answer.ok ? [] : answer.reasons };
}

/** The longest first, the earlier of two that are as long. */
function staysWithin({ checkIn, checkOut }: Stay): Stay[] {
  const nights = daysBetween(checkIn, checkOut);
  return Array.from({ length: nights }, (_, shorter) =>
    Array.from({ length: shorter + 1 }, (__, later) => ({
      checkIn: addDays(checkIn, later),
      checkOut: addDays(checkIn, later + nights - shorter),
    })),
  ).flat();
}

function seasonsFor(listing: Listing, { checkIn, checkOut }: Stay): Omit<Season, 'id'>[] {
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
    arrivalDays: openDaysOn(listing, checkIn, 'arrivalDays') === null ? null : EVERY_DAY,
  };
  if (openDaysOn(listing, checkOut, 'departureDays') === null) return [arrival];
  return [arrival, { ...blank, firstNight: checkOut, lastNight: checkOut, departureDays: EVERY_DAY }];
}

function withSeasons(listing: Listing, seasons: readonly Omit<Season, 'id'>[]): Listing {
  const more = seasons.map((season) => ({ ...season, id: LAST_ID }));
  return listingOf(listing.rules, listing.policies, [...listing.seasons, ...more], listing.taken);
}
