import { cancellationSentences } from './terms';

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
