import type { Reason } from '../availability';

/**
 * Rules that a manager may set aside for one stay. Taken nights, the past, and more guests than there are beds
 * for are no rules but facts.
 */
const MAY_BE_SET_ASIDE: Readonly<Record<Reason['reason'], boolean>> = {
  'dates-invalid': false,
  'in-the-past': false,
  'advance-notice': true,
  'too-far-ahead': true,
  'min-stay': true,
  'max-stay': true,
  'arrival-day-closed': true,
  'departure-day-closed': true,
  'not-available': false,
  'too-many-guests': false,
  'not-listed': true,
};

/** Whether a manager may book a stay all the same that is refused for this reason. */
export function mayBeSetAside({ reason }: Pick<Reason, 'reason'>): boolean {
  return MAY_BE_SET_ASIDE[reason];
}
