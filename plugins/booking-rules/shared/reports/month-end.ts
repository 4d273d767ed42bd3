import type { Day } from '../domain/stay';
import { localDay, localInstant } from '../domain/local-day';
import { isCharge, standingCharges, type Entry, type MoneyMethod } from '../domain/folio/entry';
import type { MinorUnits } from '../format/money';
import { nextMonth } from './performance';
import { roomAmounts, writtenBefore } from './room-amounts';
import { apartmentAt, countedEntries, type NamedApartment, type StayHistory } from './stay-history';
import { sumTaxes, taxesOfMonth, taxTotal, type TaxAmount } from './tax-amounts';

/** The amounts of a month, in minor units. All but the balance are of this month alone. */
export interface MonthAmounts {
  /** Sold nights that lie in the month. */
  nights: number;
  /** Their rates. */
  nightly: MinorUnits;
  /** Their share of discounts; negative. */
  discount: MinorUnits;
  /** Their share of what was adjusted by hand. */
  adjustment: MinorUnits;
  /** Cleaning and other fees, in the month of the first night. */
  fees: MinorUnits;
  extras: MinorUnits;
  /** What was kept of stays that did not take place, without taxes, on the day on which it was charged. */
  kept: MinorUnits;
  /** Each tax by itself. */
  taxes: TaxAmount[];
  /** All of these together. */
  total: MinorUnits;
  received: MinorUnits;
  refunded: MinorUnits;
  /** Charged less paid up to the end of the month; negative for what is the guest's. */
  balance: MinorUnits;
}

/** An entry as far as books read it. */
export type BookEntry = Omit<Entry, 'by' | 'reason'>;

/** The folio of a reservation, for the books of a month. */
export interface BookedFolio {
  reference: string;
  entries: readonly BookEntry[];
  history: StayHistory;
  /** Where it is at present. */
  apartment: NamedApartment;
}

/** What was changed of the amounts of an earlier month; of a stay that was moved, a line for each apartment. */
export interface MonthCorrection {
  apartment: NamedApartment;
  /** `2027-01` */
  corrects: string;
  amounts: MonthAmounts;
}

/** What came and went in a month by one way of paying. */
export interface MethodAmounts {
  method: MoneyMethod;
  received: MinorUnits;
  refunded: MinorUnits;
}

/**
 * The amounts of a reservation in a month, as they were when it ended; what was changed later is a correction of the
 * month in which that was done. Those of all months, with their corrections, add up to its folio.
 * @param month `2027-01`
 * @param today nights from this day on owe no taxes by night yet
 */
export function monthAmounts(folio: BookedFolio, month: string, today: Day): MonthAmounts {
  const entries = countedEntries(folio.entries, folio.history);
  const span = spanOf(month);
  const sums = { kept: 0, inside: 0, received: 0, refunded: 0, balance: 0 };
  for (const entry of entries) {
    const { amount } = entry;
    if (isCharge(entry)) {
      if (isBefore(entry, span.to)) sums.balance += amount;
      if (!isWritten(entry, span)) continue;
      sums.inside += entry.taxIncluded;
      if (isKept(entry)) sums.kept += amount;
    } else if (isMoney(entry)) {
      const paid = paidOn(entry).slice(0, 7);
      if (paid <= month) sums.balance += amount;
      if (paid !== month) continue;
      if (entry.kind === 'payment') sums.received -= amount;
      else sums.refunded += amount;
    }
  }
  const { nights, ...amounts } = {
    ...stayAmounts(writtenBefore(entries, nextMonth(month)), month),
    kept: sums.kept - sums.inside,
  };
  const taxes = taxesOfMonth(entries, month, today);
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, taxTotal({ taxes }));
  const { received, refunded, balance } = sums;
  return { nights, ...amounts, taxes, total, received, refunded, balance };
}

/** Where a stay was when a month ended: to that apartment its amounts of the month belong. @param month `2027-01` */
export function apartmentOfMonth({ history, apartment }: BookedFolio, month: string): NamedApartment {
  return apartmentAt(spanOf(month).to, history, apartment);
}

/**
 * What was changed in a month of the amounts of earlier ones, a line for each of those. A stay that was moved to
 * another apartment takes theirs along.
 * @param month `2027-01`
 */
export function monthCorrections(folio: BookedFolio, month: string): MonthCorrection[] {
  const entries = countedEntries(folio.entries, folio.history);
  const span = spanOf(month);
  const [from, to] = [apartmentAt(span.from, folio.history, folio.apartment), apartmentOfMonth(folio, month)];
  const isMoved = from.apartmentId !== to.apartmentId;
  if (!isMoved && !entries.some((entry) => isCharge(entry) && isWritten(entry, span))) return [];
  const earlier = entries
    .filter(isCharge)
    .flatMap(({ night, at }) => [monthOf(at), ...(night === null ? [] : [night.slice(0, 7)])])
    .filter((known) => known < month);
  const [before, after] = [writtenBefore(entries, `${month}-01`), writtenBefore(entries, nextMonth(month))];
  return [...new Set(earlier)].sort().flatMap((corrects) => {
    const [was, is] = [stayAmounts(before, corrects), stayAmounts(after, corrects)];
    const lines = isMoved
      ? [
          { apartment: from, amounts: changeOf(null, was) },
          { apartment: to, amounts: changeOf(is, null) },
        ]
      : [{ apartment: to, amounts: changeOf(is, was) }];
    return lines.filter(({ amounts }) => !isEmpty(amounts)).map((line) => ({ corrects, ...line }));
  });
}

