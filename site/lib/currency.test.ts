import { formatAbout, formatFigures } from './currency';

const USD = { code: 'USD', symbol: '$', perAed: 0.2723 };

test.each([
  [431_250, 'about\u00a0$1,174'],
  [46_000, 'about\u00a0$125'],
  [-59_000, 'about\u00a0−$161'],
  [0, 'about\u00a0$0'],
  [1_000_000_000, 'about\u00a0$2,723,000'],
])('%i fils are shown as “%s”', (amount, shown) => {
  expect(formatAbout(amount, USD)).toBe(shown);
});

test.each([
  [123_456, null, '1,235'],
  [46_000, USD, '125'],
  [500_000, USD, '1,362'],
])('where there is little room %i fils are %#', (amount, currency, shown) => {
  expect(formatFigures(amount, currency)).toBe(shown);
});
