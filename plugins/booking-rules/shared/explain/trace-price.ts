import type { TracedNight, TracedPromotion } from './trace';
import { seasonsOn, type Listing } from '../listing/listing';
import { nightlyRateOn } from '../domain/pricing/price';
import {
  describeRefusal,
  refusePromotion,
  sizeOfDiscount,
  type Promotion,
} from '../domain/pricing/promotion';
import { staffMessages } from '../messages/messages';
import { nightsOf, weekdayOf, type Day, type Stay } from '../domain/stay';
import { localDay } from '../domain/local-day';

/** A code that somebody typed, and the promotion of that code, when there is one. */
export interface AskedPromotion {
  code: string;
  promotion: Promotion | undefined;
}

/** Each night of a stay with the rate that won it. */
export function traceNights(listing: Listing, stay: Stay, guests: number): TracedNight[] {
  return nightsOf(stay).map((night) => {
    const rate = nightlyRateOn(listing, night, 0);
    const amount = nightlyRateOn(listing, night, guests);
    return { night, ...winnerOf(listing, night), rate, extraGuests: amount - rate, amount };
  });
}

function winnerOf(listing: Listing, night: Day): Pick<TracedNight, 'won' | 'season' | 'seasonId'> {
  const weekend = listing.policies.weekendNights.includes(weekdayOf(night));
  const { rate, weekendRate } = seasonsOn(listing, night);
  const season = weekend ? weekendRate : rate;
  if (season) {
    const won = weekend && season.weekendRate !== null ? 'season-weekend' : 'season';
    return { won, season: season.name, seasonId: season.id };
  }
  return {
    won: weekend && listing.rules.weekendRate !== null ? 'weekend' : 'base',
    season: null,
    seasonId: null,
  };
}

/** Whether a code holds for a stay booked now, or why not. */
export function tracePromotion(
  { code, promotion }: AskedPromotion,
  apartmentId: string,
  stay: Stay,
  now: Date,
): TracedPromotion {
  const percent = promotion?.percent ?? null;
  const amount = promotion?.amount ?? null;
  const refusal = refusePromotion(promotion, apartmentId, stay, localDay(now));
  if (refusal) return { code, percent, amount, holds: false, refusal, says: describeRefusal(code, refusal) };
  return {
    code,
    percent,
    amount,
    holds: true,
    refusal,
    says: staffMessages().explain.code(
      code,
      sizeOfDiscount({ percent: percent ?? 0, ...(amount !== null && { amount }) }),
    ),
  };
}
