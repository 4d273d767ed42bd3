import { amountFormat, currentLanguage } from './language';
import { placeOfBusiness } from './place';

/**
 * An amount of money; always an integer of the smallest unit of the business's currency: fils of a dirham, cents of a
 * euro, whole yen (`minorDigits` of the place).
 */
export type MinorUnits = number;

const HUNDRED_PERCENT = 10_000;

/** The currency of every amount that is charged, such as `AED`. */
export function currencyOfBusiness(): string {
  return placeOfBusiness().currency;
}

/** The same as amounts have it in the language of the moment, such as `AED` in English and `د.إ` in Arabic. */
export function currencySign(): string {
  if (currentLanguage() === 'en') return currencyOfBusiness();
  const sign = amountFormat('whole')
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return sign ? withoutFullStop(sign.value) : currencyOfBusiness();
}

/** How many of its smallest unit make one of a currency: 100 fils a dirham. */
function unitsInOne(): number {
  return 10 ** placeOfBusiness().minorDigits;
}

/** What can be paid is a multiple of this: cards take no thousandths, so amounts of three digits end in 0. */
export function smallestPayable(): MinorUnits {
  return placeOfBusiness().minorDigits > 2 ? 10 : 1;
}

/** A number as people type it, such as `1250.5` dirhams, as the nearest amount that can be paid. */
export function toAmount(decimal: number): MinorUnits {
  const step = smallestPayable();
  return Math.round((decimal * unitsInOne()) / step) * step;
}

/** An amount as such a number. */
export function toDecimal(amount: MinorUnits): number {
  return amount / unitsInOne();
}

/** An amount rounded to whole units of its currency, as figures need no more. */
export function inWholeUnits(amount: MinorUnits): MinorUnits {
  return Math.round(toDecimal(amount)) * unitsInOne();
}

/**
 * `percent` per cent of an amount, rounded half up to what can be paid.
 * The percentage counts to two decimals and is held between 0 and 100.
 */
export function percentOf(amount: MinorUnits, percent: number): MinorUnits {
  const hundredths = percent > 0 ? Math.round(Math.min(100, percent) * 100) : 0;
  if (hundredths === HUNDRED_PERCENT) return amount;
  const step = smallestPayable();
  const divisor = HUNDRED_PERCENT * step;
  // In two parts, so that no product leaves the exact integers however large the amount is.
  const whole = Math.floor(amount / divisor);
  const rest = amount - whole * divisor;
  return (whole * hundredths + Math.floor((rest * hundredths + divisor / 2) / divisor)) * step;
}

/** What an amount was before these percentages were put on it, rounded half up: 100 of 105 at 5%. */
export function withoutPercents(amount: MinorUnits, percents: readonly number[]): MinorUnits {
  const hundredths = percents.map((percent) => (percent > 0 ? Math.round(Math.min(100, percent) * 100) : 0));
  return shareOf(
    amount,
    10_000,
    hundredths.reduce((sum, one) => sum + one, 10_000),
  );
}

/** `part / whole` of an amount, rounded half up; nothing of nothing. However large the numbers are, it is exact. */
export function shareOf(amount: MinorUnits, part: number, whole: number): MinorUnits {
  if (whole === 0) return 0;
  const [numerator, denominator] = [2n * BigInt(amount) * BigInt(part) + BigInt(whole), 2n * BigInt(whole)];
  const quotient = numerator / denominator;
  const isBelow = numerator % denominator !== 0n && numerator < 0n !== denominator < 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

/**
 * An amount as guests read it: `AED 4,312`, with its minor unit only where there is any: `AED 4,312.50`.
 * @param list the amounts that it is read among, which are told alike: where one needs its minor unit, all have theirs
 */
export function formatAmount(amount: MinorUnits, list: readonly MinorUnits[] = []): string {
  const style = [amount, ...list].every(isWhole) ? 'whole' : 'full';
  if (currentLanguage() !== 'en') return withCurrency(style, amount);
  const size = Math.abs(amount);
  const figures = style === 'whole' ? formatSize(size) : formatFullAmount(size);
  return `${amount < 0 ? '−' : ''}${currencyOfBusiness()}\u00a0${figures}`;
}

/** The same where the currency goes without saying: `4,312`. */
export function formatBareAmount(amount: MinorUnits): string {
  if (currentLanguage() !== 'en')
    return amountFormat(isWhole(amount) ? 'bare-whole' : 'bare-full').format(toDecimal(amount));
  return `${amount < 0 ? '−' : ''}${formatSize(Math.abs(amount))}`;
}

/** The same as books and documents have it, always with all digits: `4,312.00`. */
export function formatFullAmount(amount: MinorUnits): string {
  if (currentLanguage() !== 'en') return amountFormat('bare-full').format(toDecimal(amount));
  const { minorDigits } = placeOfBusiness();
  const text = formatBareAmount(amount);
  return isWhole(amount) && minorDigits > 0 ? `${text}.${'0'.repeat(minorDigits)}` : text;
}

/** The same with its currency, in sentences of documents: `AED 4,312.00`. */
export function formatAmountInFull(amount: MinorUnits): string {
  if (currentLanguage() !== 'en') return withCurrency('full', amount);
  return `${currencyOfBusiness()} ${formatFullAmount(amount)}`;
}

/** What stands over or before amounts of books and documents: `Total in AED`. */
export function inCurrency(words: string, currency: string): string {
  return `${words} in ${currency}`;
}

/** In a language other than English. */
function withCurrency(style: 'full' | 'whole', amount: MinorUnits): string {
  return withoutFullStop(amountFormat(style).format(toDecimal(amount)));
}

/** The full stop of an abbreviation (`د.إ.`) would end a sentence: it is left out. */
function withoutFullStop(text: string): string {
  return text.replace(/\.(\u200f?)$/, '$1');
}

function isWhole(amount: MinorUnits): boolean {
  return amount % unitsInOne() === 0;
}

function formatSize(size: MinorUnits): string {
  const { minorDigits } = placeOfBusiness();
  const minor = size % unitsInOne();
  const major = String((size - minor) / unitsInOne()).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${major}${minor === 0 ? '' : `.${String(minor).padStart(minorDigits, '0')}`}`;
}

/**
 * What a night of a stay costs on average, everything included: in whole units of the currency, rounded up, so that no
 * stay costs more than it says.
 */
export function averageNight(total: MinorUnits, nights: number): MinorUnits {
  return toAmount(Math.ceil(toDecimal(total) / nights));
}
