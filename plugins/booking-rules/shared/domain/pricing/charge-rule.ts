import { formatDay } from '../../format/day';
import { asKept } from '../../format/language';
import { formatAmount, percentOf, type MinorUnits } from '../../format/money';
import { lines as labels } from '../../messages/en/lines';
import { staffMessages } from '../../messages/messages';
import { dayNumber, fromDayNumber, type Day, type Stay } from '../stay';
import { isForApartment } from './rate-plan';

/** What a fee or tax is charged for. */
export const CHARGE_BASES = [
  ...(['stay', 'guest', 'night', 'guest-night', 'bedroom-night'] as const),
  /** Per cent of the nights, less discounts and with what was adjusted by hand. */
  'percent-of-nights',
  /** Per cent of all that is taxable, as VAT is. */
  'percent-of-taxable',
] as const;
export type ChargeBasis = (typeof CHARGE_BASES)[number];

/** The same in the words in which managers choose it, and in which it is kept. */
export const BASIS_WORDS: Readonly<Record<ChargeBasis, string>> = {
  stay: 'Each stay',
  guest: 'Each guest',
  night: 'Each night',
  'guest-night': 'Each guest and night',
  'bedroom-night': 'Each bedroom and night',
  'percent-of-nights': 'Percent of the nights',
  'percent-of-taxable': 'Percent of all that is taxable',
};

/** What words say that something is charged for; null for other words. */
export function basisOfWords(words: unknown): ChargeBasis | null {
  return CHARGE_BASES.find((basis) => BASIS_WORDS[basis] === words) ?? null;
}

/** A fee stays with the business, a tax is passed on. */
export const CHARGE_KINDS = ['fee', 'tax'] as const;

/** A fee or tax that is charged on stays. */
export interface ChargeRule {
  /** A short name that never changes: folios and reports know it by this. */
  id: string;
  name: string;
  kind: (typeof CHARGE_KINDS)[number];
  basis: ChargeBasis;
  /** For each of what it is charged for; 0 of a percentage. */
  amount: MinorUnits;
  /** The same in deluxe apartments; null where it does not differ. */
  deluxeAmount: MinorUnits | null;
  /** 0 of an amount. */
  percent: number;
  /** The first nights of a stay that it is charged for; null for all. Only of one that is charged by night. */
  nights: number | null;
  /** Whether percentages of what is taxable are charged on it too. */
  taxable: boolean;
  /** In force from and until, both included: judged by each night where it is charged by night, else by arrival. */
  from: Day | null;
  until: Day | null;
  /** Public ids of the apartments it is for; null for all. */
  apartments: readonly string[] | null;
}

/** What holiday homes in Dubai owe the tourism authority. */
export const TOURISM_DIRHAM: ChargeRule = {
  ...{ id: 'tourism-dirham', name: 'Tourism Dirham', kind: 'tax', basis: 'bedroom-night' },
  ...{ amount: 1_000, deluxeAmount: 1_500, percent: 0, nights: 30, taxable: false },
  ...{ from: null, until: null, apartments: null },
};

/** VAT of the Emirates. */
export const VAT: ChargeRule = {
  ...{ id: 'vat', name: 'VAT', kind: 'tax', basis: 'percent-of-taxable' },
  ...{ amount: 0, deluxeAmount: null, percent: 5, nights: null, taxable: false },
  ...{ from: null, until: null, apartments: null },
};

/** What decides what an apartment is charged. */
interface ChargedApartment {
  apartmentId: string;
  /** 0 is a studio. */
  bedrooms: number;
  grade: 'standard' | 'deluxe';
}

/** A fee or tax as it was charged on a stay, frozen with what it came to. */
export interface AppliedCharge extends Pick<ChargeRule, 'id' | 'name' | 'kind' | 'basis' | 'taxable'> {
  /** For a night with all bedrooms or guests, or for the stay with all guests; 0 of a percentage. */
  amount: MinorUnits;
  percent: number;
  /** The nights that it was charged for, and the first of them; 0 and null where nights do not count. */
  nights: number;
  firstNight: Day | null;
}

/** A fee or tax as stays of the same dates and guests are charged it in every apartment. */
export interface StayCharge {
  rule: ChargeRule;
  /** Where it stands among those of the policies, and among the units of a listing. */
  index: number;
  /** What it is a percentage of. */
  share: 'none' | 'nights' | 'taxable';
  taxable: boolean;
  /** How often a unit is charged. */
  times: number;
  /** How often for each night. */
  guests: number;
  nights: number;
  firstNight: number;
}

/** Whether nights are charged one by one. */
export function isByNight(basis: ChargeBasis): boolean {
  return basis === 'night' || basis === 'guest-night' || basis === 'bedroom-night';
}

/** Whether a charge is a percentage of others. */
export function isPercentage(basis: ChargeBasis): boolean {
  return basis === 'percent-of-nights' || basis === 'percent-of-taxable';
}

/** Rooms that are charged for: a studio counts as one bedroom. */
export function roomsOf({ bedrooms }: Pick<ChargedApartment, 'bedrooms'>): number {
  return Math.max(1, bedrooms);
}

/** What one unit costs in an apartment: with its bedrooms, or the percentage; 0 where nothing is charged. */
export function chargeUnit(rule: ChargeRule, apartment: ChargedApartment): number {
  if (!isForApartment(rule, apartment.apartmentId)) return 0;
  if (isPercentage(rule.basis)) return rule.percent;
  return amountFor(rule, apartment) * (rule.basis === 'bedroom-night' ? roomsOf(apartment) : 1);
}

