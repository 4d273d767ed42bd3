import { seasonsOn, type Listing } from '../listing/listing';
import type { MinimumStayRule } from './restrictions/compiled-rules';
import {
  earliestArrival,
  gapNightsAt,
  isClosedToArrival,
  isClosedToDeparture,
  lastBookable,
  minimumStayOn,
} from './restrictions/restrictions';
import type { ListingRules, TakenNights } from './restrictions/rules';
import { spanIndex } from './restrictions/season-spans';
import {
  dayNumber,
  fromDayNumber,
  isParty,
  LONGEST_STAY_NIGHTS,
  type Day,
  type Stay,
  type Weekday,
} from './stay';
import { localClock } from './local-day';

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
 * A request in numbers, worked out once and checked against many listings. Days are day numbers; NaN stands for a day
 * that does not exist.
 */
export interface AskedStay extends Stay {
  /** The days of arrival and departure. */
  first: number;
  end: number;
  /** NaN for an impossible number of guests, so that no capacity is enough. */
  guests: number;
  today: number;
  /** When it is asked, in milliseconds. */
  now: number;
  /** True when all its nights are known to be free in every listing that is checked; search finds that out first. */
  isFree: boolean;
}

/** @param isFree true when its nights are known to be free, see `AskedStay` */
export function askedStay({ checkIn, checkOut, guests }: StayRequest, now: Date, isFree = false): AskedStay {
  const first = dayNumber(checkIn);
  const end = dayNumber(checkOut);
  const { day } = localClock(now);
  return {
    checkIn,
    checkOut,
    first,
    end,
    guests: isParty(guests) ? guests : NaN,
    today: day,
    now: now.getTime(),
    isFree,
  };
}

/**
 * Whether a stay can be booked, with every reason when it cannot, in the order of `Reason`.
 * @param now the instant of asking; the rules never read a clock
 */
export function checkStay(listing: Listing, request: StayRequest, now: Date): Availability {
  const stay = askedStay(request, now);
  const found = refusals(listing, stay, false);
  if (found === 0) return { ok: true };
  const reasons = REASONS.filter((_, bit) => (found & (1 << bit)) !== 0);
  return { ok: false, reasons: reasons.map((reasonOf) => reasonOf(listing, stay)) };
}

/** Whether a stay can be booked: `checkStay`, stopped at the first restriction that refuses. */
export function isBookable(listing: Listing, stay: AskedStay): boolean {
  return refusals(listing, stay, true) === 0;
}

/** A bit for each restriction, in the order of `REASONS`. */
const [DATES, PAST, NOTICE, WINDOW, MINIMUM] = [1, 2, 4, 8, 16] as const;
const [MAXIMUM, ARRIVAL, DEPARTURE, TAKEN, CAPACITY, UNLISTED] = [32, 64, 128, 256, 512, 1024] as const;

/**
 * Every restriction, each once (contract B2). A search checks thousands of apartments, so this compares numbers, the
 * cheapest comparisons first.
 * @param firstOnly stop at the first that refuses
 * @returns a bit for each that refuses; 0 when the stay can be booked
 */
function refusals(listing: Listing, stay: AskedStay, firstOnly: boolean): number {
  const { rules, compiled } = listing;
  const { first, end, today } = stay;
  const nights = end - first;
  let found = stay.guests <= rules.capacity ? 0 : CAPACITY;
  if (!rules.listed) found |= UNLISTED;
  if (!(nights > 0)) return found | DATES;
  if (nights > compiled.maximumNights) found |= MAXIMUM;
  if (!(end - 1 <= lastBookable(listing, today))) found |= WINDOW;
  if (first < today) found |= PAST;
  else if (isSoon(first - today, rules) && first < earliestArrival(listing, today, stay.now)) found |= NOTICE;
  if (firstOnly && found !== 0) return found;
  if (isClosedToArrival(listing, first)) found |= ARRIVAL;
  if (isClosedToDeparture(listing, end)) found |= DEPARTURE;
  if (firstOnly && found !== 0) return found;
  const minimum = compiled.minimumNights[spanIndex(compiled.seasonSpans.starts, first)] ?? 1;
  if (nights < minimum && nights < (gapNightsAt(listing, first, minimum) ?? minimum)) found |= MINIMUM;
  if (!stay.isFree && firstTaken(listing.taken, stay) !== null) found |= TAKEN;
  return found;
}

/** Whether an arrival in so many days may be too soon: a notice reaches over at most two days more than it has. */
function isSoon(days: number, { advanceNoticeHours }: ListingRules): boolean {
  return days <= advanceNoticeHours / 24 + 2;
}

/** Looks no further than the longest stay, so that a request for a thousand years is as cheap as any other. */
function firstTaken(taken: TakenNights, { first, end }: AskedStay): number | null {
  return taken.firstBetween(first, Math.min(end, first + LONGEST_STAY_NIGHTS));
}

/** What each refusal says, with its figures, in the order in which reasons are given. */
const REASONS: readonly ((listing: Listing, stay: AskedStay) => Reason)[] = [
  () => ({ reason: 'dates-invalid' }),
  (_, { today }) => ({ reason: 'in-the-past', today: fromDayNumber(today) }),
  (listing, stay) => ({
    reason: 'advance-notice',
    hours: listing.rules.advanceNoticeHours,
    earliestArrival: fromDayNumber(earliestArrival(listing, stay.today, stay.now)),
  }),
  (listing, stay) => ({
    reason: 'too-far-ahead',
    lastBookableDay: fromDayNumber(lastBookable(listing, stay.today)),
  }),
  (listing, { checkIn }) => ({ reason: 'min-stay', ...minimumStayOn(listing, checkIn) }),
  ({ compiled }) => ({ reason: 'max-stay', nights: compiled.maximumNights }),
  (listing, { checkIn: day }) => ({
    reason: 'arrival-day-closed',
    day,
    openDays: seasonsOn(listing, day).arrivals?.arrivalDays ?? [],
  }),
  (listing, { checkOut: day }) => ({
    reason: 'departure-day-closed',
    day,
    openDays: seasonsOn(listing, day).departures?.departureDays ?? [],
  }),
  ({ taken }, stay) => ({ reason: 'not-available', night: fromDayNumber(firstTaken(taken, stay) ?? NaN) }),
  ({ rules: { capacity } }) => ({ reason: 'too-many-guests', capacity }),
  () => ({ reason: 'not-listed' }),
];

/** Rules that staff may override for one stay. The others are facts: taken nights, the past, too few beds. */
const MAY_BE_OVERRIDDEN: Readonly<Record<Reason['reason'], boolean>> = {
  'dates-invalid': false,
  'in-the-past': false,
  'advance-notice': true,
  'too-far-ahead': true,
  'min-stay': true,
  'max-stay': true,
  'arrival-day-closed': true,
  'departure-day-closed': true,
  'not-available': false,
  'too-many-guests': false,
  'not-listed': true,
};

/** Whether staff may book a stay that is refused for this reason. */
export function canOverride({ reason }: Pick<Reason, 'reason'>): boolean {
  return MAY_BE_OVERRIDDEN[reason];
}
