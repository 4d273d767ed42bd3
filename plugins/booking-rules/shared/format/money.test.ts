import fc from 'fast-check';
import { writtenIn } from './language';
import { currencySign, formatAmount, percentOf } from './money';
import { DEFAULT_PLACE, placeOfBusiness, setPlace } from './place';

test.each([
  [10, 5, 1], // 0.5 up
  [9, 5, 0], // 0.45 down
  [30, 5, 2], // 1.5 up
  [568_250, 5, 28_413], // 28 412.5 up
  [33_333, 12.5, 4_167], // 4 166.625
  [1_000, 0.05, 1], // 0.5 up
  [100, 14.35, 14],
  [-10, 5, 0], // −0.5 up
  [-30, 5, -1], // −1.5 up
  [0, 25, 0],
])('%p fils at %p per cent are %p', (amount, percent, expected) =>
  expect(percentOf(amount, percent) + 0).toBe(expected),
);

test.each([
  [150, 1_000],
  [Infinity, 1_000],
  [-10, 0],
  [NaN, 0],
])('%p per cent of 1000 are held to %p', (percent, expected) =>
  expect(percentOf(1_000, percent)).toBe(expected),
);

test('a percentage is exact to the last fils for every amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const numerator = BigInt(amount) * BigInt(hundredths) + 5_000n;
      const floor = numerator / 10_000n - (numerator % 10_000n < 0n ? 1n : 0n);
      expect(BigInt(percentOf(amount, hundredths / 100))).toBe(floor);
    }),
  );
});

test.each([
  [431_200, 'AED 4,312'],
  [431_250, 'AED 4,312.50'],
  [431_205, 'AED 4,312.05'],
  [5, 'AED 0.05'],
  [0, 'AED 0'],
  [99_900, 'AED 999'],
  [100_000_000, 'AED 1,000,000'],
  [-20_665, '−AED 206.65'],
])('%p fils read %s', (amount, text) => expect(formatAmount(amount)).toBe(text.replace(' ', '\u00a0')));

test('amounts of a list are told alike: all with their minor unit where one needs it', () => {
  const told = (list: number[]) => list.map((amount) => formatAmount(amount, list).replace('\u00a0', ' '));
  expect(told([488_000, 157_510])).toEqual(['AED 4,880.00', 'AED 1,575.10']);
  expect(told([488_000, 157_500])).toEqual(['AED 4,880', 'AED 1,575']);
  expect(writtenIn('ar', () => formatAmount(488_000, [157_510]))).toContain('4,880.00');
  const place = placeOfBusiness();
  try {
    setPlace({ ...DEFAULT_PLACE, currency: 'JPY', minorDigits: 0 });
    expect(formatAmount(4_880, [157_511])).toBe('JPY\u00a04,880');
  } finally {
    setPlace(place);
  }
});

test('a currency stands beside a field as amounts have it, in the language and of the place', () => {
  const place = placeOfBusiness();
  try {
    expect(currencySign()).toBe('AED');
    expect(writtenIn('ar', currencySign).replaceAll('\u200f', '')).toBe('د.إ');
    setPlace({ ...DEFAULT_PLACE, currency: 'EUR' });
    expect(formatAmount(500)).toContain(currencySign());
    expect(writtenIn('ar', currencySign)).toBe('€');
  } finally {
    setPlace(place);
  }
});
