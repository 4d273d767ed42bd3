import type { ReservationListQuery } from '../../../../contracts/reservations/reservations-admin';
import type { ReservationState } from '../../../../shared/domain/reservation';
import { wordsOf } from '../../../../shared/listing/apartment-search';
import type { KeptDeps } from './folio-sums';
import { orderedStays, type KnownStay } from './known-stays';

/** A stay that does not take place counts for nothing, unless it is asked for. */
export const NOT_COUNTED: readonly ReservationState[] = ['cancelled', 'expired'];

/** The reservations that a manager asks for, in the order that is asked for. */
export async function askedStays(
  deps: KeptDeps,
  query: Omit<ReservationListQuery, 'page' | 'pageSize'>,
): Promise<KnownStay[]> {
  const { search, states, apartmentId, from, to, paid, balance, source, sort } = query;
  const words = wordsOf(search);
  const isAsked = (stay: KnownStay): boolean =>
    words.every((word) => stay.words.includes(word)) &&
    (!states || states.includes(stay.state)) &&
    (apartmentId === undefined || stay.apartmentId === apartmentId) &&
    (from === undefined || stay.checkOut > from) &&
    (to === undefined || stay.checkIn < to) &&
    (source === undefined || stay.source === source) &&
    (paid === undefined || stay.paid === paid) &&
    (balance === undefined || hasBalance(stay, balance));
  return (await orderedStays(deps, sort)).filter(isAsked);
}

function hasBalance(stay: KnownStay, balance: NonNullable<ReservationListQuery['balance']>): boolean {
  // What a guest who has cancelled still owes is no claim.
  return balance === 'owed' ? stay.due > 0 && !NOT_COUNTED.includes(stay.state) : stay.refundable > 0;
}
