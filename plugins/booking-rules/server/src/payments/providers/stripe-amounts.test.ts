import fc from 'fast-check';
import { DEFAULT_PLACE, setPlace } from '../../../../shared/format/place';
import { percentOf, toAmount } from '../../../../shared/format/money';
import { fromStripe, toStripe } from './stripe-amounts';

const payIn = (currency: string, minorDigits: number): void =>
  setPlace({ ...DEFAULT_PLACE, currency, minorDigits });
afterEach(() => setPlace(DEFAULT_PLACE));

test.each([
  ['AED', 2, 12.5, 1_250],
  ['EUR', 2, 0.01, 1],
  ['JPY', 0, 1_250, 1_250],
  ['KWD', 3, 1.25, 1_250],
  ['ISK', 0, 1_250, 125_000],
  ['UGX', 0, 5, 500],
  ['HUF', 0, 9_500, 950_000],
])('%s with %i digits: %p are %i to Stripe, and back', (currency, digits, decimal, units) => {
  payIn(currency, digits);
  expect(toStripe(toAmount(decimal))).toBe(units);
  expect(fromStripe(units, currency.toLowerCase())).toBe(toAmount(decimal));
});

test('what a card cannot pay to the last unit is refused, not rounded', () => {
  payIn('KWD', 3);
  expect(() => toStripe(1_234)).toThrow('cannot be paid by card');
  payIn('JPY', 2);
  expect(() => toStripe(1_250)).toThrow('cannot be paid by card');
});

test('shares of an amount that a card can pay can be paid by card, too', () => {
  payIn('KWD', 3);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (tens, hundredths) => {
        const amount = tens * 10;
        const share = percentOf(amount, hundredths / 100);
        expect(toStripe(share) % 10).toBe(0);
        expect(Math.abs(share - (amount * hundredths) / 10_000)).toBeLessThanOrEqual(5);
      },
    ),
  );
});
