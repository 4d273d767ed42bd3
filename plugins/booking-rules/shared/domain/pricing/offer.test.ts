import fc from 'fast-check';
import { instants, listings, managedPromotions, requests } from '../arbitrary.fixture';
import { localDay } from '../local-day';
import { cheapestRates } from './cheapest';
import { offerForStay, offerOn, savingsOf } from './offer';
import { totalOf } from './price';
import { refusePromotion, type Promotion } from './promotion';
import { SUMMER } from './promotion.fixture';
import { quoteTermsOf } from './quote';

const TODAY = '2027-03-01';
const STAY = { checkIn: '2027-04-05', checkOut: '2027-04-09' };
const BANNER: Promotion = { ...SUMMER, banner: 'Book direct' };

describe('the offer is the first promotion on the banner with which somebody can book', () => {
  test.each<[string, Promotion[], string | null]>([
    ['the one on the banner', [SUMMER, BANNER], 'SUMMER'],
    ['the first of two', [{ ...BANNER, code: 'A' }, BANNER], 'A'],
    ['none when none is on it', [SUMMER], null],
    ['none that is switched off', [{ ...BANNER, active: false }], null],
    ['none that is over', [{ ...BANNER, bookUntil: '2027-02-28' }], null],
    [
      'the next when the first is used up',
      [{ ...BANNER, code: 'A', useLimit: 2, uses: 2 }, BANNER],
      'SUMMER',
    ],
  ])('%s', (_, promotions, code) => expect(offerOn(promotions, TODAY)?.code ?? null).toBe(code));
});

describe('the offer applies by itself where it is valid, and nothing is said elsewhere', () => {
  test.each<[string, Partial<Promotion>, boolean]>([
    ['any stay', {}, true],
    ['an apartment that it is for', { apartments: ['marina-view'] }, true],
    ['another apartment', { apartments: ['palm-villa'] }, false],
    ['too few nights', { minimumNights: 5 }, false],
    ['nights of another season', { stayFrom: '2027-04-06' }, false],
  ])('%s', (_, limits, applies) => {
    const applied = offerForStay({ ...BANNER, ...limits }, STAY, TODAY)('marina-view');
    expect(applied).toEqual(applies ? { code: 'SUMMER', percent: 20 } : null);
  });

  test('never to a stay for which its code would be refused, and to every other', () => {
    fc.assert(
      fc.property(managedPromotions(), requests, instants, ([promotion = BANNER], stay, now) => {
        const today = localDay(now);
        const refusal = refusePromotion(promotion, 'marina-view', stay, today);
        expect(offerForStay(promotion, stay, today)('marina-view') === null).toBe(refusal !== null);
      }),
    );
  });
});

test('a stay never costs more with the offer, and saves what its totals say', () => {
  fc.assert(
    fc.property(listings(), managedPromotions(), requests, instants, (listing, promotions, stay, now) => {
      const today = localDay(now);
      const offer = offerOn(promotions, today);
      const applied = offerForStay(offer, stay, today)('marina-view');
      const [before, terms] = [null, applied].map((one) => quoteTermsOf(listing, stay, one, now));
      const saved = (before?.total ?? 0) - (terms?.total ?? 0);
      expect(saved).toBeGreaterThanOrEqual(0);
      expect(terms?.savings?.saved ?? 0).toBe(saved);
      if (terms?.savings) expect(terms.savings.totalBefore).toBe(before?.total);
      const { toPrice, withoutOffer } = cheapestRates(
        listing.policies,
        stay,
        stay.guests,
        today,
        offer,
      )(listing);
      expect(withoutOffer === null).toBe(applied === null);
      if (withoutOffer) expect(totalOf(listing, toPrice)).toBeLessThanOrEqual(totalOf(listing, withoutOffer));
    }),
  );
});

test('what saves nothing is no saving', () => {
  expect(savingsOf('SUMMER', 90_000, 90_000)).toBeNull();
  expect(savingsOf('SUMMER', 90_000, 70_000)).toEqual({ code: 'SUMMER', totalBefore: 90_000, saved: 20_000 });
});
