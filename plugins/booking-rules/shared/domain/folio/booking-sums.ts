import type { MinorUnits } from '../../format/money';
import { holdsNights, type Paid, type ReservationState } from '../reservation';
import { ENDING_REASONS, isCharge, type EntryDraft, type EntryKind } from './entry';

/** What a folio comes to, as guest and staff are told of a reservation. Nothing of it is stored. */
export interface BookingSums extends Paid {
  /** All that is charged has come, and is not about to go back. */
  paid: boolean;
  /** What is charged beyond what was paid, and paid beyond what is charged, less refunds that are done. */
  due: MinorUnits;
  refundable: MinorUnits;
}

/** The sums of a folio of which everything else follows; the database sums the same. All in minor units. */
export interface FolioParts {
  charged: MinorUnits;
  /** Of payments. */
  received: MinorUnits;
  /** Of refunds that are done, and of those that are asked for. */
  refunded: MinorUnits;
  asked: MinorUnits;
  /** What was taken back when the stay ended, by how it ended. */
  ended: Record<keyof typeof ENDING_REASONS, MinorUnits>;
}

/** The sums of the entries of a reservation. */
export function bookingSums(
  state: ReservationState,
  entries: readonly Pick<EntryDraft, 'kind' | 'amount' | 'reason' | 'reverses'>[],
): BookingSums {
  const sum = (counts: (entry: (typeof entries)[number]) => boolean): MinorUnits =>
    entries.reduce((all, entry) => (counts(entry) ? all + entry.amount : all), 0);
  const ofKind = (wanted: EntryKind) => sum(({ kind }) => kind === wanted);
  const endedBy = (reasons: readonly string[]) =>
    0 - sum((entry) => isCharge(entry) && entry.reverses !== null && reasons.includes(entry.reason ?? ''));
  return sumsOfParts(state, {
    charged: sum(isCharge),
    received: 0 - ofKind('payment'),
    refunded: ofKind('refund'),
    asked: ofKind('refund-asked'),
    ended: {
      expired: endedBy(ENDING_REASONS.expired),
      cancelled: endedBy(ENDING_REASONS.cancelled),
      'no-show': endedBy(ENDING_REASONS['no-show']),
    },
  });
}

/** The same by its parts. The total of a stay that does not take place is the one that was agreed. */
export function sumsOfParts(state: ReservationState, parts: FolioParts): BookingSums {
  const { charged, received, refunded, asked, ended } = parts;
  const here = received - refunded;
  const agreed = holdsNights(state) ? 0 : ended[state as keyof typeof ended];
  return {
    total: agreed === 0 ? charged : agreed,
    paid: charged > 0 && received > 0 && here - asked >= charged,
    paidAmount: received,
    refundedAmount: refunded + asked,
    due: Math.max(0, charged - here),
    refundable: Math.max(0, here - charged),
  };
}
