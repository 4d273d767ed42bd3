import type { Reason, StayRequest } from '../domain/availability';
import type { AlternativeStay } from '../domain/alternatives';
import { formatDay, formatShortDay } from '../format/day';
import type { MinimumStayRule } from '../domain/restrictions/minimum-stay';
import { plural } from '../format/plural';
import { nightCount, type Stay, type Weekday } from '../domain/stay';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The stay a guest asked for, and where. */
export interface AskedStay extends StayRequest {
  /** Public id of the apartment; its alternatives alone are woven into the sentences. */
  apartmentId: string;
}

/**
 * The reasons as sentences for the guest, in the same order. What would work in the same apartment is said
 * once, in the first sentence that dates can answer.
 */
export function describeReasons(
  reasons: readonly Reason[],
  asked: AskedStay,
  alternatives: readonly AlternativeStay[] = [],
): string[] {
  const answered = reasons.find(isAboutDates);
  return reasons.map((reason) => describeReason(reason, asked, reason === answered ? alternatives : []));
}

/** A reason as one sentence for the guest: `5 nights needed for arrivals 20 Dec to 5 Jan: stay to 27 Dec.` */
export function describeReason(
  reason: Reason,
  asked: AskedStay,
  alternatives: readonly AlternativeStay[] = [],
): string {
  const ways = isAboutDates(reason) ? describeAlternatives(asked, alternatives) : '';
  return `${statementOf(reason, asked)}${ways && `: ${ways}`}.`;
}

function statementOf(reason: Reason, asked: AskedStay): string {
  switch (reason.reason) {
    case 'dates-invalid':
      return 'Choose a day to arrive and a later day to leave';
    case 'in-the-past':
      return `${formatDay(asked.checkIn)} has passed, the earliest day to arrive is ${formatDay(reason.today)}`;
    case 'advance-notice':
      return `${noticeOf(reason.hours)} notice needed, the earliest day to arrive is ${formatDay(reason.earliestArrival)}`;
    case 'too-far-ahead':
      return `The last night that can be booked today is ${formatDay(reason.lastBookableDay)}`;
    case 'min-stay':
      return minimumStayOf(reason.nights, reason.rule);
    case 'max-stay':
      return `A stay here has at most ${plural(reason.nights, 'night')}, you asked for ${nightCount(asked)}`;
    case 'arrival-day-closed':
      return `No arrivals on ${formatDay(reason.day)}${openOn('stays then begin', reason.openDays)}`;
    case 'departure-day-closed':
      return `No departures on ${formatDay(reason.day)}${openOn('stays then end', reason.openDays)}`;
    case 'not-available':
      return `The night of ${formatDay(reason.night)} is taken`;
    case 'too-many-guests':
      return asked.guests > reason.capacity
        ? `This apartment sleeps at most ${plural(reason.capacity, 'guest')}, you asked for ${asked.guests}`
        : `Choose from 1 to ${plural(reason.capacity, 'guest')}`;
    case 'not-listed':
      return 'This apartment cannot be booked at the moment';
  }
}

function minimumStayOf(nights: number, rule: MinimumStayRule): string {
  switch (rule.kind) {
    case 'gap-fill':
      return `${plural(nights, 'night')} free between two stays, sold together only`;
    case 'season-apartment':
    case 'season':
      return `${plural(nights, 'night')} needed for arrivals ${formatShortDay(rule.firstNight)} to ${formatShortDay(rule.lastNight)}`;
    case 'override':
      return `${plural(nights, 'night')} needed in this apartment`;
    case 'global':
    case 'default':
      return `${plural(nights, 'night')} needed`;
  }
}

function isAboutDates({ reason }: Reason): boolean {
  return reason !== 'dates-invalid' && reason !== 'too-many-guests' && reason !== 'not-listed';
}

/** `stay to 27 Dec, or arrive 18 Dec`: the first alternative that keeps the arrival and the first that does not. */
function describeAlternatives(asked: AskedStay, alternatives: readonly AlternativeStay[]): string {
  const here = alternatives.filter(({ apartmentId }) => apartmentId === asked.apartmentId);
  const sameArrival = here.find(({ checkIn }) => checkIn === asked.checkIn);
  const otherArrival = here.find(({ checkIn }) => checkIn !== asked.checkIn);
  return [sameArrival, otherArrival].flatMap((stay) => (stay ? [wayTo(stay, asked)] : [])).join(', or ');
}

function wayTo(offered: Stay, asked: Stay): string {
  const arrival = formatShortDay(offered.checkIn);
  const departure = formatShortDay(offered.checkOut);
  if (offered.checkIn === asked.checkIn) {
    return offered.checkOut > asked.checkOut ? `stay to ${departure}` : `leave on ${departure}`;
  }
  return nightCount(offered) === nightCount(asked) ? `arrive ${arrival}` : `stay ${arrival} to ${departure}`;
}

function openOn(what: string, openDays: readonly Weekday[]): string {
  return openDays.length === 0 ? '' : `, ${what} on ${openDays.map((day) => WEEKDAYS[day]).join(' or ')}`;
}

function noticeOf(hours: number): string {
  return hours >= 48 && hours % 24 === 0
    ? `${hours / 24} days'`
    : `${hours} ${hours === 1 ? "hour's" : "hours'"}`;
}
