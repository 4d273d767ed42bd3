import type { Day, Stay } from '../domain/stay';
import { localDay, localInstant } from '../domain/local-day';
import { standingCharges, type Entry } from '../domain/folio/entry';
import type { MinorUnits } from '../format/money';
import { nextMonth } from './performance';
import { roomRevenue, type NightsPart } from './room-revenue';

/** An entry as far as it tells what nights bring. */
export type RoomEntry = Pick<Entry, 'id' | 'kind' | 'night' | 'amount' | 'reverses' | 'at'>;

/** What some nights of a stay bring: no cleaning, no extras, no taxes. Amounts in minor units. */
export interface RoomAmounts {
  nights: number;
  /** Their rates. */
  nightly: MinorUnits;
  /** Their share of discounts; negative. */
  discount: MinorUnits;
  /** Their share of what was adjusted by hand. */
  adjustment: MinorUnits;
}

/** The kinds of entry that tell what nights bring. */
export const ROOM_KINDS = ['night', 'discount', 'adjustment'] as const satisfies readonly Entry['kind'][];

/** What a stay brings to an apartment in a part of a month. */
export interface RoomLine extends RoomAmounts {
  apartmentId: string;
  /** Of nights of earlier months, which keep what they had. */
  isCorrection: boolean;
}

/**
 * What a stay brings in a part of a month, as figures, month-end and statements count it: its nights there as they had
 * been written when the month ended; and what was written in this part and changes nights of earlier months, or moves
 * them to another apartment. The parts of all months add up to the folio, and no later entry or move changes a month
 * that is over.
 * @param part days of one month
 * @param apartmentOn the apartment of the stay when a day begins
 */
export function roomOfMonth(
  entries: readonly RoomEntry[],
  part: Stay,
  apartmentOn: (day: Day) => string,
): RoomLine[] {
  const month = part.checkIn.slice(0, 7);
  const end = nextMonth(month);
  const own = {
    ...roomAmounts(standingCharges(writtenBefore(entries, end)), part),
    ...{ apartmentId: apartmentOn(end), isCorrection: false },
  };
  const [before, after] = [part.checkIn, part.checkOut].map((day) => ({
    entries: writtenBefore(entries, day),
    apartmentId: apartmentOn(day),
  }));
  if (!before || !after) return [own];
  const isMoved = before.apartmentId !== after.apartmentId;
  if (before.entries === after.entries && !isMoved) return [own];
  const earlier = { checkIn: '', checkOut: `${month}-01` };
  const was = roomAmounts(standingCharges(before.entries), earlier);
  const is = roomAmounts(standingCharges(after.entries), earlier);
  const changes = isMoved
    ? [
        { ...difference(NO_ROOM, was), apartmentId: before.apartmentId },
        { ...is, apartmentId: after.apartmentId },
      ]
    : [{ ...difference(is, was), apartmentId: after.apartmentId }];
  const corrections = changes
    .filter((change) => ROOM_NAMES.some((name) => change[name] !== 0))
    .map((change) => ({ ...change, isCorrection: true }));
  return [own, ...corrections];
}

const NO_ROOM: RoomAmounts = { nights: 0, nightly: 0, discount: 0, adjustment: 0 };
const ROOM_NAMES = ['nights', 'nightly', 'discount', 'adjustment'] as const;

const difference = (is: RoomAmounts, was: RoomAmounts): RoomAmounts => ({
  nights: is.nights - was.nights,
  nightly: is.nightly - was.nightly,
  discount: is.discount - was.discount,
  adjustment: is.adjustment - was.adjustment,
});

/** What nights bring after discounts and adjustments. */
export function revenueOf({ nightly, discount, adjustment }: Omit<RoomAmounts, 'nights'>): MinorUnits {
  return nightly + discount + adjustment;
}

/** The entries that had been written when a day began. */
export function writtenBefore<Of extends { at: Date }>(entries: readonly Of[], day: Day): readonly Of[] {
  const instant = localInstant(day, '00:00').getTime();
  const isWritten = ({ at }: Of): boolean => at.getTime() < instant;
  return entries.every(isWritten) ? entries : entries.filter(isWritten);
}

/** What the nights of a span bring, by the charges that stand, with their share of what changes the whole stay. */
export function roomAmounts(charges: readonly RoomEntry[], { checkIn, checkOut }: Stay): RoomAmounts {
  const parts: NightsPart[] = ['before', 'span', 'after'].map((part) => ({ part, nights: 0, rates: 0 }));
  let [discounts, adjustments, afterwards] = [0, 0, 0];
  for (const { kind, night, amount, at } of charges) {
    if (kind === 'discount') discounts += amount;
    if (kind === 'adjustment') {
      const day = localDay(at);
      adjustments += amount;
      if (day >= checkIn && day < checkOut) afterwards += amount;
    }
    const part = parts[night === null || night < checkIn ? 0 : night < checkOut ? 1 : 2];
    if (kind !== 'night' || !part) continue;
    part.nights += 1;
    part.rates += amount;
  }
  const ofSpan = (changes: MinorUnits) => roomRevenue(parts, changes)[1]?.revenue ?? 0;
  const { nights, rates } = parts[1] ?? { nights: 0, rates: 0 };
  // A stay that did not take place has no nights to share what was adjusted later.
  if (parts.every((part) => part.nights === 0))
    return { nights, nightly: 0, discount: 0, adjustment: afterwards };
  const discount = ofSpan(discounts) - rates;
  return {
    ...{ nights, nightly: rates, discount },
    adjustment: ofSpan(discounts + adjustments) - rates - discount,
  };
}
