import {
  earliestArrivalOf,
  lastBookableDayOf,
  maximumStayOf,
  isClosedToArrival,
  isClosedToDeparture,
} from '../domain/restrictions/restrictions';
import type { Availability, Reason, StayRequest } from '../domain/availability';
import { RULES, type MinimumStayCandidate, type TakenNight, type TraceAnswer, type TraceStep } from './trace';
import { formatDay } from '../format/day';
import { seasonsOn, type Listing } from '../listing/listing';
import { plural } from '../format/plural';
import type { Season } from '../domain/restrictions/rules';
import { dayNumber, isStay, nightCount, type Day } from '../domain/stay';
import { localDay } from '../domain/local-day';
import { clockName } from '../format/instant';

/** What the rules are asked about, and what they answered together. */
export interface TracedQuestion {
  listing: Listing;
  request: StayRequest;
  now: Date;
  verdict: Availability;
  minimumStay: readonly MinimumStayCandidate[];
  taken: readonly TakenNight[];
}

type Rule = Reason['reason'];

/** How a rule is explained; asked only about dates that are a stay, those of `ALWAYS_ASKED` apart. */
const EXPLANATIONS: Readonly<Record<Rule, (question: TracedQuestion) => string>> = {
  'not-listed': ({ listing }) =>
    listing.rules.listed ? 'It is published and open for booking.' : 'It is not open for booking.',
  'dates-invalid': ({ request }) =>
    isStay(request)
      ? `${plural(nightCount(request), 'night')}, ${formatDay(request.checkIn)} to ${formatDay(request.checkOut)}.`
      : 'Check-out must be a real day after check-in.',
  'in-the-past': ({ now }) => `Today is ${formatDay(localDay(now))}, ${clockName()}.`,
  'advance-notice': ({ listing, now }) =>
    `${plural(listing.rules.advanceNoticeHours, 'hour')} of notice before check-in at ${listing.policies.checkInTime}: the earliest arrival is ${formatDay(earliestArrivalOf(listing, now))}.`,
  'too-far-ahead': ({ listing, now }) =>
    `Bookable ${plural(listing.rules.bookingWindowDays, 'day')} ahead: the last night is ${formatDay(lastBookableDayOf(listing, now))}.`,
  'min-stay': ({ minimumStay }) => explainMinimum(minimumStay.find(({ won }) => won)),
  'max-stay': ({ listing }) =>
    `At most ${plural(maximumStayOf(listing), 'night')}, ${listing.rules.maximumStay === null ? 'the longest stay for all apartments' : 'by the apartment’s own limit'}.`,
  'arrival-day-closed': ({ listing, request: { checkIn: day } }) =>
    explainOpenDays(day, seasonsOn(listing, day).arrivals, isClosedToArrival(listing, dayNumber(day))),
  'departure-day-closed': ({ listing, request: { checkOut: day } }) =>
    explainOpenDays(day, seasonsOn(listing, day).departures, isClosedToDeparture(listing, dayNumber(day))),
  'not-available': ({ taken }) => explainTaken(taken),
  'too-many-guests': ({ listing: { rules }, request }) =>
    `${plural(request.guests, 'guest')} asked for, it sleeps ${rules.capacity}.`,
};

const ALWAYS_ASKED: ReadonlySet<Rule> = new Set(['not-listed', 'dates-invalid', 'too-many-guests']);

/** Every rule with its answer. The answers are the verdict's own: nothing is judged a second time. */
export function traceSteps(question: TracedQuestion): TraceStep[] {
  const { verdict } = question;
  const reasons = verdict.ok ? [] : verdict.reasons;
  return RULES.map((rule) => {
    const reason = reasons.find((candidate) => candidate.reason === rule) ?? null;
    const answer: TraceAnswer = reason ? 'no' : isAsked(rule, question) ? 'yes' : 'not-asked';
    const says = answer === 'not-asked' ? 'Not checked.' : EXPLANATIONS[rule](question);
    return {
      rule,
      answer,
      reason,
      says,
      seasonId: answer === 'not-asked' ? null : seasonBehind(rule, question),
      propertyWide: rule === 'max-stay' && question.listing.rules.maximumStay === null,
    };
  });
}

/** The season to be changed when a manager wants another answer of the rule. */
function seasonBehind(rule: Rule, { listing, request, minimumStay }: TracedQuestion): string | null {
  if (rule === 'arrival-day-closed') return seasonsOn(listing, request.checkIn).arrivals?.id ?? null;
  if (rule === 'departure-day-closed') return seasonsOn(listing, request.checkOut).departures?.id ?? null;
  return rule === 'min-stay' ? (minimumStay.find(({ won }) => won)?.seasonId ?? null) : null;
}

function isAsked(rule: Rule, { request, now }: TracedQuestion): boolean {
  if (ALWAYS_ASKED.has(rule)) return true;
  if (!isStay(request)) return false;
  return rule !== 'advance-notice' || request.checkIn >= localDay(now);
}

const MINIMUM_SAID_BY: Readonly<Record<MinimumStayCandidate['kind'], string>> = {
  'gap-fill': 'because the gap between two stays is sold whole',
  'season-apartment': 'by a season for this apartment',
  season: 'by a season for all apartments',
  override: 'by the override for this apartment',
  global: 'by the minimum stay for all apartments',
  default: 'because no rule asks for more',
};

function explainMinimum(winner: MinimumStayCandidate | undefined): string {
  if (!winner) return 'No rule applies.';
  const named = winner.season === null ? '' : `: ${winner.season}`;
  return `${plural(winner.nights ?? 1, 'night')} needed ${MINIMUM_SAID_BY[winner.kind]}${named}.`;
}

function explainOpenDays(day: Day, season: Season | null, isClosed: boolean): string {
  if (!season) return `No season limits ${formatDay(day)}.`;
  return `${formatDay(day)} is ${isClosed ? 'closed' : 'open'} by the season ${season.name}.`;
}

function explainTaken(taken: readonly TakenNight[]): string {
  const [first] = taken;
  if (!first) return 'Every night is free.';
  const by = first.reference === null ? first.source : `${first.source} ${first.reference}`;
  return `${plural(taken.length, 'night')} taken, the first on ${formatDay(first.night)} (${by}).`;
}
