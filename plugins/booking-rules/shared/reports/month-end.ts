import { dubaiDay, type Day } from '../domain/stay';
import { isCharge, standingCharges, type Entry, type MoneyMethod } from '../domain/folio/entry';
import { tourismTaxOf } from '../domain/folio/tourism-tax';
import type { Fils } from '../format/money';
import { roomRevenue, type NightsPart } from './room-revenue';

/** The amounts of a month, in fils. All but the balance are of this month alone. */
export interface MonthAmounts {
  /** Sold nights that lie in the month. */
  nights: number;
  /** Their rates. */
  nightly: Fils;
  /** Their share of discounts; negative. */
  discount: Fils;
  /** Their share of what was adjusted by hand. */
  adjustment: Fils;
  /** Cleaning and other fees, in the month of the first night. */
  fees: Fils;
  extras: Fils;
  /** What was kept of stays that did not take place, without VAT, on the day on which it was charged. */
  kept: Fils;
  /** On the day on which it was charged, or taken back. */
  vat: Fils;
  /** Of nights slept in the month, and corrections made in it. */
  tourismDirham: Fils;
  /** All of these together. */
  total: Fils;
  received: Fils;
  refunded: Fils;
  /** Charged less paid up to the end of the month; negative for what is the guest's. */
  balance: Fils;
}

/** The folio of a reservation, for the books of a month. */
export interface BookedFolio {
  reference: string;
  /** Not held, and not expired: only then its charges count. Money always does. */
  isSold: boolean;
  entries: readonly Entry[];
}

/** What came and went in a month by one way of paying. */
export interface MethodAmounts {
  method: MoneyMethod;
  received: Fils;
  refunded: Fils;
}

/**
 * The amounts of a reservation in a month. Those of all months add up to its folio.
 * @param month `2027-01`
 * @param today nights from this day on owe no Tourism Dirham yet
 */
export function monthAmounts(folio: BookedFolio, month: string, today: Day): MonthAmounts {
  const entries = folio.isSold ? folio.entries : folio.entries.filter((entry) => !isCharge(entry));
  const charges = standingCharges(entries);
  const room = roomAmounts(charges, month);
  const amountOf = (counts: (entry: Entry) => boolean): Fils =>
    entries.reduce((sum, entry) => (counts(entry) ? sum + entry.amount : sum), 0);
  const isWritten = (entry: Entry) => monthOf(entry.at) === month;
  const firstNight = charges
    .flatMap(({ kind, night }) => (kind === 'night' && night !== null ? [night] : []))
    .sort()
    .at(0);
  const standing = (kind: Entry['kind']): Fils =>
    charges
      .filter((entry) => entry.kind === kind)
      .filter(({ night, at }) => (night ?? firstNight ?? dubaiDay(at)).startsWith(month))
      .reduce((sum, { amount }) => sum + amount, 0);
  const vatInside = entries.reduce(
    (sum, entry) => (isWritten(entry) && isCharge(entry) ? sum + entry.taxIncluded : sum),
    0,
  );
  const parts = {
    ...room,
    fees: standing('fee'),
    extras: standing('extra'),
    kept: amountOf((entry) => isKept(entry) && isWritten(entry)) - vatInside,
    vat: amountOf((entry) => isVat(entry) && isWritten(entry)) + vatInside,
    tourismDirham: tourismTaxOf([{ reference: folio.reference, entries }], month, today).reduce(
      (sum, { amount }) => sum + amount,
      0,
    ),
  };
  const { nights, ...amounts } = parts;
  const paidBy = (day: Day | null, kind: Entry['kind']): Fils =>
    amountOf((entry) => entry.kind === kind && (day === null || paidOn(entry).startsWith(day)));
  const isOver = (day: Day): boolean => day.slice(0, 7) <= month;
  return {
    nights,
    ...amounts,
    total: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
    received: 0 - paidBy(month, 'payment'),
    refunded: paidBy(month, 'refund'),
    balance: amountOf((entry) =>
      isCharge(entry) ? isOver(dubaiDay(entry.at)) : isMoney(entry) && isOver(paidOn(entry)),
    ),
  };
}

