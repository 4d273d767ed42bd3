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
import { staffMessages, type StaffMessages } from '../messages/messages';
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
type Say = StaffMessages['explain'];

/** How a rule is explained; asked only about dates that are a stay, those of `ALWAYS_ASKED` apart. */
const EXPLANATIONS: Readonly<Record<Rule, (question: TracedQuestion, say: Say) => string>> = {
  'not-listed': ({ listing }, say) => (listing.rules.listed ? say.listed : say.notListed),
  'dates-invalid': ({ request }, say) =>
    isStay(request)
      ? say.stay(nightCount(request), formatDay(request.checkIn), formatDay(request.checkOut))
      : say.noStay,
  'in-the-past': ({ now }, say) => say.today(formatDay(localDay(now)), clockName()),
  'advance-notice': ({ listing: { rules, policies }, listing, now }, say) =>
    say.notice(rules.advanceNoticeHours, policies.checkInTime, formatDay(earliestArrivalOf(listing, now))),
  'too-far-ahead': ({ listing, now }, say) =>
    say.bookable(listing.rules.bookingWindowDays, formatDay(lastBookableDayOf(listing, now))),
  'min-stay': ({ minimumStay }, say) => {
    const winner = minimumStay.find(({ won }) => won);
    return winner ? say.minimum.by(winner.nights ?? 1, winner.kind, winner.season) : say.minimum.none;
  },
  'max-stay': ({ listing }, say) => {
    const { ofAll, ofApartment } = say.maximum;
    return (listing.rules.maximumStay === null ? ofAll : ofApartment)(maximumStayOf(listing));
  },
  'arrival-day-closed': ({ listing, request: { checkIn: day } }, say) =>
    explainOpenDays(say, day, seasonsOn(listing, day).arrivals, isClosedToArrival(listing, dayNumber(day))),
  'departure-day-closed': ({ listing, request: { checkOut: day } }, say) =>
    explainOpenDays(
      ...([say, day, seasonsOn(listing, day).departures] as const),
      isClosedToDeparture(listing, dayNumber(day)),
    ),
  'not-available': ({ taken }, say) => {
    const [first] = taken;
    if (!first) return say.taken.none;
    return say.taken.some(taken.length, formatDay(first.night), first.source, first.reference);
  },
  'too-many-guests': ({ listing: { rules }, request }, say) => say.guests(request.guests, rules.capacity),
};

const ALWAYS_ASKED: ReadonlySet<Rule> = new Set(['not-listed', 'dates-invalid', 'too-many-guests']);

/** Every rule with its answer. The answers are the verdict's own: nothing is judged a second time. */
export function traceSteps(question: TracedQuestion): TraceStep[] {
  const { verdict } = question;
  const say = staffMessages().explain;
  const reasons = verdict.ok ? [] : verdict.reasons;
  return RULES.map((rule) => {
    const reason = reasons.find((candidate) => candidate.reason === rule) ?? null;
    const answer: TraceAnswer = reason ? 'no' : isAsked(rule, question) ? 'yes' : 'not-asked';
    const says = answer === 'not-asked' ? say.notAsked : EXPLANATIONS[rule](question, say);
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

function explainOpenDays(say: Say, day: Day, season: Season | null, isClosed: boolean): string {
  const { free, open, closed } = say.days;
  return season ? (isClosed ? closed : open)(formatDay(day), season.name) : free(formatDay(day));
}
