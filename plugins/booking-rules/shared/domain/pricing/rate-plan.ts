import { percentOf, type MinorUnits } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import type { CancellationPolicy } from '../cancellation';
import { daysBetween, type Day } from '../stay';

/** A way to book a stay at a price of its own. Every apartment has the standard one beside those of managers. */
export interface RatePlan {
  id: string;
  name: string;
  /** Percent of the nights: less than 0 comes off them, more than 0 on them. From −100 to 100. */
  percent: number;
  /** What cancelling gives back; null for the policy of the apartment. */
  cancellation: CancellationPolicy | null;
  /** The whole price is paid when the stay is booked, not on arrival and not in parts. */
  paidAtOnce: boolean;
  /** It is offered until so many days before arrival. */
  noticeDays: number;
  /** Public ids of the apartments it is for; null for all. */
  apartments: readonly string[] | null;
}

/** A rate plan as it counts in a price. */
export type AppliedRatePlan = Pick<RatePlan, 'id' | 'name' | 'percent'>;

/** What every apartment offers. */
export const STANDARD_RATE: RatePlan = {
  id: 'standard',
  name: 'Standard',
  percent: 0,
  cancellation: null,
  paidAtOnce: false,
  noticeDays: 0,
  apartments: null,
};

/** Whether a plan is for an apartment. */
export function isForApartment({ apartments }: Pick<RatePlan, 'apartments'>, apartmentId: string): boolean {
  return apartments === null || apartments.includes(apartmentId);
}

/** Whether a plan may still be chosen on a day for an arrival. */
export function isInTime({ noticeDays }: Pick<RatePlan, 'noticeDays'>, checkIn: Day, today: Day): boolean {
  return daysBetween(today, checkIn) >= noticeDays;
}

/** The plans that a guest may choose for an arrival today, the standard one first. */
export function ratePlansFor(
  plans: readonly RatePlan[],
  apartmentId: string,
  checkIn: Day,
  today: Day,
): RatePlan[] {
  const offered = plans.filter((plan) => isForApartment(plan, apartmentId) && isInTime(plan, checkIn, today));
  return [STANDARD_RATE, ...offered];
}

/** What a plan adds to its nights (more than 0) or takes off them (less than 0). */
export function ratePlanAmount(nights: MinorUnits, plan: Pick<RatePlan, 'percent'> | null): MinorUnits {
  const percent = plan?.percent ?? 0;
  return percent < 0 ? 0 - percentOf(nights, -percent) : percentOf(nights, percent);
}

/** A plan as it counts in a price; null for one that changes nothing. */
export function appliedRatePlan({ id, name, percent }: AppliedRatePlan): AppliedRatePlan | null {
  return percent === 0 ? null : { id, name, percent };
}

/** What a plan does to the nights: `Non-refundable: 10% off the nights`. */
export function describeRatePlan({ name, percent }: AppliedRatePlan): string {
  return labels.ratePlan(name, Math.abs(percent), percent < 0 ? 'off' : 'on');
}

/** Whether a plan that was agreed holds in another apartment; one that is not offered any more was promised. */
export function agreedPlanHolds(
  agreed: Pick<RatePlan, 'id'>,
  plans: readonly RatePlan[],
  apartmentId: string,
): boolean {
  const plan = plans.find(({ id }) => id === agreed.id);
  return plan === undefined || isForApartment(plan, apartmentId);
}
