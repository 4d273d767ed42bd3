import type { Listing } from '../listing/listing';
import { minimumStayOn, type MinimumStayRule } from './restrictions/minimum-stay';
import type { TakenNights } from './restrictions/rules';
import { seasonOn } from './restrictions/season';
import {
  addDays,
  dayNumber,
  dubaiDay,
  dubaiInstant,
  fromDayNumber,
  isParty,
  isStay,
  LONGEST_STAY_NIGHTS,
  nightCount,
  weekdayOf,
  type Day,
  type Stay,
  type Weekday,
} from './stay';

/** What a guest asks for. */
export interface StayRequest extends Stay {
  guests: number;
}

/** Why a stay cannot be booked: the closed set of contract B2, each with the figures a person needs. */
export type Reason =
  | { reason: 'dates-invalid' }
  | { reason: 'in-the-past'; today: Day }
  | { reason: 'advance-notice'; hours: number; earliestArrival: Day }
  | { reason: 'too-far-ahead'; lastBookableDay: Day }
  | { reason: 'min-stay'; nights: number; rule: MinimumStayRule }
  | { reason: 'max-stay'; nights: number }
  | { reason: 'arrival-day-closed'; day: Day; openDays: readonly Weekday[] }
  | { reason: 'departure-day-closed'; day: Day; openDays: readonly Weekday[] }
  | { reason: 'not-available'; night: Day }
  | { reason: 'too-many-guests'; capacity: number }
  | { reason: 'not-listed' };

/** A yes, or every reason for the no. */
export type Availability = { ok: true } | { ok: false; reasons: Reason[] };

/**
 * Whether a stay can be booked, with every reason when it cannot, in the order of `Reason`.
 * @param now the instant of asking; the rules never read a clock
 */
export function checkStay(listing: Listing, request: StayRequest, now: Date): Availability {
  const { listed, capacity } = listing.rules;
  const reasons: Reason[] = isStay(request)
    ? dateReasons(listing, request, now)
    : [{ reason: 'dates-invalid' }];
  if (!isParty(request.guests) || request.guests > capacity)
    reasons.push({ reason: 'too-many-guests', capacity });
  if (!listed) reasons.push({ reason: 'not-listed' });
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons };
}

function dateReasons(listing: Listing, stay: Stay, now: Date): Reason[] {
  const { rules, taken } = listing;
  const reasons: Reason[] = [];
  const nights = nightCount(stay);
  const today = dubaiDay(now);
  if (stay.checkIn < today) reasons.push({ reason: 'in-the-past', today });
  else if (!hasNotice(listing, stay.checkIn, now)) {
    const earliestArrival = earliestArrivalOf(listing, now);
    reasons.push({ reason: 'advance-notice', hours: rules.advanceNoticeHours, earliestArrival });
  }
  const lastBookableDay = lastBookableDayOf(listing, today);
  if (addDays(stay.checkOut, -1) > lastBookableDay)
    reasons.push({ reason: 'too-far-ahead', lastBookableDay });
  const minimum = minimumStayOn(listing, stay.checkIn);
  if (nights < minimum.nights) reasons.push({ reason: 'min-stay', ...minimum });
  const maximum = maximumStayOf(listing);
  if (nights > maximum) reasons.push({ reason: 'max-stay', nights: maximum });
  const arrivals = openDaysOn(listing, stay.checkIn, 'arrivalDays');
  if (arrivals !== null)
    reasons.push({ reason: 'arrival-day-closed', day: stay.checkIn, openDays: arrivals });
  const departures = openDaysOn(listing, stay.checkOut, 'departureDays');
  if (departures !== null) {
    reasons.push({ reason: 'departure-day-closed', day: stay.checkOut, openDays: departures });
  }
  const night = firstTakenNight(taken, stay);
  if (night !== null) reasons.push({ reason: 'not-available', night });
  return reasons;
}

/** Most nights that a stay may have: the apartment's own limit, or that of the house. */
export function maximumStayOf({ rules, policies }: Pick<Listing, 'rules' | 'policies'>): number {
  return Math.min(rules.maximumStay ?? policies.maximumStay, LONGEST_STAY_NIGHTS);
}

/** Looks no further than the longest stay, so that a request for a thousand years costs nothing. */
function firstTakenNight(taken: TakenNights, stay: Stay): Day | null {
  const first = dayNumber(stay.checkIn);
  const end = first + Math.min(nightCount(stay), LONGEST_STAY_NIGHTS);
  for (let number = first; number < end; number += 1) {
    const night = fromDayNumber(number);
    if (taken.has(night)) return night;
  }
  return null;
}

/** Whether check-in on a day is at least the apartment's notice away. */
export function hasNotice(listing: Listing, checkIn: Day, now: Date): boolean {
  return checkIn >= earliestArrivalOf(listing, now);
}

/** The first day on which a guest who books now may arrive. */
export function earliestArrivalOf({ rules, policies }: Listing, now: Date): Day {
  if (!(rules.advanceNoticeHours > 0)) return dubaiDay(now);
  const noticeEnds = new Date(now.getTime() + rules.advanceNoticeHours * 3_600_000);
  const day = dubaiDay(noticeEnds);
  // On that day only when check-in is still to come once the notice is over.
  return dubaiInstant(day, policies.checkInTime) >= noticeEnds ? day : addDays(day, 1);
}

/** The last night that can be booked today. */
export function lastBookableDayOf({ rules }: Listing, today: Day): Day {
  return addDays(today, rules.bookingWindowDays);
}

/** The weekdays that are open when the day is closed for arrivals or departures; null when it is open. */
export function openDaysOn(
  { rules, seasons }: Listing,
  day: Day,
  which: 'arrivalDays' | 'departureDays',
): readonly Weekday[] | null {
  const found = seasonOn(seasons, rules.apartmentId, day, (season) => season[which]);
  return found && !found.rule.includes(weekdayOf(day)) ? found.rule : null;
}