/** What is less what was, with its total. */
function changeOf(is: StayAmounts | null, was: StayAmounts | null): MonthAmounts {
  const amounts: MonthAmounts = { ...NOTHING, taxes: [] };
  for (const name of STAY_NAMES) {
    amounts[name] = (is?.[name] ?? 0) - (was?.[name] ?? 0);
    if (name !== 'nights') amounts.total += amounts[name];
  }
  return amounts;
}

/** What came and went in a month by way of paying, whatever has become of the reservation. */
export function methodsOf({ entries }: BookedFolio, month: string): MethodAmounts[] {
  return sumMethods(
    entries.flatMap((entry) => {
      const { kind, money, amount } = entry;
      if (!isMoney(entry) || money === null || !paidOn(entry).startsWith(month)) return [];
      const isPayment = kind === 'payment';
      const [received, refunded] = isPayment ? [0 - amount, 0] : [0, amount];
      return [{ method: money.method, received, refunded }];
    }),
  );
}

/** Each way of paying once, by name. */
export function sumMethods(lines: readonly MethodAmounts[]): MethodAmounts[] {
  const sums = new Map<MoneyMethod, MethodAmounts>();
  for (const { method, received, refunded } of lines) {
    const sum = sums.get(method) ?? { method, received: 0, refunded: 0 };
    sum.received += received;
    sum.refunded += refunded;
    sums.set(method, sum);
  }
  return [...sums.values()].sort((a, b) => Number(a.method > b.method) - Number(a.method < b.method));
}

/** Several lines together. */
export function sumAmounts(lines: readonly MonthAmounts[]): MonthAmounts {
  const sum = { ...NOTHING };
  for (const line of lines) for (const name of NAMES) sum[name] += line[name];
  return { ...sum, taxes: sumTaxes(lines.flatMap(({ taxes }) => taxes)) };
}

/** Whether a line says anything. */
export function isEmpty(amounts: MonthAmounts): boolean {
  return amounts.taxes.length === 0 && NAMES.every((name) => name === 'balance' || amounts[name] === 0);
}

const NOTHING: Omit<MonthAmounts, 'taxes'> = {
  ...{ nights: 0, nightly: 0, discount: 0, adjustment: 0, fees: 0, extras: 0, kept: 0 },
  ...{ total: 0, received: 0, refunded: 0, balance: 0 },
};
const NAMES = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
const STAY_NAMES = ['nights', 'nightly', 'discount', 'adjustment', 'fees', 'extras'] as const;
type StayAmounts = Pick<MonthAmounts, (typeof STAY_NAMES)[number]>;

/** A month from its first instant to that of the next one. */
function spanOf(month: string): { from: Date; to: Date } {
  return { from: localInstant(`${month}-01`, '00:00'), to: localInstant(nextMonth(month), '00:00') };
}

const isBefore = ({ at }: BookEntry, instant: Date): boolean => at.getTime() < instant.getTime();
const isWritten = (entry: BookEntry, { from, to }: { from: Date; to: Date }): boolean =>
  isBefore(entry, to) && !isBefore(entry, from);

/** What a stay brings in a month, by the charges that stand of some entries. */
function stayAmounts(entries: readonly BookEntry[], month: string): StayAmounts {
  const charges = standingCharges(entries);
  const span = { checkIn: `${month}-01`, checkOut: nextMonth(month) };
  const firstNight = charges
    .flatMap(({ kind, night }) => (kind === 'night' && night !== null ? [night] : []))
    .sort()
    .at(0);
  const standing = (wanted: Entry['kind']): MinorUnits =>
    charges
      .filter(({ kind }) => kind === wanted)
      .filter(({ night, at }) => (night ?? firstNight ?? localDay(at)).startsWith(month))
      .reduce((sum, { amount }) => sum + amount, 0);
  return { ...roomAmounts(charges, span), fees: standing('fee'), extras: standing('extra') };
}

const monthOf = (at: Date): string => localDay(at).slice(0, 7);
const isMoney = ({ kind }: BookEntry): boolean => kind === 'payment' || kind === 'refund';
const isKept = ({ kind }: BookEntry): boolean => kind === 'cancellation-charge' || kind === 'no-show-charge';

/** The day of money; what takes an entry back counts when it was written. */
function paidOn({ money, reverses, at }: BookEntry): Day {
  return reverses === null && money !== null ? money.day : localDay(at);
}
