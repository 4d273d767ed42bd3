import { errors } from '@strapi/utils';
import { minorDigitsOf, placeOfBusiness } from '../../../../shared/format/place';
import { currencyOfBusiness, formatAmount, type MinorUnits } from '../../../../shared/format/money';

/**
 * Currencies that Stripe counts in whole units and in thousandths (docs.stripe.com/currencies); all others it counts in
 * hundredths, those without any, such as ISK and UGX, included.
 */
const WHOLE = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** How many digits Stripe's amounts of a currency have more than ours: 0 nearly always. */
function moreDigits(currency: string): number {
  const stripes = WHOLE.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2;
  const ours =
    currency === currencyOfBusiness() ? placeOfBusiness().minorDigits : (minorDigitsOf(currency) ?? stripes);
  return stripes - ours;
}

/** Exact: a power of ten is divided by, never multiplied with as a fraction. */
function shifted(amount: number, digits: number): number {
  return digits < 0 ? amount / 10 ** -digits : amount * 10 ** digits;
}

/**
 * An amount as Stripe is told it. Of thousandths Stripe takes tens only, as cards do.
 * @param currency as either side writes it
 * @throws ApplicationError for an amount that no card can pay to the last unit
 */
export function toStripe(amount: MinorUnits, currency = currencyOfBusiness()): number {
  const code = currency.toUpperCase();
  const units = shifted(amount, moreDigits(code));
  const step = THOUSANDTHS.has(code) ? 10 : 1;
  if (!Number.isInteger(units / step))
    throw new errors.ApplicationError(
      `${formatAmount(amount)} cannot be paid by card: cards take no such small part of ${code}`,
    );
  return units;
}

/** An amount that Stripe tells, in ours. */
export function fromStripe(units: number, currency: string): MinorUnits {
  return Math.round(shifted(units, -moreDigits(currency.toUpperCase())));
}
