import { describeTiers } from './cancellation';
import { describeOffer } from './pricing/extra';

test.each([
  [[], 'No refund'],
  [
    [
      { percent: 50, days: 7 },
      { percent: 100, days: 14 },
    ],
    'Free until 14 days before arrival; 50% back until 7 days before; then no refund',
  ],
  [[{ percent: 100, days: 1 }], 'Free until 1 day before arrival; then no refund'],
  [[{ percent: 100, days: 0 }], 'Free until the day of arrival; then no refund'],
])('a policy of %j is told in words', (tiers, words) => {
  expect(describeTiers(tiers)).toBe(words);
});

test('an extra is told with what its price is for and its notice', () => {
  const cot = { price: 4_000, basis: 'guest-night', taxable: false, noticeHours: 24 } as const;
  expect(describeOffer(cot)).toBe(
    'AED\u00a040 for each guest and night, no VAT, until 24 hours before check-in',
  );
  expect(describeOffer({ ...cot, basis: 'stay', taxable: true, noticeHours: 0 })).toBe(
    'AED\u00a040 for each stay, plus VAT, without notice',
  );
});
