import { percentOf, type MinorUnits } from '../../format/money';
import type { PaidOf } from '../folio/entry';
import type { PaymentMethod } from '../reservation';
import { addDays, daysBetween, type Day } from '../stay';

/** How a stay is paid for, as the business or an apartment sets it. */
export interface PaymentTerms {
  /** Percent of the total that is paid when the stay is booked; 100 for all of it. */
  percentNow: number;
  /** Days before arrival by which the rest is paid. */
  daysBefore: number;
}

/** The terms of a reservation, frozen when it is booked. */
export interface AgreedPayment extends PaymentTerms {
  /** The first part. */
  now: MinorUnits;
}

/** A part of what a stay costs. */
export interface PaymentPart {
  amount: MinorUnits;
  /** What has been paid of it. */
  paid: MinorUnits;
  /** The last day on which it is paid in time; null for what is paid when the stay is booked. */
  due: Day | null;
}

/** Everything is paid when the stay is booked. */
export const ALL_NOW: PaymentTerms = { percentNow: 100, daysBefore: 0 };

/**
 * The terms of a stay that is booked today. A rate plan that is paid at once, and an arrival at which the rest would
 * be due by now, leave no second part.
 */
export function paymentTermsFor(
  terms: PaymentTerms,
  { checkIn, paidAtOnce }: { checkIn: Day; paidAtOnce: boolean },
  today: Day,
): PaymentTerms {
  return paidAtOnce || terms.percentNow >= 100 || daysBetween(today, checkIn) <= terms.daysBefore
    ? ALL_NOW
    : terms;
}

/** Freezes terms for a total. */
export function agreePayment(terms: PaymentTerms, total: MinorUnits): AgreedPayment {
  const { percentNow, daysBefore } = terms;
  return { percentNow, daysBefore, now: percentOf(total, percentNow) };
}

/** The terms after a change of the stay: once the first part is paid it stays as it was agreed. */
export function agreedAfterChange(agreed: AgreedPayment, { total, paid }: PaidOf): AgreedPayment {
  return paid > 0 ? agreed : agreePayment(agreed, total);
}

/**
 * The parts of what a stay costs, first to last; together they are the total. What a change adds or takes off falls
 * into the last one. What is paid counts for the first part before the second.
 * @param agreed missing in reservations that were made before there were parts
 * @param firstDue the last day for the first part of a stay that is confirmed before that is paid
 */
export function paymentSchedule(
  agreed: AgreedPayment | undefined,
  { total, paid }: PaidOf,
  { checkIn, payment, firstDue = null }: { checkIn: Day; payment: PaymentMethod; firstDue?: Day | null },
): PaymentPart[] {
  const isSplit = agreed !== undefined && agreed.percentNow < 100 && payment !== 'on-arrival';
  const first = isSplit ? Math.min(agreed.now, total) : total;
  const restDue = isSplit ? addDays(checkIn, -agreed.daysBefore) : null;
  const here = Math.max(0, paid);
  const latest = restDue ?? checkIn;
  const isLater = firstDue !== null && firstDue > latest;
  const dueFirst = payment === 'on-arrival' ? checkIn : here >= first ? null : isLater ? latest : firstDue;
  return [
    { amount: first, paid: Math.min(here, first), due: dueFirst },
    { amount: total - first, paid: Math.max(0, Math.min(here, total) - first), due: restDue },
  ].filter(({ amount }) => amount > 0);
}

/** What a quote says of how a stay is paid for. */
export interface QuotedPayment {
  total: MinorUnits;
  checkIn: Day;
  /** Missing in quotes that were made before there were parts. */
  paymentTerms?: AgreedPayment | undefined;
}

/** The parts of a stay that nobody has paid anything of yet. @param firstDue as in `paymentSchedule` */
export function quotedParts(
  { paymentTerms, total, checkIn }: QuotedPayment,
  firstDue: Day | null = null,
): PaymentPart[] {
  return paymentSchedule(paymentTerms, { total, paid: 0 }, { checkIn, payment: 'manual', firstDue });
}

/** What is open of a part. */
export function openOf({ amount, paid }: PaymentPart): MinorUnits {
  return amount - paid;
}

/** The part that is paid next; null when nothing is open. */
export function nextPart(parts: readonly PaymentPart[]): PaymentPart | null {
  return parts.find((part) => openOf(part) > 0) ?? null;
}

/** What is open of the part that is paid next. */
export function openNext(parts: readonly PaymentPart[]): MinorUnits {
  const next = nextPart(parts);
  return next ? openOf(next) : 0;
}

/**
 * Whether nothing is open of what has to be paid before the guests arrive: what is due on the day of arrival or later
 * is not. A bank transfer that is waited for until check-in has to come before.
 * @param agreed as in `paymentSchedule`
 */
export function isPaidForArrival(
  agreed: AgreedPayment | undefined,
  money: PaidOf,
  stay: { checkIn: Day; payment: PaymentMethod },
): boolean {
  return paymentSchedule(agreed, money, stay).every(
    (part) => openOf(part) === 0 || (part.due !== null && part.due >= stay.checkIn),
  );
}

/** Whether the last day of a part has passed and it is still open. */
export function isOverdue(part: PaymentPart, today: Day): boolean {
  return part.due !== null && part.due < today && openOf(part) > 0;
}
