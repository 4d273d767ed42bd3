import { formatDay } from '../../format/day';
import { formatAmount, percentOf, type MinorUnits } from '../../format/money';
import { guestMessages, staffMessages } from '../../messages/messages';
import { addDays, nightCount, type Day, type Stay } from '../stay';

/** A discount code and where it applies. A null condition does not limit it. */
export interface Promotion {
  /** Compared without regard to case or outer spaces. */
  code: string;
  /** Percent off the nights, after other discounts; 0 where an amount comes off. */
  percent: number;
  /** What comes off the nights of a stay in place of a percentage, as far as they go; null for a percentage. */
  amount: MinorUnits | null;
  active: boolean;
  /** Days on which a booking may be made with it, both included. */
  bookFrom: Day | null;
  bookUntil: Day | null;
  /** Every night of the stay must lie in it, both included. */
  stayFrom: Day | null;
  stayUntil: Day | null;
  minimumNights: number | null;
  /** Public ids of the apartments it is for; null for all. */
  apartments: readonly string[] | null;
  useLimit: number | null;
  /** What the banner of every page says beside the code; null where it is not on it. */
  banner: string | null;
  /** Reservations made with it so far, except those that gave their use back. */
  uses: number;
}

/** A percentage that limits nothing: off every stay, whenever it is booked, however often. */
export const UNLIMITED = {
  ...{ amount: null, active: true, bookFrom: null, bookUntil: null, stayFrom: null, stayUntil: null },
  ...{ minimumNights: null, apartments: null, useLimit: null, banner: null, uses: 0 },
} satisfies Partial<Promotion>;

/** A discount code that has been found to apply. */
export interface AppliedPromotion {
  code: string;
  percent: number;
  /** Comes off in place of a percentage. */
  amount?: MinorUnits;
}

/** A code as it counts in a price. */
export function appliedPromotion({ code, percent, amount }: Promotion): AppliedPromotion {
  return amount === null ? { code, percent } : { code, percent: 0, amount };
}

/** What a code takes off what other discounts leave of the nights: never more than that. */
export function promotionAmount(nights: MinorUnits, { percent, amount }: AppliedPromotion): MinorUnits {
  return amount === undefined ? percentOf(nights, percent) : Math.max(0, Math.min(nights, amount));
}

/** What a code gives: `25% off the nights`, `AED 100 off the nights`. */
export function describeDiscount(discount: Pick<AppliedPromotion, 'percent' | 'amount'>): string {
  return staffMessages().terms.discount(sizeOfDiscount(discount));
}

/** How much a code takes off: `25%`, `AED 100`. */
export function sizeOfDiscount({ percent, amount }: Pick<AppliedPromotion, 'percent' | 'amount'>): string {
  return amount === undefined ? `${percent}%` : formatAmount(amount);
}

/** Whether some stay can be booked with a code today. */
export function isOffered({ active, bookFrom, bookUntil, useLimit, uses }: Promotion, today: Day): boolean {
  const isInWindow = (bookFrom === null || today >= bookFrom) && (bookUntil === null || today <= bookUntil);
  return active && isInWindow && !isUsedUp({ useLimit, uses });
}

/** Why a code does not hold for a stay. */
export type PromotionRefusal =
  | { problem: 'unknown' }
  | { problem: 'booking-window'; from: Day | null; until: Day | null }
  | { problem: 'stay-window'; from: Day | null; until: Day | null }
  | { problem: 'minimum-nights'; nights: number }
  | { problem: 'other-apartment' }
  | { problem: 'used-up' };

/** The form in which codes are compared. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Whether a code holds for a stay booked today; null when it does.
 * @param promotion the promotion of that code, or undefined when there is none
 */
export function refusePromotion(
  promotion: Promotion | undefined,
  apartmentId: string,
  stay: Stay,
  today: Day,
): PromotionRefusal | null {
  if (!promotion?.active) return { problem: 'unknown' };
  const { bookFrom, bookUntil, stayFrom, stayUntil, minimumNights, apartments, useLimit, uses } = promotion;
  if ((bookFrom !== null && today < bookFrom) || (bookUntil !== null && today > bookUntil)) {
    return { problem: 'booking-window', from: bookFrom, until: bookUntil };
  }
  // The guest leaves on checkOut, so the last night is the day before it.
  if (
    (stayFrom !== null && stay.checkIn < stayFrom) ||
    (stayUntil !== null && stay.checkOut > addDays(stayUntil, 1))
  ) {
    return { problem: 'stay-window', from: stayFrom, until: stayUntil };
  }
  if (minimumNights !== null && nightCount(stay) < minimumNights)
    return { problem: 'minimum-nights', nights: minimumNights };
  if (apartments !== null && !apartments.includes(apartmentId)) return { problem: 'other-apartment' };
  return isUsedUp({ useLimit, uses }) ? { problem: 'used-up' } : null;
}

/** Whether it has been used as often as allowed. */
export function isUsedUp({ useLimit, uses }: Pick<Promotion, 'useLimit' | 'uses'>): boolean {
  return useLimit !== null && uses >= useLimit;
}

/**
 * Whether the code of a frozen price may still be used when the stay is reserved: checks its switch, its dates and
 * its limit. The discount, and the stays it is for, were promised with the price.
 */
export function refuseFrozenPromotion(
  promotion: Promotion | undefined,
  stay: Stay,
  today: Day,
): PromotionRefusal | null {
  return refusePromotion(
    promotion && { ...promotion, minimumNights: null, apartments: null },
    '',
    stay,
    today,
  );
}

/** The same as a sentence for a guest who was quoted a price with it. */
export function describeFrozenRefusal(code: string, refusal: PromotionRefusal): string {
  return refusal.problem === 'unknown'
    ? guestMessages().codes.noLongerOffered(code)
    : describeRefusal(code, refusal);
}

/** The refusal as a sentence for the guest. */
export function describeRefusal(code: string, refusal: PromotionRefusal): string {
  const say = guestMessages().codes;
  switch (refusal.problem) {
    case 'unknown':
      return say.unknown(code);
    case 'booking-window':
      return say.bookingWindow(code, dayOrNull(refusal.from), dayOrNull(refusal.until));
    case 'stay-window':
      return say.stayWindow(code, dayOrNull(refusal.from), dayOrNull(refusal.until));
    case 'minimum-nights':
      return say.minimumNights(code, refusal.nights);
    case 'other-apartment':
      return say.otherApartment(code);
    case 'used-up':
      return say.usedUp(code);
  }
}

function dayOrNull(day: Day | null): string | null {
  return day === null ? null : formatDay(day);
}
