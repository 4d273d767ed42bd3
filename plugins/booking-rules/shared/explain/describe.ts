import type { Reason, StayRequest } from '../domain/availability';
import type { AlternativeStay } from '../domain/alternatives';
import { formatDay, formatShortDay } from '../format/day';
import type { MinimumStayRule } from '../domain/restrictions/compiled-rules';
import { guestMessages } from '../messages/messages';
import { nightCount, type Stay } from '../domain/stay';

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
  const say = guestMessages().reasons;
  switch (reason.reason) {
    case 'dates-invalid':
      return say.datesInvalid;
    case 'in-the-past':
      return say.inThePast(formatDay(asked.checkIn), formatDay(reason.today));
    case 'advance-notice':
      return say.advanceNotice(reason.hours, formatDay(reason.earliestArrival));
    case 'too-far-ahead':
      return say.tooFarAhead(formatDay(reason.lastBookableDay));
    case 'min-stay':
      return minimumStayOf(reason.nights, reason.rule);
    case 'max-stay':
      return say.maximumStay(reason.nights, nightCount(asked));
    case 'arrival-day-closed':
      return say.noArrivals(formatDay(reason.day), reason.openDays);
    case 'departure-day-closed':
      return say.noDepartures(formatDay(reason.day), reason.openDays);
    case 'not-available':
      return say.notAvailable(formatDay(reason.night));
    case 'too-many-guests':
      return asked.guests > reason.capacity
        ? say.tooManyGuests(reason.capacity, asked.guests)
        : say.noGuests(reason.capacity);
    case 'not-listed':
      return say.notListed;
  }
}

function minimumStayOf(nights: number, rule: MinimumStayRule): string {
  const say = guestMessages().reasons.minimumStay;
  switch (rule.kind) {
    case 'gap-fill':
      return say.gap(nights);
    case 'season-apartment':
    case 'season':
      return say.season(formatShortDay(rule.firstNight), formatShortDay(rule.lastNight), nights);
    case 'override':
      return say.ofApartment(nights);
    case 'global':
    case 'default':
      return say.usual(nights);
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
  const ways = [sameArrival, otherArrival].flatMap((stay) => (stay ? [wayTo(stay, asked)] : []));
  return guestMessages().reasons.ways.either(ways);
}

function wayTo(offered: Stay, asked: Stay): string {
  const say = guestMessages().reasons.ways;
  const arrival = formatShortDay(offered.checkIn);
  const departure = formatShortDay(offered.checkOut);
  if (offered.checkIn === asked.checkIn)
    return offered.checkOut > asked.checkOut ? say.stayUntil(departure) : say.leaveOn(departure);
  return nightCount(offered) === nightCount(asked) ? say.arriveOn(arrival) : say.stay(arrival, departure);
}
