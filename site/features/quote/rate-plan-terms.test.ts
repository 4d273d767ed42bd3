import { ratePlanTerms } from './rate-plan-choice';

const until = '2026-12-03';

test.each([
  [100, false, 'Free cancellation until Thu 3 Dec 2026.'],
  [50, false, '50% back until Thu 3 Dec 2026.'],
  [0, true, 'No refund after booking. Paid in full when you book.'],
])('%i% back, paid at once: %s', (percent, paidAtOnce, sentence) => {
  expect(ratePlanTerms({ refunds: [{ until, percent, amount: 0 }], paidAtOnce })).toBe(sentence);
});
