import { shareOf, type MinorUnits } from '../../format/money';
import { describePercentage, isPercentage, type AppliedCharge } from '../pricing/charge-rule';
import { extraGuestsFee, priceInDetail, type Price, type PriceBasis } from '../pricing/price';
import { chargeIdOf, chargeLine, type PriceLine } from '../pricing/price-line';
import type { Listing } from '../../listing/listing';
import type { AppliedPromotion } from '../pricing/promotion';
import type { AppliedRatePlan } from '../pricing/rate-plan';
import type { Day, Stay } from '../stay';
import { amountOf, entryOf, type Entry, type EntryDraft } from './entry';
import { agreedRates } from './stay-charges';
import { isTaxable } from './taxes';

/** A stay that is to cost something else. */
export interface CostedStay {
  to: Stay;
  guests: number;
  /** Who were agreed before; the same number where that is not said. */
  guestsBefore?: number;
  /** Where it goes. */
  listing: Listing;
  /** It stays there: the cleaning fee is the one that was agreed. */
  sameApartment: boolean;
  /** By rates that were agreed, unless it is `today`. */
  choice: { kind: 'agreed' | 'today' | 'by-hand' };
  /** The code that was agreed, when it holds for the new stay. */
  promotion: AppliedPromotion | null;
  /** The rate plan that was agreed, when it holds for the new stay; null for the standard one. */
  ratePlan: AppliedRatePlan | null;
}

/** What a changed stay costs: its price, and what a manager adjusts of it. */
export interface Cost {
  /** Of the price, without extras and adjustments; percentages are those of all. */
  lines: PriceLine[];
  basis: PriceBasis;
  adjustments: EntryDraft[];
  total: MinorUnits;
  extras: { taxable: MinorUnits; untaxed: MinorUnits };
  /** The price with what was adjusted in all. */
  priced: (adjusted: MinorUnits) => { price: Price; basis: PriceBasis };
}

/**
 * The cost of the new stay by agreed rates or today's. Adjustments by hand go on as far as their nights are kept.
 * @param booked the extras of the new stay
 */
export function costOf(
  change: CostedStay,
  charges: readonly Entry[],
  booked: readonly EntryDraft[],
  kept: readonly Day[],
): Cost {
  const { to, guests, listing, sameApartment, choice, promotion, ratePlan } = change;
  const isAgreed = choice.kind !== 'today';
  const rates = agreedRates(charges);
  const cleaning = charges.filter(({ kind, rule }) => kind === 'fee' && rule === null);
  const terms = {
    rates: isAgreed ? ratesFor(change, rates) : new Map<Day, MinorUnits>(),
    cleaningFee: isAgreed && sameApartment ? amountOf(cleaning, ['fee']) : null,
  };
  const taxable = amountOf(booked.filter(isTaxable), ['extra']);
  const extras = { taxable, untaxed: amountOf(booked, ['extra']) - taxable };
  const priced = (adjusted: MinorUnits) =>
    priceInDetail(listing, to, guests, promotion, ratePlan, { ...terms, adjusted, others: taxable });
  const plain = priced(0);
  const own = plain.price.lines.filter((line) => chargeIdOf(line) === null);
  const left = { taxable: own.reduce((sum, { amount }) => sum + amount, taxable) };
  const keptRates = kept.reduce((sum, night) => sum + (rates.get(night) ?? 0), 0);
  const adjustments = charges.flatMap((entry) => {
    if (choice.kind !== 'agreed' || entry.kind !== 'adjustment') return [];
    if (entry.rule?.rule === 'never-dearer') return [];
    const part = shareOf(entry.amount, keptRates, amountOf(charges, ['night']));
    const amount = Math.max(part, -left.taxable);
    left.taxable += amount;
    return amount === 0 ? [] : [entryOf('adjustment', entry.label, amount, { reason: entry.reason })];
  });
  const { price, basis } = adjustments.length === 0 ? plain : priced(amountOf(adjustments, ['adjustment']));
  return { lines: price.lines, basis, adjustments, total: price.total + extras.untaxed, extras, priced };
}

