import fc from 'fast-check';
import { instants, listings, promotions, ratePlans, requests } from '../arbitrary.fixture';
import { listingWith, MONDAY_NOON } from '../../listing/listing.fixture';
import { changed, exampleListing, folioOf, nightsFrom, reserved } from '../folio/folio.fixture';
import { localDay } from '../local-day';
import { cheapestRates } from './cheapest';
import { priceStay, totalOf } from './price';
import { quoteTermsOf } from './quote';
import {
  agreedPlanHolds,
  appliedRatePlan,
  describeRatePlan,
  ratePlansFor,
  STANDARD_RATE,
  type RatePlan,
} from './rate-plan';

const none = { id: 'none', name: 'Non-refundable', tiers: [] };
const plan = (differences: Partial<RatePlan> = {}): RatePlan => ({
  ...STANDARD_RATE,
  id: 'non-refundable',
  name: 'Non-refundable',
  percent: -10,
  cancellation: none,
  ...differences,
});
const CODE = { code: 'VACATIONER25', percent: 25 };

test('each discount is on what the one before it leaves: rate plan, length of stay, code', () => {
  const { lines, total } = priceStay(listingWith(), nightsFrom('2027-03-01', 7), 2, CODE, plan());
  const discounts = lines.slice(0, 4).map(({ kind, amount }) => [kind, amount]);
  expect(discounts).toEqual([
    ['night', 280_000],
    ['rate-plan', -28_000],
    ['length-of-stay', -25_200],
    ['promotion', -56_700],
  ]);
  expect(total).toBe(170_100 + 7_000 + 8_505);
});

test.each([
  ['takes off', -10, 'Non-refundable: 10% off the nights', -4_000],
  ['puts on', 15.5, 'Flexible: 15.5% on the nights', 6_200],
])('a plan %s its percent', (_, percent, label, amount) => {
  const name = label.split(':')[0] ?? '';
  const applied = { id: 'one', name, percent };
  expect(describeRatePlan(applied)).toBe(label);
  const { lines } = priceStay(listingWith(), nightsFrom('2027-03-01', 1), 2, null, applied);
  expect(lines[1]).toEqual({ kind: 'rate-plan', label, amount });
});

test.each<[says: string, differences: Partial<RatePlan>, names: string[]]>([
  ['for every apartment', {}, ['Standard', 'Non-refundable']],
  ['for this one', { apartments: ['marina-view'] }, ['Standard', 'Non-refundable']],
  ['for another', { apartments: ['palm-villa'] }, ['Standard']],
  ['until ten days before', { noticeDays: 10 }, ['Standard', 'Non-refundable']],
  ['until eleven days before', { noticeDays: 11 }, ['Standard']],
])('ten days before arrival, a plan %s is offered or not', (_, differences, names) => {
  const offered = ratePlansFor([plan(differences)], 'marina-view', '2027-03-11', '2027-03-01');
  expect(offered.map(({ name }) => name)).toEqual(names);
});

test('a quote names every plan with its own total and refunds', () => {
  const listing = listingWith({ policies: { ratePlans: [plan({ paidAtOnce: true })] } });
  const stay = { ...nightsFrom('2027-04-05', 2), guests: 2 };
  const terms = quoteTermsOf(listing, stay, null, MONDAY_NOON, plan());
  expect(terms).toMatchObject({
    total: 77_600,
    cancellationPolicy: none,
    refunds: [{ percent: 0 }],
    ratePlan: { id: 'non-refundable', paidAtOnce: true },
    ratePlans: [
      { name: 'Standard', total: 86_000, refunds: [{ percent: 100 }, { percent: 50 }, { percent: 0 }] },
      { name: 'Non-refundable', total: 77_600, refunds: [{ percent: 0 }] },
    ],
  });
});

test('no plan makes a price negative, and the lines always add up to the total', () => {
  fc.assert(
    fc.property(listings(), requests, promotions, ratePlans, (listing, request, promotion, any) => {
      const { lines, total } = priceStay(listing, request, request.guests, promotion, any);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the price of a search is the least of the quotes', () => {
  fc.assert(
    fc.property(listings(), requests, instants, (listing, request, now) => {
      const { ratePlans: offers } = quoteTermsOf(listing, request, null, now);
      const cheapest = cheapestRates(listing.policies, request, request.guests, localDay(now))(listing);
      expect(totalOf(listing, cheapest.toPrice)).toBe(Math.min(...offers.map(({ total }) => total)));
    }),
  );
});

test('a stay that is lengthened keeps its plan, and loses it where it does not hold', () => {
  const listing = exampleListing();
  const [from, to] = [nightsFrom('2027-03-01', 2), nightsFrom('2027-03-01', 3)];
  const agreed = appliedRatePlan(plan());
  const entries = folioOf(reserved(listing, from, 2, null, agreed));
  const discounts = (ratePlan: typeof agreed) => {
    const { lines } = changed({ entries, from, to, listing, ratePlan });
    return lines.filter(({ kind }) => kind === 'rate-plan');
  };
  expect(discounts(agreed)).toEqual([expect.objectContaining({ amount: -15_000 })]);
  expect(discounts(null)).toEqual([]);
  expect(agreedPlanHolds(plan(), [plan({ apartments: ['palm-villa'] })], 'marina-view')).toBe(false);
  expect(agreedPlanHolds(plan(), [], 'marina-view')).toBe(true);
});
