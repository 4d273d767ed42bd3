import type { OwedReservation, RefundToMake } from '../../../contracts/reports';
import type { ReservationState } from '../../../shared/domain/reservation';
import { addDays, dubaiDay, type Day } from '../../../shared/domain/stay';
import { balancesOf } from '../folio/sums';
import type { ReservationDocument } from '../records/reservation';
import { HISTORY } from '../records/reservation-history';
import { queryReservations, reservationTable } from '../records/reservations';
import { viewOf } from '../records/reservation-view';
import type { ReportsDeps } from './sold-nights';

/** Days before the arrival from which on money that is not due yet is a manager's business. */
const SOON_DAYS = 14;
/** States in which a guest owes what is charged. */
const OWING: readonly ReservationState[] = ['confirmed', 'completed', 'no-show'];
const ENDED: readonly ReservationState[] = ['cancelled', 'expired', 'no-show'];

/** Who owes what, the longest first: all that is due by now, and what stays that begin soon will owe. */
export async function readOwed({ strapi }: ReportsDeps, now: Date): Promise<OwedReservation[]> {
  const [today, soon] = [dubaiDay(now), addDays(dubaiDay(now), SOON_DAYS)];
  // `paid` is what the folio comes to, kept for lists: no folio of a stay that is paid is summed.
  const where = { state: { $in: OWING }, paid: false };
  const found = await queryReservations(strapi, { where, orderBy: { checkIn: 'asc' } });
  const balances = await balancesOf(strapi.db.connection, found.map(referenceOf));
  return found
    .flatMap((reservation) => {
      const balance = balances.get(reservation.reference);
      if (!balance || balance.due === 0) return [];
      const since = dueSince(reservation, dubaiDay(balance.chargedAt));
      const isOpen = since <= today || reservation.checkIn <= soon;
      return isOpen ? [{ ...viewOf(reservation), due: balance.due, since }] : [];
    })
    .sort((a, b) => a.since.localeCompare(b.since));
}

/** What is paid on arrival is due then; everything else since it was charged. */
function dueSince({ payment, checkIn }: ReservationDocument, charged: Day): Day {
  return payment === 'on-arrival' && checkIn > charged ? checkIn : charged;
}

/**
 * Money that staff have to give back, the longest first: refunds of what they received, those that the provider
 * refused, and what was paid beyond the total and nobody has asked for yet.
 */
export async function readRefundsToMake({ strapi, refunds }: ReportsDeps): Promise<RefundToMake[]> {
  const db = strapi.db.connection;
  const waiting = await refunds.waitingForStaff();
  // What is left of what came, where it may be too much.
  const here = db.raw('paid_amount - refunded_amount');
  const overpaid: { reference: string }[] = await db(reservationTable(strapi))
    .where(here, '>', 0)
    .andWhere((any) => {
      void any.whereIn('state', [...ENDED]).orWhere(here, '>', db.ref('total'));
    })
    // What an earlier system has settled is not ours to give back.
    .whereNotIn('reference', db(HISTORY).whereNull('from_state').where({ by: 'system' }).select('reference'))
    .select('reference');
  const balances = await balancesOf(db, [...new Set([...overpaid.map(referenceOf), ...waiting.keys()])]);
  const owed = new Map(
    [...balances].flatMap(([reference, { refundable, asked, chargedAt }]) => {
      const { byHand = 0, refused = 0, since = chargedAt } = waiting.get(reference) ?? {};
      const toRefund = byHand + Math.max(refused, refundable - asked);
      return toRefund > 0 ? [[reference, { toRefund, refused, since: dubaiDay(since) }] as const] : [];
    }),
  );
  const found = await queryReservations(strapi, { where: { reference: { $in: [...owed.keys()] } } });
  return found
    .flatMap((reservation) => {
      const refund = owed.get(reservation.reference);
      return refund ? [{ ...viewOf(reservation), ...refund }] : [];
    })
    .sort((a, b) => a.since.localeCompare(b.since));
}

const referenceOf = ({ reference }: { reference: string }): string => reference;