/** Agreed rates with the fee for guests who come in addition, or without that of guests who stay away. */
function ratesFor(
  { listing, guests, guestsBefore = guests, sameApartment }: CostedStay,
  rates: ReadonlyMap<Day, MinorUnits>,
): ReadonlyMap<Day, MinorUnits> {
  const more = extraGuestsFee(listing, guests) - extraGuestsFee(listing, guestsBefore);
  if (more === 0 || !sameApartment) return rates;
  return new Map([...rates].map(([night, rate]) => [night, Math.max(0, rate + more)]));
}

/** What no adjustment changes: extras, fees and taxes that are neither taxable nor a percentage. */
export function fixedPart({ lines, basis, extras }: Pick<Cost, 'lines' | 'basis' | 'extras'>): MinorUnits {
  return extras.untaxed + flatCharges(lines, basis, false);
}

/** The same with a total that is named: the nights are adjusted before percentages, the last of which is the rest. */
export function adjusted(cost: Cost, total: MinorUnits, adjustment: EntryDraft): Cost {
  const { lines, basis, extras } = cost;
  const fixed = fixedPart(cost);
  const target = Math.max(total, fixed);
  const others = amountOf(lines, ['cleaning']) + extras.taxable + flatCharges(lines, basis, true);
  const already = amountOf(cost.adjustments, ['adjustment']);
  const room = amountOf(lines, ['night', 'rate-plan', 'length-of-stay', 'promotion']) + already;
  const amount = roomFor(target - fixed, others, basis.charges ?? []) - room;
  const { price } = cost.priced(already + amount);
  return {
    ...cost,
    lines: withRest(price.lines, basis.charges ?? [], target - extras.untaxed - price.total),
    adjustments: amount === 0 ? cost.adjustments : [...cost.adjustments, { ...adjustment, amount }],
    total: target,
  };
}

/** Fees and taxes that are amounts, as far as percentages are charged on them or not. */
function flatCharges(
  lines: readonly PriceLine[],
  { charges = [] }: PriceBasis,
  taxable: boolean,
): MinorUnits {
  const ids = charges
    .filter((charge) => charge.taxable === taxable && !isPercentage(charge.basis))
    .map(({ id }) => id);
  return lines
    .filter((line) => ids.includes(chargeIdOf(line) ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What the nights have to come to, so that they, the others and all percentages come to a sum, rounded half up.
 * Percentages of nights that come to less than nothing are nothing.
 */
function roomFor(sum: MinorUnits, others: MinorUnits, charges: readonly AppliedCharge[]): MinorUnits {
  const percentOf = (basis: AppliedCharge['basis'], taxable = false): number =>
    charges
      .filter((charge) => charge.basis === basis && charge.taxable === taxable)
      .reduce((all, { percent }) => all + Math.round(percent * 100), 0);
  const whole = 10_000 + percentOf('percent-of-taxable');
  const [taxed, untaxed] = [percentOf('percent-of-nights', true), percentOf('percent-of-nights')];
  const rest = sum * 10_000 - others * whole;
  if (rest < 0) return shareOf(sum, 10_000, whole) - others;
  return shareOf(rest, 10_000, (10_000 + taxed) * whole + 10_000 * untaxed);
}

/** Lines with what rounding leaves: in the last percentage that it does not make less than nothing. */
function withRest(lines: PriceLine[], charges: readonly AppliedCharge[], rest: MinorUnits): PriceLine[] {
  if (rest === 0) return lines;
  const percentages = charges.filter(({ basis }) => isPercentage(basis));
  const lineOf = ({ id }: AppliedCharge) => lines.find((line) => chargeIdOf(line) === id);
  const fitting = percentages.findLast((charge) => (lineOf(charge)?.amount ?? 0) + rest >= 0);
  const charge = fitting ?? percentages.at(-1);
  if (!charge) return lines;
  const line = lineOf(charge);
  if (!line) return [...lines, chargeLine(charge, describePercentage(charge), rest)];
  return lines
    .map((one) => (one === line ? { ...one, amount: one.amount + rest } : one))
    .filter(({ amount }) => amount !== 0);
}
