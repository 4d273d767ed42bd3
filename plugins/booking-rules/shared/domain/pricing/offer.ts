import type { MinorUnits } from '../../format/money';
import type { Day, Stay } from '../stay';
import {
  appliedPromotion,
  isOffered,
  refusePromotion,
  type AppliedPromotion,
  type Promotion,
} from './promotion';

/** What a promotion saves of a stay: its total without it, and how much less it costs with it. */
export interface Savings {
  code: string;
  totalBefore: MinorUnits;
  saved: MinorUnits;
}

/**
 * The offer: the promotion that the banner of every page announces, which applies by itself. The first that is on the
 * banner, while somebody can book with it.
 */
export function offerOn(promotions: Iterable<Promotion>, today: Day): Promotion | null {
  for (const promotion of promotions) {
    if (promotion.banner !== null && isOffered(promotion, today)) return promotion;
  }
  return null;
}

/** What the offer gives a stay that is booked today, by apartment; null where it is not valid, of which nothing is said. */
export function offerForStay(
  offer: Promotion | null,
  stay: Stay,
  today: Day,
): (apartmentId: string) => AppliedPromotion | null {
  if (offer === null || refusePromotion({ ...offer, apartments: null }, '', stay, today)) return () => null;
  const applied = appliedPromotion(offer);
  const some = offer.apartments && new Set(offer.apartments);
  return (apartmentId) => (some === null || some.has(apartmentId) ? applied : null);
}

/** What a promotion saves; null where that is nothing. */
export function savingsOf(code: string, totalBefore: MinorUnits, total: MinorUnits): Savings | null {
  return total < totalBefore ? { code, totalBefore, saved: totalBefore - total } : null;
}
