import { TOURISM_DIRHAM, VAT } from 'booking-rules/shared/domain/pricing/charge-rule';
import { cancellationSentences, includedInPrice } from './terms';

test('tiers are said best first, and what comes after them', () => {
  const sentences = cancellationSentences([
    { id: 'half', percent: 50, days: 14, when: 'before', event: 'arrival' },
    { id: 'full', percent: 100, days: 30, when: 'before', event: 'arrival' },
  ]);
  expect(sentences).toEqual([
    '100% refund if cancelled 30 days or more before arrival.',
    '50% refund if cancelled 14 days or more before arrival.',
    'No refund later.',
  ]);
});

test('a site without tiers refunds nothing', () => {
  expect(cancellationSentences([])).toEqual(['No refund after booking.']);
});

test('fees and taxes are named that are charged in the apartment, and not over', () => {
  const included = (charges: Parameters<typeof includedInPrice>[0]) =>
    includedInPrice(charges, 'marina-view', '2027-03-01');
  expect(included([TOURISM_DIRHAM, VAT])).toBe(
    'Nights, cleaning, Tourism Dirham and 5% VAT. No hidden extras.',
  );
  const elsewhere = { ...VAT, apartments: ['palm-villa'] };
  expect(included([elsewhere, { ...TOURISM_DIRHAM, until: '2027-02-28' }])).toBe(
    'Nights and cleaning. No hidden extras.',
  );
});