function amountFor({ amount, deluxeAmount }: ChargeRule, { grade }: ChargedApartment): MinorUnits {
  return grade === 'deluxe' ? (deluxeAmount ?? amount) : amount;
}

/** Those in force for a stay, in the order in which they are charged: a percentage after all that it is of. */
export function chargesInForce(
  rules: readonly ChargeRule[],
  { checkIn }: Stay,
  nightsOfStay: number,
  party: number,
): StayCharge[] {
  const first = dayNumber(checkIn);
  return rules
    .map((rule, index): StayCharge => {
      const { basis, from, until, taxable } = rule;
      const isNightly = isByNight(basis);
      const isInForce =
        isNightly || ((from === null || checkIn >= from) && (until === null || checkIn <= until));
      const start = isNightly && from !== null ? Math.max(0, dayNumber(from) - first) : 0;
      const end = until === null ? nightsOfStay : dayNumber(until) - first + 1;
      const most = Math.min(nightsOfStay, end, rule.nights ?? nightsOfStay);
      const nights = isNightly ? Math.max(0, most - start) || 0 : 0;
      const guests = basis === 'guest' || basis === 'guest-night' ? party || 0 : 1;
      const times = isInForce ? guests * (isNightly ? nights : 1) : 0;
      const share =
        basis === 'percent-of-taxable' ? 'taxable' : basis === 'percent-of-nights' ? 'nights' : 'none';
      return { rule, index, share, taxable, times, guests, nights, firstNight: first + start };
    })
    .filter(({ times }) => times !== 0)
    .sort((a, b) => orderOf(a.rule) - orderOf(b.rule) || a.index - b.index);
}

function orderOf({ kind, basis }: ChargeRule): number {
  return basis === 'percent-of-taxable'
    ? 4
    : (kind === 'tax' ? 2 : 0) + Number(basis === 'percent-of-nights');
}

/**
 * What a fee or tax comes to.
 * @param unit as `chargeUnit` has it for the apartment
 * @param room the nights, less discounts
 * @param taxable all that is taxable
 */
export function chargeAmount(
  charge: StayCharge,
  unit: number,
  room: MinorUnits,
  taxable: MinorUnits,
): MinorUnits {
  if (charge.share === 'none') return unit * charge.times;
  return percentOf(charge.share === 'taxable' ? taxable : Math.max(0, room), unit);
}

/** A charge as it is kept with a price. */
export function appliedCharge({ rule, guests, nights, firstNight }: StayCharge, unit: number): AppliedCharge {
  const { id, name, kind, basis, taxable } = rule;
  const isShare = isPercentage(basis);
  return {
    ...{ id, name, kind, basis, taxable, nights },
    amount: isShare ? 0 : unit * guests,
    percent: isShare ? unit : 0,
    firstNight: isByNight(basis) ? fromDayNumber(firstNight) : null,
  };
}

/** How a charge is worked out: `Tourism Dirham: AED 10 × 2 bedrooms × 5 nights`, `VAT 5%`. */
export function describeCharge(
  { rule, guests, nights }: StayCharge,
  unit: number,
  apartment: ChargedApartment,
): string {
  const { name, basis } = rule;
  if (basis === 'stay') return name;
  if (isPercentage(basis)) return describePercentage({ name, basis, percent: unit });
  return asKept(() =>
    labels.fee(name, formatAmount(amountFor(rule, apartment)), {
      ...(basis === 'bedroom-night' && { bedrooms: roomsOf(apartment) }),
      ...((basis === 'guest' || basis === 'guest-night') && { guests }),
      ...(basis !== 'guest' && { nights }),
    }),
  );
}

/** A percentage by name: `VAT 5%`, `City tax: 7.5% of the nights`. */
export function describePercentage({
  name,
  basis,
  percent,
}: Pick<AppliedCharge, 'name' | 'basis' | 'percent'>): string {
  const { percentageOfNights, percentage } = labels;
  return basis === 'percent-of-nights' ? percentageOfNights(name, percent) : percentage(name, percent);
}

/** What is told of a fee or tax; the amount of a percentage, and the percentage of an amount, may be missing. */
type ToldRule = Omit<ChargeRule, 'id' | 'name' | 'kind' | 'amount' | 'percent'> &
  Record<'amount' | 'percent', number | null>;

/** A fee or tax for those who decide on it: `AED 10 for each bedroom and night (AED 15 in deluxe apartments)`. */
export function describeRule(rule: ToldRule): string {
  const { basis, amount, deluxeAmount, percent, nights, taxable, from, until, apartments } = rule;
  const say = staffMessages().terms;
  const deluxe = deluxeAmount === null ? null : formatAmount(deluxeAmount);
  return say.together([
    isPercentage(basis)
      ? say.percentage(percent ?? 0, basis)
      : say.amount(formatAmount(amount ?? 0), basis, deluxe),
    ...(nights === null ? [] : [say.firstNights(nights)]),
    ...(taxable ? [say.taxable] : []),
    ...(from === null ? [] : [say.from(formatDay(from))]),
    ...(until === null ? [] : [say.until(formatDay(until))]),
    ...(apartments === null ? [] : [say.apartments(apartments.length)]),
  ]);
}
