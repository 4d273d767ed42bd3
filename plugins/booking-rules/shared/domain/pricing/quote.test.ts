import fc from 'fast-check';
import { instants, listings, promotions, requests } from '../arbitrary.fixture';
import { checkStay } from '../availability';
import { DEFAULT_BOOKING_POLICIES } from '../booking-policies';
import { DEFAULT_PROPERTY_POLICIES } from '../restrictions/rules';
import { listingWith, MONDAY_NOON } from '../../listing/listing.fixture';
import { enquiryQuoteEnd, quoteEnd, quoteStay } from './quote';

const stay = { checkIn: '2027-04-05', checkOut: '2027-04-07', guests: 2 };

const refunds = [
  { until: '2027-03-06', percent: 100, amount: 86_000 },
  { until: '2027-03-22', percent: 50, amount: 43_000 },
  { until: '2027-04-05', percent: 0, amount: 0 },
];
const standard = { id: 'standard', name: 'Standard', percent: 0, paidAtOnce: false };

test('a quote states the stay, its price and what each day of cancelling gives back', () => {
  expect(quoteStay(listingWith({ rules: { deposit: 50_000 } }), stay, null, MONDAY_NOON)).toEqual({
    ok: true,
    terms: {
      apartmentId: 'marina-view',
      ...stay,
      nights: 2,
      currency: 'AED',
      lines: [
        { kind: 'night', label: '2 nights: 2 × AED\u00a0400', amount: 80_000 },
        {
          kind: 'tourism-dirham',
          label: 'Tourism Dirham: AED\u00a010 × 1 bedroom × 2 nights',
          amount: 2_000,
        },
        { kind: 'vat', label: 'VAT 5%', amount: 4_000 },
      ],
      total: 86_000,
      savings: null,
      deposit: 50_000,
      cancellationPolicy: DEFAULT_PROPERTY_POLICIES.cancellation,
      refunds,
      ratePlan: standard,
      paymentTerms: { percentNow: 100, daysBefore: 0, now: 86_000 },
      ratePlans: [{ ...standard, total: 86_000, refunds }],
    },
  });
});

test('an apartment with a policy of its own is quoted by it', () => {
  const cancellation = { id: 'none', name: 'Non-refundable', tiers: [] };
  const quote = quoteStay(listingWith({ rules: { cancellation } }), stay, null, MONDAY_NOON);
  expect(quote).toMatchObject({
    terms: { cancellationPolicy: cancellation, refunds: [{ until: '2027-04-05', percent: 0, amount: 0 }] },
  });
});

test('a stay that cannot be booked has no quote, only reasons', () => {
  const refused = quoteStay(listingWith({ taken: ['2027-04-06'] }), stay, null, MONDAY_NOON);
  expect(refused).toEqual({ ok: false, reasons: [{ reason: 'not-available', night: '2027-04-06' }] });
});

test('exactly the stays that can be booked have quotes, and the lines of each add up to its total', () => {
  fc.assert(
    fc.property(listings(), requests, promotions, instants, (listing, request, promotion, now) => {
      const quote = quoteStay(listing, request, promotion, now);
      expect(quote.ok).toBe(checkStay(listing, request, now).ok);
      if (quote.ok)
        expect(quote.terms.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.terms.total);
    }),
  );
});

test.each([
  ['two days, when the stay is far away', '2027-04-05', '2027-03-03T08:00:00.000Z'],
  ['until the day of check-in begins in Dubai', '2027-03-02', '2027-03-01T20:00:00.000Z'],
  ['half an hour, for a stay that begins today', '2027-03-01', '2027-03-01T08:30:00.000Z'],
])('the offer of a manager holds %s', (_, checkIn, end) => {
  const now = new Date('2027-03-01T08:00:00.000Z');
  expect(enquiryQuoteEnd(DEFAULT_BOOKING_POLICIES, checkIn, now).toISOString()).toBe(end);
});

test('quotes and offers hold as long as a manager has set', () => {
  const policies = { ...DEFAULT_BOOKING_POLICIES, quoteMinutes: 10, offerHours: 5 };
  const now = new Date('2027-03-01T08:00:00.000Z');
  expect(quoteEnd(policies, now).toISOString()).toBe('2027-03-01T08:10:00.000Z');
  expect(enquiryQuoteEnd(policies, '2027-04-05', now).toISOString()).toBe('2027-03-01T13:00:00.000Z');
});
