import { nextPart, type PaymentPart } from './payment-schedule';
import type { PaymentMethod } from '../reservation';
import { addDays, type Day } from '../stay';
import { localInstant } from '../local-day';

/** When guests are reminded of a part with a due day, as a manager sets it; 0 for never. */
export interface PaymentReminders {
  daysBefore: number;
  daysAfter: number;
}

/** The defaults of the product. */
export const DEFAULT_PAYMENT_REMINDERS: PaymentReminders = { daysBefore: 3, daysAfter: 1 };

/** Reminders go out in the morning, local time. */
const MORNING = '09:00';

/**
 * When a guest is reminded next: once before the due day of the part that is paid next, and once after it. Null where
 * nothing with a due day is open, or both times have passed; who pays on arrival is not reminded.
 */
export function nextReminder(
  parts: readonly PaymentPart[],
  payment: PaymentMethod,
  { daysBefore, daysAfter }: PaymentReminders,
  now: Date,
): Date | null {
  const due = nextPart(parts)?.due ?? null;
  if (due === null || payment === 'on-arrival') return null;
  const days: Day[] = [];
  if (daysBefore > 0) days.push(addDays(due, -daysBefore));
  if (daysAfter > 0) days.push(addDays(due, daysAfter));
  return days.map((day) => localInstant(day, MORNING)).find((at) => at > now) ?? null;
}