/** What came and went in a month by way of paying, whatever has become of the reservations. */
export function methodsOf(folios: readonly BookedFolio[], month: string): MethodAmounts[] {
  const sums = new Map<MoneyMethod, MethodAmounts>();
  for (const entry of folios.flatMap(({ entries }) => entries)) {
    const { kind, money, amount } = entry;
    if (!isMoney(entry) || money === null || !paidOn(entry).startsWith(month)) continue;
    const { method } = money;
    const sum = sums.get(method) ?? { method, received: 0, refunded: 0 };
    if (kind === 'payment') sum.received -= amount;
    else sum.refunded += amount;
    sums.set(method, sum);
  }
  return [...sums.values()].sort((a, b) => Number(a.method > b.method) - Number(a.method < b.method));
}

/** Several lines together. */
export function sumAmounts(lines: readonly MonthAmounts[]): MonthAmounts {
  const sum = { ...NOTHING };
  for (const line of lines) for (const name of NAMES) sum[name] += line[name];
  return sum;
}

/** Whether a line says anything. */
export function isEmpty(amounts: MonthAmounts): boolean {
  return NAMES.every((name) => name === 'balance' || amounts[name] === 0);
}

const NOTHING: MonthAmounts = {
  ...{ nights: 0, nightly: 0, discount: 0, adjustment: 0, fees: 0, extras: 0, kept: 0 },
  ...{ vat: 0, tourismDirham: 0, total: 0, received: 0, refunded: 0, balance: 0 },
};
const NAMES = Object.keys(NOTHING) as (keyof MonthAmounts)[];

/** The nights of a month, with their share of what changes the price of the whole stay. */
function roomAmounts(
  charges: readonly Entry[],
  month: string,
): Pick<MonthAmounts, 'nights' | 'nightly' | 'discount' | 'adjustment'> {
  const parts: NightsPart[] = ['before', month, 'after'].map((part) => ({ part, nights: 0, rates: 0 }));
  let [discounts, adjustments, afterwards] = [0, 0, 0];
  for (const { kind, night, amount, at } of charges) {
    if (kind === 'discount') discounts += amount;
    if (kind === 'adjustment') {
      adjustments += amount;
      if (monthOf(at) === month) afterwards += amount;
    }
    const slept = night?.slice(0, 7) ?? '';
    const part = parts[slept < month ? 0 : slept === month ? 1 : 2];
    if (kind !== 'night' || !part) continue;
    part.nights += 1;
    part.rates += amount;
  }
  const ofMonth = (changes: Fils) => roomRevenue(parts, changes)[1]?.revenue ?? 0;
  const { nights, rates } = parts[1] ?? { nights: 0, rates: 0 };
  // A stay that did not take place has no nights to share what was adjusted later.
  const hasNights = parts.some((part) => part.nights > 0);
  const discount = hasNights ? ofMonth(discounts) - rates : 0;
  const adjustment = hasNights ? ofMonth(discounts + adjustments) - rates - discount : afterwards;
  return { nights, nightly: rates, discount, adjustment };
}

const monthOf = (at: Date): string => dubaiDay(at).slice(0, 7);
const isMoney = ({ kind }: Entry): boolean => kind === 'payment' || kind === 'refund';
const isKept = ({ kind }: Entry): boolean => kind === 'cancellation-charge' || kind === 'no-show-charge';
const isVat = ({ kind, rule }: Entry): boolean => kind === 'tax' && rule?.rule !== 'tourism-dirham';

/** The day of money; what takes an entry back counts when it was written. */
function paidOn({ money, reverses, at }: Entry): Day {
  return reverses === null && money !== null ? money.day : dubaiDay(at);
}
