import { addDays, daysBetween, isDay, type Day } from '../domain/stay';

/** Days before a permit ends on which the manager is reminded, the first of them first. */
export const PERMIT_REMINDERS = [60, 30, 7] as const;
export type PermitReminder = (typeof PERMIT_REMINDERS)[number];

/** The permit under which a home is let. */
export interface Permit {
  permitNumber: string | null;
  /** Its last day. */
  permitExpiry: Day | null;
}

/** `ending`: within 60 days. `incomplete`: without a number, or without its last day. */
export type PermitState = 'incomplete' | 'expired' | 'ending' | 'valid';

/** How a permit stands on a day. One that has ended is `expired`, whatever else it lacks. */
export function permitState({ permitNumber, permitExpiry }: Permit, today: Day): PermitState {
  if (permitExpiry === null || !isDay(permitExpiry)) return 'incomplete';
  if (permitExpiry < today) return 'expired';
  if ((permitNumber ?? '').trim() === '') return 'incomplete';
  return permitExpiry <= addDays(today, PERMIT_REMINDERS[0]) ? 'ending' : 'valid';
}

/** Which reminder is due of a permit: the last one whose day has come. Null for none yet, and once it is over. */
export function permitReminder(permitExpiry: Day, today: Day): PermitReminder | null {
  const left = daysBetween(today, permitExpiry);
  if (left < 0) return null;
  return PERMIT_REMINDERS.findLast((days) => left <= days) ?? null;
}
