import { localInstant } from '../local-day';
import type { ReservationState } from '../reservation';
import { addDays, type Stay } from '../stay';

/** What a guest is told for the day of arrival, in the order in which it is needed. */
export const ARRIVAL_ITEMS = ['address', 'directions', 'steps', 'doorCode', 'wifi', 'manual'] as const;
export type ArrivalItem = (typeof ARRIVAL_ITEMS)[number];

/** Guests plan their journey by these, so they are shown as soon as a stay is confirmed. */
const WHERE: readonly ArrivalItem[] = ['address', 'directions'];

/** When the business tells guests how to get in. */
export interface ArrivalRule {
  /** So many hours before check-in time. */
  hoursBefore: number;
  /** Only once what is due before the arrival is paid. */
  onlyPaid: boolean;
  /** Only once the guests are registered, where the authority asks for that. */
  onlyRegistered: boolean;
}

export const DEFAULT_ARRIVAL_RULE: ArrivalRule = { hoursBefore: 48, onlyPaid: true, onlyRegistered: false };

/** What a manager has decided for one reservation, whatever the rule says. */
export const ARRIVAL_DECISIONS = ['released', 'held-back'] as const;
export type ArrivalDecision = (typeof ARRIVAL_DECISIONS)[number];

/** Where and when guests arrive. */
interface ArrivalPlace extends Pick<Stay, 'checkIn'> {
  apartmentId: string;
}

/**
 * What is left of a decision when a stay is changed. What was released for one arrival is not for another, nor in
 * another apartment: the rule decides again. What was held back stays so, and so does what was released of a stay that
 * only ends on another day.
 */
export function decisionAfterChange(
  decision: ArrivalDecision | null,
  before: ArrivalPlace,
  after: ArrivalPlace,
): ArrivalDecision | null {
  const isSameArrival = before.apartmentId === after.apartmentId && before.checkIn === after.checkIn;
  return decision === 'released' && !isSameArrival ? null : decision;
}

/** What a guest still has to do before the door code is shown. */
export const ARRIVAL_CONDITIONS = ['payment', 'registration'] as const;
export type ArrivalCondition = (typeof ARRIVAL_CONDITIONS)[number];

/** A reservation as far as the rule looks at it. */
export interface ArrivingStay extends Stay {
  state: ReservationState;
  /** Whether nothing is open of what has to be paid before they arrive: see `isPaidForArrival`. */
  paid: boolean;
  registered: boolean;
  decision: ArrivalDecision | null;
}

export type ArrivalStatus =
  | { status: 'shown' }
  /** Not yet: from when on, null where that time has come, and what else it takes. */
  | { status: 'later'; from: Date | null; once: ArrivalCondition[] }
  /** A manager has held it back. */
  | { status: 'held-back' }
  /** The stay is not confirmed (yet). */
  | { status: 'not-confirmed' }
  | { status: 'over' };

/**
 * What of the arrival information a guest is shown at a moment, and why the rest is not. Address and directions belong
 * to every confirmed stay; how to get in is kept back until the rule of the business lets it go, and is gone after the
 * day of check-out: a late check-out may have been booked.
 * @param checkInTime `HH:MM`, at the property
 */
export function arrivalStatus(
  stay: ArrivingStay,
  rule: ArrivalRule,
  checkInTime: string,
  now: Date,
): Record<ArrivalItem, ArrivalStatus> {
  const where = statusOfAddress(stay);
  const entry = where.status === 'shown' ? statusOfEntry(stay, rule, checkInTime, now) : where;
  return Object.fromEntries(
    ARRIVAL_ITEMS.map((item) => [item, WHERE.includes(item) ? where : entry]),
  ) as Record<ArrivalItem, ArrivalStatus>;
}

function statusOfAddress({ state, decision }: ArrivingStay): ArrivalStatus {
  if (state === 'held') return { status: 'not-confirmed' };
  if (state !== 'confirmed' && state !== 'completed') return { status: 'over' };
  return decision === 'held-back' ? { status: 'held-back' } : { status: 'shown' };
}

function statusOfEntry(
  { checkIn, checkOut, paid, registered, decision }: ArrivingStay,
  rule: ArrivalRule,
  checkInTime: string,
  now: Date,
): ArrivalStatus {
  if (now >= localInstant(addDays(checkOut, 1), '00:00')) return { status: 'over' };
  if (decision === 'released') return { status: 'shown' };
  const due = new Date(localInstant(checkIn, checkInTime).getTime() - rule.hoursBefore * 3_600_000);
  const once = [
    ...(rule.onlyPaid && !paid ? (['payment'] as const) : []),
    ...(rule.onlyRegistered && !registered ? (['registration'] as const) : []),
  ];
  if (now >= due && once.length === 0) return { status: 'shown' };
  return { status: 'later', from: now < due ? due : null, once };
}
