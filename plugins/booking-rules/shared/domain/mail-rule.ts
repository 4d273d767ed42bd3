import type { MinorUnits } from '../format/money';
import { localDay, localInstant } from './local-day';
import type { ReservationState } from './reservation';
import { addDays, nightCount, type Day, type Stay } from './stay';

/** What an automatic mail is timed by. */
export const MAIL_MOMENTS = [
  'booking',
  'payment-due',
  'before-arrival',
  'arrival-day',
  'after-first-night',
  'before-departure',
  'after-departure',
] as const;
export type MailMoment = (typeof MAIL_MOMENTS)[number];

/** Which bookings of those that a rule covers get its mail. */
export const MAIL_CONDITIONS = ['always', 'paid', 'owing'] as const;
export type MailCondition = (typeof MAIL_CONDITIONS)[number];

/** When an automatic mail goes out. */
export interface MailTiming {
  moment: MailMoment;
  /**
   * Hours after the booking for `booking`; days before or after for `payment-due`, `before-arrival`, `before-departure`
   * and `after-departure`; 0 for the other moments, which are days themselves.
   */
  offset: number;
  /** `HH:MM` at the property. Not looked at for `booking`. */
  time: string;
  /** Whether a guest who books after that time gets the mail at once; otherwise they get none. */
  sendLate: boolean;
}

/** A rule by which a mail is sent to guests, as far as it decides who gets it and when. */
export interface MailRule extends MailTiming {
  /** Since when it has been on; null while it is off. What was due before that is not sent. */
  activeSince: Date | null;
  /** Public ids; null for all apartments. */
  apartments: readonly string[] | null;
  condition: MailCondition;
}

/** What a rule looks at of a booking. */
export interface MailedStay extends Stay {
  apartmentId: string;
  state: ReservationState;
  /** When the booking was confirmed. */
  bookedAt: Date;
  /** All that is open. */
  owed: MinorUnits;
  /** The last day for the part that is paid next; null where none has one. */
  paymentDue: Day | null;
}

/** From when guests check in, and by when they check out: `HH:MM`. */
export interface StayTimes {
  checkInTime: string;
  checkOutTime: string;
}

/** When a mail is due, and from when on it makes no sense any more. */
export interface MailTime {
  at: Date;
  until: Date;
}

/** A mail about a stay that is over is still welcome for so long, such as after the server was away. */
const DAYS_AFTER_DEPARTURE = 3;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * When a rule's mail is due for a booking as it stands now; null where it gets none. Nothing is due of a booking that is
 * not confirmed. A guest who books after the planned time gets the mail at once where the rule says so, as long as it
 * still makes sense: arrival information until check-in, a word about check-out until the guest has left.
 */
export function mailTime(rule: MailRule, stay: MailedStay, times: StayTimes): MailTime | null {
  const { activeSince, apartments, condition, moment } = rule;
  if (activeSince === null) return null;
  if (apartments !== null && !apartments.includes(stay.apartmentId)) return null;
  const isStanding =
    stay.state === 'confirmed' || (stay.state === 'completed' && moment === 'after-departure');
  if (!isStanding) return null;
  if (condition !== 'always' && condition !== (stay.owed > 0 ? 'owing' : 'paid')) return null;
  const planned = plannedTime(rule, stay, times);
  if (planned === null) return null;
  const isLate = stay.bookedAt > planned.at;
  if (isLate && !rule.sendLate) return null;
  const at = isLate ? stay.bookedAt : planned.at;
  return at < activeSince || at >= planned.until ? null : { at, until: planned.until };
}

/** Whether a mail is to be sent now. */
export function isDue(time: MailTime | null, now: Date): boolean {
  return time !== null && time.at <= now && now < time.until;
}

function plannedTime(
  { moment, offset, time }: MailTiming,
  stay: MailedStay,
  { checkInTime, checkOutTime }: StayTimes,
): MailTime | null {
  const { checkIn, checkOut, bookedAt, paymentDue } = stay;
  const arrival = localInstant(checkIn, checkInTime);
  const departure = localInstant(checkOut, checkOutTime);
  switch (moment) {
    case 'booking':
      return { at: new Date(bookedAt.getTime() + offset * HOUR_MS), until: arrival };
    case 'payment-due':
      // After that day the guest is reminded of what is late by other mails.
      return paymentDue === null
        ? null
        : { at: localInstant(addDays(paymentDue, -offset), time), until: endOf(paymentDue) };
    case 'before-arrival':
      return { at: localInstant(addDays(checkIn, -offset), time), until: arrival };
    case 'arrival-day':
      return { at: localInstant(checkIn, time), until: endOf(checkIn) };
    case 'after-first-night': {
      // Who leaves in that morning is not asked how the first night was.
      const morning = addDays(checkIn, 1);
      return nightCount({ checkIn, checkOut }) < 2
        ? null
        : { at: localInstant(morning, time), until: endOf(morning) };
    }
    case 'before-departure': {
      const day = addDays(checkOut, -offset);
      return { at: localInstant(day < checkIn ? checkIn : day, time), until: departure };
    }
    case 'after-departure': {
      const planned = localInstant(addDays(checkOut, offset), time);
      const at = planned < departure ? departure : planned;
      return { at, until: new Date(at.getTime() + DAYS_AFTER_DEPARTURE * DAY_MS) };
    }
  }
}

const endOf = (day: Day): Date => localInstant(addDays(day, 1), '00:00');

/** Stays among which all are whose mail may be due: by the day of arrival or departure, both ends included. */
export interface DueStays {
  by: 'checkIn' | 'checkOut';
  from: Day;
  /** Null for all later ones. */
  to: Day | null;
}

/** Where to look for bookings whose mail is due now, so that a database need not read all of them. */
export function dueStays({ moment, offset }: Pick<MailTiming, 'moment' | 'offset'>, now: Date): DueStays {
  const today = localDay(now);
  switch (moment) {
    case 'booking':
    case 'payment-due':
      return { by: 'checkIn', from: today, to: null };
    case 'before-arrival':
      return { by: 'checkIn', from: today, to: addDays(today, offset) };
    case 'arrival-day':
      return { by: 'checkIn', from: today, to: today };
    case 'after-first-night':
      return { by: 'checkIn', from: addDays(today, -1), to: addDays(today, -1) };
    case 'before-departure':
      return { by: 'checkOut', from: today, to: addDays(today, offset) };
    case 'after-departure':
      return {
        by: 'checkOut',
        from: addDays(today, -offset - DAYS_AFTER_DEPARTURE - 1),
        to: addDays(today, -offset),
      };
  }
}
