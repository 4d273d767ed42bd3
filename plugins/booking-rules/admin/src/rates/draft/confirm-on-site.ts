import type {
  RatesAndRestrictions,
  RuledApartment,
} from 'booking-rules/shared/domain/restrictions/rule-change';
import { minimumWithoutGap } from 'booking-rules/shared/domain/restrictions/restrictions';
import { nightlyRateOn } from 'booking-rules/shared/domain/pricing/price';
import { NOTHING_TAKEN, yearOf } from 'booking-rules/shared/domain/pricing/rates';
import { listingOf } from 'booking-rules/shared/listing/listing';
import { askAsGuest } from '../../api/client';

/** How long it is looked for. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 150;

/** What a guest's calendar says after a change. */
export interface SiteCheck {
  /** Apartments that were looked up. */
  asked: number;
  /** Whether all of them show the rates and restrictions. */
  shown: boolean;
  /** Milliseconds since the change was sent. */
  after: number;
}

/** Asks the public calendar of apartments, as a guest's browser does, until it shows these rates and restrictions. */
export async function confirmOnSite(
  rates: RatesAndRestrictions,
  apartments: readonly RuledApartment[],
  sentAt: number,
): Promise<SiteCheck> {
  // Not since it was sent: a busy server may take long to save it, and would be asked only once.
  const begun = performance.now();
  for (;;) {
    const answers = await Promise.all(apartments.map((apartment) => isShown(rates, apartment)));
    const after = performance.now() - sentAt;
    if (answers.every(Boolean)) return { asked: apartments.length, shown: true, after };
    if (performance.now() - begun > PATIENCE_MS) return { asked: apartments.length, shown: false, after };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function isShown(
  rates: RatesAndRestrictions,
  { apartmentId, rules }: RuledApartment,
): Promise<boolean> {
  const listing = listingOf(rules, rates.policies, rates.seasons, NOTHING_TAKEN);
  const { checkIn, checkOut } = yearOf(rates);
  const answer = await askAsGuest('GET /api/apartments/{id}/calendar', {
    params: { id: apartmentId },
    query: { from: checkIn, to: checkOut },
  });
  if (!answer) return false;
  return answer.data.every(({ date, rate, minimumStay }, index) => {
    // A gap that begins after a taken night may be sold below the minimum; the first night's eve is not known.
    const mayBeGap = index === 0 || answer.data[index - 1]?.taken === true;
    const minimum = minimumWithoutGap(listing, date).nights;
    const fits = minimumStay === minimum || (mayBeGap && minimumStay < minimum);
    return fits && rate === nightlyRateOn(listing, date, 1);
  });
}
