import {
  type MinorUnits,
  formatAmount,
  currencyOfBusiness,
  toAmount,
} from 'booking-rules/shared/format/money';
import type { PlacePack } from 'booking-rules/engine';
import { type Columns, type ColumnValue, comparable, type Field } from './columns';
import { linesOf } from './description';
import type { Issues } from './listing-draft';
import { numberOf } from './numbers';

type Period = 'night' | 'week' | 'month' | 'year';

export interface Rate {
  nightly: MinorUnits;
  /** What the price is for in the file. */
  period: Period;
}

const DAYS: Record<Period, number> = { night: 1, week: 7, month: 365 / 12, year: 365 };
/** Fewest nights at a rate that was made from a longer period's price. */
export const NIGHTS_OF: Record<Period, number | null> = { night: null, week: 7, month: 28, year: 28 };

/** What homes of so many bedrooms cost; outside of it a price is a mistake, such as a year's rent called a month's. */
type Band = PlacePack['prices'][number];

/**
 * The rate for a night in minor units; a price for longer is divided, said and only sold for that long.
 * @param pack what is known of the place; without it every price is taken as it is given
 */
export function interpretRate(
  columns: Columns,
  bedrooms: number,
  pack: Pick<PlacePack, 'place' | 'prices'> | null,
  issues: Issues,
): Rate | null {
  const cell = columns.first('price');
  if (!cell) {
    issues.refuse('The price is missing.');
    return null;
  }
  const amount = numberOf(cell.value);
  const period = periodOf(columns, cell, issues);
  if (amount === null) issues.refuse(`The price "${String(cell.value)}" cannot be read as one amount.`);
  else if (amount <= 0) issues.refuse(`The price is ${amount}: it must be more than zero.`);
  if (amount === null || amount <= 0 || period === null || !isInOurCurrency(columns, cell, issues))
    return null;
  const band = pack && bandOf(pack, bedrooms);
  if (band && !isPlausible(amount, period, band)) {
    issues.refuse(implausible(amount, period, bedrooms, band));
    return null;
  }
  if (period === 'night') return { nightly: toAmount(amount), period };
  const nightly = toAmount(Math.round(amount / DAYS[period]));
  issues.fixed(
    'nightlyRate',
    `${formatAmount(nightly)} a night, from ${inWords(amount)} a ${period} (${working(period)}, ${wholeUnits()})`,
  );
  return { nightly, period };
}

function periodOf(columns: Columns, cell: ColumnValue, issues: Issues): Period | null {
  const said = columns.text('priceFrequency');
  const period = periodIn(said ?? comparable(cell.column));
  if (period === null && said !== null)
    issues.refuse(`The price is for "${said}": give night, week, month or year.`);
  return period ?? (said === null ? 'night' : null);
}

function periodIn(text: string): Period | null {
  if (/night|dai|day/i.test(text)) return 'night';
  if (/week/i.test(text)) return 'week';
  if (/month/i.test(text)) return 'month';
  return /year|annu/i.test(text) ? 'year' : null;
}

function isInOurCurrency(columns: Columns, cell: ColumnValue, issues: Issues): boolean {
  const currency =
    columns.text('currency') ?? /\b(AED|USD|EUR|GBP|SAR|INR)\b|[$€£]/i.exec(String(cell.value))?.[0];
  const ours = currencyOfBusiness();
  if (currency === undefined || namesOf(ours).test(currency.trim())) return true;
  issues.refuse(`The price is in ${currency}: rates are kept in ${ours}, so convert it in the file.`);
  return false;
}

/** What a currency is called in files: by its code, by its sign, and dirhams by their short forms. */
function namesOf(currency: string): RegExp {
  const names = { AED: 'dhs?\\.?|dirhams?', EUR: '€|euros?', USD: '\\$|dollars?', GBP: '£|pounds?' }[
    currency
  ];
  return new RegExp(`^(?:${names === undefined ? currency : `${currency}|${names}`})$`, 'i');
}

function isPlausible(amount: number, period: Period, band: Band): boolean {
  const perMonth = (amount / DAYS[period]) * DAYS.month;
  const [value, [least, most]] = period === 'night' ? [amount, band.night] : [perMonth, band.month];
  return value >= least && value <= most;
}

function implausible(amount: number, period: Period, bedrooms: number, band: Band): string {
  const home = bedrooms === 0 ? 'a studio' : `a home with ${bedrooms} bedroom${bedrooms === 1 ? '' : 's'}`;
  const readings = (['night', 'month', 'year'] as const).filter(
    (other) => other !== period && isPlausible(amount, other, band),
  );
  const instead = readings.map((other) => `a ${other}`).join(' or ');
  const [least, most] = period === 'night' ? band.night : band.month;
  const usual = `${inWords(least)} to ${inWords(most)} a ${period === 'night' ? 'night' : 'month'}`;
  return (
    `The price of ${inWords(amount)} a ${period} cannot be right for ${home} (${usual}).` +
    (instead === '' ? '' : ` It may be for ${instead}: say so in the file (rentFrequency) and import again.`)
  );
}

/** Null where the place counts in another currency than the business. */
function bandOf({ place, prices }: Pick<PlacePack, 'place' | 'prices'>, bedrooms: number): Band | null {
  if (place.currency !== currencyOfBusiness()) return null;
  return prices[Math.min(bedrooms, prices.length - 1)] ?? null;
}

const inWords = (amount: number): string => formatAmount(toAmount(amount));

function working(period: Exclude<Period, 'night'>): string {
  return period === 'month' ? '× 12 ÷ 365' : `÷ ${DAYS[period]}`;
}

/** In the smallest unit of the currency: 100,000 dirhams. */
const MOST = 10_000_000;

/** What is charged or held beside the rate, in minor units; null where the row says nothing. */
export function interpretCharges(columns: Columns, issues: Issues) {
  return {
    weekendRate: amountOf(columns, 'weekendRate', issues),
    cleaningFee: amountOf(columns, 'cleaningFee', issues),
    deposit: amountOf(columns, 'deposit', issues) ?? depositInRules(columns, issues),
  };
}

function amountOf(columns: Columns, field: Field, issues: Issues): MinorUnits | null {
  const given = columns.text(field);
  if (given === null) return null;
  const amount = numberOf(given);
  if (amount === null || amount < 0 || toAmount(amount) > MOST) {
    issues.warn(field, `"${given}" is not an amount in ${currencyWords()}: left out`);
    return null;
  }
  return toAmount(amount);
}

function depositInRules(columns: Columns, issues: Issues): MinorUnits | null {
  const found = depositPattern().exec(linesOf(columns).join('\n'));
  const amount = numberOf(found?.[1] ?? found?.[2]);
  if (amount === null || toAmount(amount) > MOST) return null;
  issues.fixed('deposit', `${formatAmount(toAmount(amount))}, read from the rules`);
  return toAmount(amount);
}

/** A deposit in a sentence: `A refundable deposit of 1,500 AED is required`. */
function depositPattern(): RegExp {
  const currency = currencyOfBusiness();
  const words = currency === 'AED' ? 'AED|dirhams?|dhs?' : currency;
  return new RegExp(`deposit[^.]{0,60}?(?:${currency}\\s*([\\d,]+)|([\\d,]+)\\s*(?:${words}))`, 'i');
}

function currencyWords(): string {
  return currencyOfBusiness() === 'AED' ? 'dirhams' : currencyOfBusiness();
}

function wholeUnits(): string {
  return `whole ${currencyWords()}`;
}
