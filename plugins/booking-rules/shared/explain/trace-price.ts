import type { TracedNight, TracedPromotion } from '../contracts/trace';
import type { Listing } from '../listing/listing';
import { nightlyRateOn } from '../domain/pricing/price';
import { describeRefusal, refusePromotion, type Promotion } from '../domain/pricing/promotion';
import { seasonOn } from '../domain/restrictions/season';
import { dubaiDay, nightsOf, weekdayOf, type Day, type Stay } from '../domain/stay';

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

function winnerOf(
  { rules, policies, seasons }: Listing,
  night: Day,
): Pick<TracedNight, 'won' | 'season' | 'seasonId'> {
  const weekend = policies.weekendNights.includes(weekdayOf(night));
  const seasonal = seasonOn(seasons, rules.apartmentId, night, ({ nightlyRate, weekendRate }) => {
    if (weekend && weekendRate !== null) return 'season-weekend' as const;
    return nightlyRate === null ? null : ('season' as const);
  });
  if (seasonal) return { won: seasonal.rule, season: seasonal.season.name, seasonId: seasonal.season.id };
  return { won: weekend && rules.weekendRate !== null ? 'weekend' : 'base', season: null, seasonId: null };
}

/** Whether a code holds for a stay booked now, or why not. */
export function tracePromotion(
  { code, promotion }: AskedPromotion,
  apartmentId: string,
  stay: Stay,
  now: Date,
): TracedPromotion {
  const percent = promotion?.percent ?? null;
  const refusal = refusePromotion(promotion, apartmentId, stay, dubaiDay(now));
  if (refusal) return { code, percent, holds: false, refusal, says: describeRefusal(code, refusal) };
  return {
    code,
    percent,
    holds: true,
    refusal,
    says: `The code ${code} takes ${percent ?? 0}% off the nights.`,
  };
}
