import type { Reason, StayRequest } from '../domain/availability';
import type { AlternativeStay } from '../domain/alternatives';
import { formatDay, formatShortDay } from '../format/day';
import type { MinimumStayRule } from '../domain/restrictions/compiled-rules';
import { plural } from '../format/plural';
import { nightCount, type Stay, type Weekday } from '../domain/stay';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The stay a guest asked for, and where. */
export interface AskedStay extends StayRequest {
  /** Public id of the apartment; its alternatives alone are woven into the sentences. */
  apartmentId: string;
}

/**
 * The reasons as sentences for the guest, in the same order. What would work in the same apartment is said once, with
 * the first reason that other dates can answer.
 */
export function describeReasons(
  reasons: readonly Reason[],
  asked: AskedStay,
  alternatives: readonly AlternativeStay[] = [],
): string[] {
  const answered = reasons.find(isAboutDates);
  return reasons.map((reason) => describeReason(reason, asked, reason === answered ? alternatives : []));
}

/** A reason for the guest: `Stays starting 20 Dec – 5 Jan are at least 5 nights. Stay until 27 Dec.` */
export function describeReason(
  reason: Reason,
  asked: AskedStay,
  alternatives: readonly AlternativeStay[] = [],
): string {
  const ways = isAboutDates(reason) ? describeAlternatives(asked, alternatives) : '';
  return `${statementOf(reason, asked)}.${ways && ` ${ways}.`}`;
}

function statementOf(reason: Reason, asked: AskedStay): string {
  switch (reason.reason) {
    case 'dates-invalid':
      return 'Choose an arrival day and a later departure day';
    case 'in-the-past':
      return `${formatDay(asked.checkIn)} is in the past. The earliest arrival is ${formatDay(reason.today)}`;
    case 'advance-notice':
      return `Bookings need ${noticeOf(reason.hours)} notice. The earliest arrival is ${formatDay(reason.earliestArrival)}`;
    case 'too-far-ahead':
      return `You can book nights up to ${formatDay(reason.lastBookableDay)}`;
    case 'min-stay':
      return minimumStayOf(reason.nights, reason.rule);
    case 'max-stay':
      return `The longest stay here is ${plural(reason.nights, 'night')}. You asked for ${nightCount(asked)}`;
    case 'arrival-day-closed':
      return `No arrivals on ${formatDay(reason.day)}${openOn('Stays start', reason.openDays)}`;
    case 'departure-day-closed':
      return `No departures on ${formatDay(reason.day)}${openOn('Stays end', reason.openDays)}`;
    case 'not-available':
      return `${formatDay(reason.night)} is already booked`;
    case 'too-many-guests':
      return asked.guests > reason.capacity
        ? `This apartment sleeps up to ${plural(reason.capacity, 'guest')}. You asked for ${asked.guests}`
        : `Choose from 1 to ${plural(reason.capacity, 'guest')}`;
    case 'not-listed':
      return 'This apartment can’t be booked at the moment';
  }
}

function minimumStayOf(nights: number, rule: MinimumStayRule): string {
  switch (rule.kind) {
    case 'gap-fill':
      return nights === 1
        ? 'The free night between two stays can be booked by itself'
        : `The ${nights} free nights between two stays can only be booked together`;
    case 'season-apartment':
    case 'season':
      return `Stays starting ${formatShortDay(rule.firstNight)} – ${formatShortDay(rule.lastNight)} are at least ${plural(nights, 'night')}`;
    case 'override':
      return `This apartment has a ${nights}-night minimum stay`;
    case 'global':
    case 'default':
      return `The minimum stay is ${plural(nights, 'night')}`;
  }
}

function isAboutDates({ reason }: Reason): boolean {
  return reason !== 'dates-invalid' && reason !== 'too-many-guests' && reason !== 'not-listed';
}

/** `Stay until 27 Dec, or arrive on 18 Dec`: the first alternative that keeps the arrival and the first that does not. */
function describeAlternatives(asked: AskedStay, alternatives: readonly AlternativeStay[]): string {
  const here = alternatives.filter(({ apartmentId }) => apartmentId === asked.apartmentId);
  const sameArrival = here.find(({ checkIn }) => checkIn === asked.checkIn);
  const otherArrival = here.find(({ checkIn }) => checkIn !== asked.checkIn);
  const ways = [sameArrival, otherArrival]
    .flatMap((stay) => (stay ? [wayTo(stay, asked)] : []))
    .join(', or ');
  return `${ways.slice(0, 1).toUpperCase()}${ways.slice(1)}`;
}

function wayTo(offered: Stay, asked: Stay): string {
  const arrival = formatShortDay(offered.checkIn);
  const departure = formatShortDay(offered.checkOut);
  if (offered.checkIn === asked.checkIn) {
    return offered.checkOut > asked.checkOut ? `stay until ${departure}` : `leave on ${departure}`;
  }
  return nightCount(offered) === nightCount(asked)
    ? `arrive on ${arrival}`
    : `stay ${arrival} – ${departure}`;
}

function openOn(what: string, openDays: readonly Weekday[]): string {
  return openDays.length === 0 ? '' : `. ${what} on ${openDays.map((day) => WEEKDAYS[day]).join(' or ')}`;
}

function noticeOf(hours: number): string {
  return hours >= 48 && hours % 24 === 0
    ? `${hours / 24} days'`
    : `${hours} ${hours === 1 ? "hour's" : "hours'"}`;
}
