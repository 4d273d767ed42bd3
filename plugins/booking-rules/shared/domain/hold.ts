import type { AwaitedStep, PaymentMethod, ReservationState } from './reservation';
import type { PropertyPolicies } from './restrictions/rules';
import type { Day } from './stay';
import { localInstant } from './local-day';

/** What decides about the next step of a stay that a guest has reserved. */
export interface HoldQuestion {
  payment: PaymentMethod;
  /** The guest pays online, before the stay is confirmed. */
  paysFirst: boolean;
  /** A manager has to accept it. */
  onRequest: boolean;
  accepted: boolean;
  addressProven: boolean;
  checkIn: Day;
  /** As it was told before; null when none was. */
  paymentDue: Date | null;
  now: Date;
  policies: Pick<PropertyPolicies, 'booking' | 'checkInTime'>;
}

/** How a stay stands: confirmed, or held until somebody has done something. */
export interface Hold {
  state: Extract<ReservationState, 'held' | 'confirmed'>;
  awaiting: AwaitedStep | null;
  heldUntil: Date | null;
  /** Until when a bank transfer has to arrive; null when none is awaited, now or later. */
  paymentDue: Date | null;
  /** When an unpaid guest is reminded; null for never. */
  remindAt: Date | null;
}

const HOUR = 3_600_000;
/** The longest time that a card payment page can stay open. */
const LONGEST_CARD_HOURS = 24;

/**
 * The next step of a stay. An unconfirmed address gets only a short hold; then a manager accepts, if required; then
 * the guest pays. Paying online at once needs no other proof.
 */
export function holdOf(question: HoldQuestion): Hold {
  const { payment, paysFirst, onRequest, accepted, addressProven, checkIn, now, policies } = question;
  const { cardMinutes, addressHours, answerHours, paymentHours } = policies.booking;
  const inHours = (hours: number): Date => new Date(now.getTime() + hours * HOUR);
  const held = (awaiting: AwaitedStep, heldUntil: Date, paymentDue: Date | null): Hold => ({
    state: 'held',
    awaiting,
    heldUntil,
    paymentDue,
    remindAt: null,
  });
  if (paysFirst && !onRequest) return held('payment', inHours(cardMinutes / 60), null);
  const due = question.paymentDue ?? transferDue(policies, checkIn, now);
  const isTransfer = payment === 'manual';
  if (!addressProven) {
    const isDue = isTransfer && !onRequest;
    const until = isDue ? earlier(inHours(addressHours), due) : inHours(addressHours);
    return held('address-confirmation', until, isDue ? due : null);
  }
  if (onRequest && !accepted) return held('acceptance', inHours(answerHours), null);
  if (paysFirst) return held('payment', inHours(Math.min(paymentHours, LONGEST_CARD_HOURS)), null);
  if (!isTransfer) {
    return { state: 'confirmed', awaiting: null, heldUntil: null, paymentDue: null, remindAt: null };
  }
  return { ...held('payment', due, due), remindAt: reminderOf(policies.booking.reminderHours, due, now) };
}

/** When a hold ends and when it reminds, as stored in a reservation. */
export type HoldTimes = Pick<Hold, 'heldUntil' | 'paymentDue' | 'remindAt'>;

/** The times of a hold after its stay is moved: the payment is due by the new check-in at the latest. */
export function holdAfterModification(
  hold: HoldTimes,
  checkIn: Day,
  policies: HoldQuestion['policies'],
  now: Date,
): HoldTimes {
  const arrival = checkInOf(policies, checkIn);
  if (hold.paymentDue === null || hold.paymentDue <= arrival) return hold;
  return {
    paymentDue: arrival,
    heldUntil: hold.heldUntil && earlier(hold.heldUntil, arrival),
    remindAt: hold.remindAt && reminderOf(policies.booking.reminderHours, arrival, now),
  };
}

/** Until when a bank transfer has to arrive that is asked for now. */
export function transferDue(policies: HoldQuestion['policies'], checkIn: Day, now: Date): Date {
  const inTime = new Date(now.getTime() + policies.booking.paymentHours * HOUR);
  return earlier(inTime, checkInOf(policies, checkIn));
}

/** Whether a bank transfer can still be asked for: check-in is further away than the shortest hold. */
export function canTransfer(policies: HoldQuestion['policies'], checkIn: Day, now: Date): boolean {
  return checkInOf(policies, checkIn).getTime() - now.getTime() >= policies.booking.addressHours * HOUR;
}

/** What an expired stay was waiting for. */
export function missedOf({
  payment,
  paymentDue,
  addressConfirmed,
}: {
  payment: PaymentMethod;
  paymentDue: string | null;
  addressConfirmed: boolean;
}): AwaitedStep {
  if (payment === 'stripe') return 'payment';
  if (!addressConfirmed) return 'address-confirmation';
  return paymentDue === null ? 'acceptance' : 'payment';
}

/** A reminder in the first half of the time would only repeat the first mail. */
function reminderOf(hours: number, due: Date, now: Date): Date | null {
  const at = new Date(due.getTime() - hours * HOUR);
  return hours > 0 && at.getTime() - now.getTime() >= (due.getTime() - now.getTime()) / 2 ? at : null;
}

function checkInOf({ checkInTime }: Pick<PropertyPolicies, 'checkInTime'>, checkIn: Day): Date {
  return localInstant(checkIn, checkInTime);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
