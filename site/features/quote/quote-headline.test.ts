import type { QuoteTerms } from 'booking-rules/shared/domain/pricing/quote';
import { formatAmount } from 'booking-rules/shared/format/money';
import { quoteAnnouncement, quoteHeadline } from './quote-headline';
import type { LiveQuote } from './use-quote';

const choice = {
  start: '2026-12-04',
  end: '2026-12-09',
  guests: 2,
  code: null,
  offer: null,
  ratePlan: null,
  extras: null,
};
const lowest = { from: 45_000, fromStay: { nights: 4, total: 180_000, checkIn: null } };
const terms: QuoteTerms = {
  apartmentId: 'marina-view',
  checkIn: '2026-12-04',
  checkOut: '2026-12-09',
  guests: 2,
  nights: 5,
  currency: 'AED',
  lines: [{ kind: 'night', label: '5 nights', amount: 431_200 }],
  total: 431_200,
  savings: null,
  deposit: 0,
  refunds: [],
  ratePlan: { id: 'standard', name: 'Standard', percent: 0, paidAtOnce: false },
  ratePlans: [],
  paymentTerms: { percentNow: 100, daysBefore: 0, now: 0 },
  cancellationPolicy: { id: 'standard', name: 'Standard', tiers: [] },
};

function live(part: Partial<LiveQuote>): LiveQuote {
  return { answer: null, pending: false, failure: null, retry: () => undefined, ...part };
}

const priced = live({
  answer: { kind: 'quote', terms, number: 'Q-1', promotionCode: null, codeProblem: null },
});

test('without dates the lowest price of a night with all fees heads the box', () => {
  const headline = quoteHeadline({ ...choice, start: null, end: null }, live({}), lowest, formatAmount);
  expect(headline).toEqual({
    amount: 'From AED\u00a0450',
    note: 'a night, all fees, 4 nights',
    savings: null,
    average: null,
  });
});

test('with a price the total heads it, with its nights and dates', () => {
  expect(quoteHeadline(choice, priced, lowest, formatAmount)).toEqual({
    amount: 'AED\u00a04,312',
    note: '5 nights, 4 Dec to 9 Dec',
    savings: null,
    average: 'AED\u00a0863 a night',
  });
});

test('a refused stay is said to be so', () => {
  const refused = live({
    answer: { kind: 'refused', reasons: [{ reason: 'not-listed' }], alternatives: [] },
  });
  expect(quoteHeadline(choice, refused, lowest, formatAmount).amount).toBe('Not available');
  expect(quoteAnnouncement(refused, formatAmount)).toMatch("aren't available");
});

test('a new total is announced once it has arrived', () => {
  expect(quoteAnnouncement(priced, formatAmount)).toBe(
    'Total AED\u00a04,312 for 5 nights, all fees and taxes included.',
  );
  expect(quoteAnnouncement({ ...priced, pending: true }, formatAmount)).toBe('');
});

test('what the offer has taken off is shown beside the total, and said with it', () => {
  const savings = { code: 'VACATIONER25', totalBefore: 481_700, saved: 50_500 };
  const answer = { kind: 'quote' as const, terms: { ...terms, savings }, number: 'Q-1' };
  const offered = live({ answer: { ...answer, promotionCode: 'VACATIONER25', codeProblem: null } });
  expect(quoteHeadline(choice, offered, lowest, formatAmount).savings).toEqual(savings);
  expect(quoteAnnouncement(offered, formatAmount)).toMatch(/It was AED.4,817: you save AED.505\.$/);
});
