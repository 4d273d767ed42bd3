import type { OwedReservation, RefundToMake } from '../../../contracts/reports/reports';
import type { ReservationState } from '../../../shared/domain/reservation';
import { nextPart } from '../../../shared/domain/payments/payment-schedule';
import { addDays, type Day } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { keptFolioSums } from '../records/reservations/folio-sums';
import { knownStays, type KnownStay } from '../records/reservations/known-stays';
import { queryReservations } from '../records/reservations/reservations';
import { viewOf } from '../records/reservations/reservation-view';
import type { ReportsDeps } from './sold-nights';

/** Days before the arrival from which on money that is not due yet is a manager's business. */
const SOON_DAYS = 14;
/** States in which a guest owes what is charged. */
const OWING: readonly ReservationState[] = ['confirmed', 'completed', 'no-show'];

/**
 * Who owes what, the longest first: all that is due by now, and what stays that begin soon will owe. Stays of an earlier
 * system that are over were settled there, and nobody is asked for their money.
 */
export async function readOwed(deps: ReportsDeps, now: Date): Promise<OwedReservation[]> {
  const { strapi } = deps;
  const [today, soon] = [localDay(now), addDays(localDay(now), SOON_DAYS)];
  const { owed } = await openFolios(deps, today);
  const where = { reference: { $in: owed } };
  const found = await queryReservations(strapi, { where, orderBy: { checkIn: 'asc' } });
  const sums = await keptFolioSums(deps);
  return found
    .flatMap((reservation) => {
      if (reservation.due === 0) return [];
      const view = viewOf(reservation);
      const due = nextPart(view.parts)?.due ?? null;
      const charged = localDay(new Date(sums.get(reservation.reference)?.chargedAt ?? now));
      const since = due !== null && due > charged ? due : charged;
      const isOpen = since <= today || reservation.checkIn <= soon;
      return isOpen ? [{ ...view, due: reservation.due, since, overdue: due !== null && due < today }] : [];
    })
    .sort((a, b) => a.since.localeCompare(b.since));
}

/**
 * Money that staff have to give back, the longest first: refunds of what they received, those that the provider
 * refused, and what was paid beyond the total and nobody has asked for yet.
 */
export async function readRefundsToMake(deps: ReportsDeps, now: Date): Promise<RefundToMake[]> {
  const { strapi, refunds } = deps;
  const waiting = await refunds.waitingForStaff();
  const { refundable } = await openFolios(deps, localDay(now));
  const sums = await keptFolioSums(deps);
  const owed = new Map(
    [...new Set([...refundable, ...waiting.keys()])].flatMap((reference) => {
      const folio = sums.get(reference);
      if (!folio) return [];
      const overpaid = Math.max(0, folio.received - folio.refunded - folio.charged);
      const { byHand = 0, refused = 0, since = new Date(folio.chargedAt) } = waiting.get(reference) ?? {};
      const toRefund = byHand + Math.max(refused, overpaid - folio.asked);
      return toRefund > 0 ? [[reference, { toRefund, refused, since: localDay(since) }] as const] : [];
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

/** The references of folios that are owed, or were paid beyond their total, but for what an earlier system has settled. */
async function openFolios(deps: ReportsDeps, today: Day): Promise<Record<'owed' | 'refundable', string[]>> {
  const open = [...(await knownStays(deps)).values()].filter(
    ({ due, refundable, checkOut, source }) =>
      due + refundable > 0 && (checkOut > today || source !== 'import'),
  );
  const owed = open.filter(({ due, state }) => due > 0 && OWING.includes(state));
  const refundable = open.filter((stay) => stay.refundable > 0);
  return { owed: owed.map(referenceOf), refundable: refundable.map(referenceOf) };
}

const referenceOf = ({ reference }: KnownStay): string => reference;
