import { listingWith, type ListingDetails } from '../../listing/listing.fixture';
import type { Listing } from '../../listing/listing';
import { priceInDetail } from '../pricing/price';
import type { AppliedPromotion } from '../pricing/promotion';
import type { AppliedRatePlan } from '../pricing/rate-plan';
import { addDays, type Stay } from '../stay';
import { changeStay, type ChangedStay, type StayChange } from './change-stay';
import type { Entry, EntryDraft, MoneyDetails } from './entry';
import { stayCharges } from './stay-charges';

/** The instant at which tests write. */
export const WRITTEN = new Date('2027-01-10T12:00:00+04:00');

/** How money comes in tests. */
export const MONEY: MoneyDetails = { method: 'manual', day: '2027-01-10', reference: null, providerId: null };

/** A folio in memory: entries are numbered as they are written, and never change. */
export function folioOf(drafts: readonly EntryDraft[] = [], at = WRITTEN): Entry[] {
  return written([], drafts, at);
}

/** The same folio with more entries. */
export function written(
  entries: readonly Entry[],
  drafts: readonly EntryDraft[],
  at = WRITTEN,
  by = 'manager@house.example',
): Entry[] {
  return [
    ...entries,
    ...drafts.map((draft, index) => ({ ...draft, id: entries.length + index + 1, at, by })),
  ];
}

/** A stay of so many nights. */
export function nightsFrom(checkIn: string, nights: number): Stay {
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/** The charges of a stay that is reserved at today's price. */
export function reserved(
  listing: Listing,
  stay: Stay,
  guests = 2,
  promotion: AppliedPromotion | null = null,
  ratePlan: AppliedRatePlan | null = null,
): EntryDraft[] {
  const { price, basis } = priceInDetail(listing, stay, guests, promotion, ratePlan);
  return stayCharges(price.lines, stay, basis);
}

/** The one-bedroom of the worked examples, at AED 500 and AED 600 from 5 March 2027 on. */
export function exampleListing(details: ListingDetails = {}): Listing {
  return listingWith({
    rules: { nightlyRate: 50_000, cleaningFee: 20_000, ...details.rules },
    policies: { ...details.policies },
    seasons: details.seasons ?? [{ firstNight: '2027-03-05', lastNight: '2027-12-31', nightlyRate: 60_000 }],
  });
}

/** What a change says beside those that a test names. */
export function changed(
  change: Pick<StayChange, 'entries' | 'from' | 'to'> & Partial<StayChange>,
): ChangedStay {
  const answer = changeStay({
    guests: 2,
    listing: exampleListing(),
    sameApartment: true,
    choice: { kind: 'agreed' },
    promotion: null,
    ratePlan: null,
    refundPercent: 100,
    ...change,
  });
  if ('problem' in answer) throw new Error(`${answer.problem} ${answer.least}`);
  return answer;
}
