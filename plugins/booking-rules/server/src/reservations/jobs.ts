import type { Core } from '@strapi/strapi';
import type { AwaitedStep } from '../../../shared/domain/reservation';
import { paidOf } from '../../../shared/domain/folio/entry';
import { nextPart } from '../../../shared/domain/payments/payment-schedule';
import { addDays } from '../../../shared/domain/stay';
import { localDay, localInstant } from '../../../shared/domain/local-day';
import { whereNothingPaid } from '../folio/sums';
import type { InventoryService } from '../inventory/service';
import type { MailType } from '../outbox/mail-types';
import type { Payments } from '../payments/service';
import type { ReservationDocument } from '../records/reservations/reservation';
import { partsOf } from '../records/reservations/reservation-view';
import { queryReservations, reservationTable } from '../records/reservations/reservations';
import type { TransitionReservation } from './transition';
import { LIMIT_ENTRIES } from './money/unpaid-limits';

const WORDS = {
  payment: 'the payment',
  acceptance: 'an answer',
  'address-confirmation': 'the confirmation of the email address',
} as const satisfies Record<AwaitedStep, string>;

/** Looked at in one run of the job; the rest waits for the next. */
const AT_ONCE = 200;
export interface ReservationJobsDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  payments: Payments;
  transition: TransitionReservation;
}

/** Jobs that act on reservations as time passes, run by one process at a time. */
export function createReservationJobs({ strapi, inventory, payments, transition }: ReservationJobsDeps) {
  /** Expires holds whose time is over: their nights are free again. */
  async function expireHolds(now: Date): Promise<void> {
    const over = await find({ state: 'held', heldUntil: { $lt: now.toISOString() } });
    await forEach(over, async ({ reference }) => {
      const expired = await transition(reference, 'system', now, (reservation) => {
        const { state, heldUntil, awaiting } = reservation;
        if (state !== 'held' || heldUntil === null || new Date(heldUntil) > now) return null;
        return {
          to: 'expired',
          why: `${WORDS[awaiting ?? 'payment']} did not come in time`,
          mails: ['reservation-expired'],
        };
      });
      if (expired.state === 'expired') await payments.expireSession(expired);
    });
  }

  /** Reminds guests of a bank transfer for which nights are held, and of a part that is due, once each. */
  async function remindOfPayments(now: Date): Promise<void> {
    const due = await find({ state: { $in: ['held', 'confirmed'] }, remindAt: { $lt: now.toISOString() } });
    await forEach(due, ({ reference }) =>
      transition(reference, 'system', now, (reservation, entries) => {
        const { state, awaiting, remindAt, heldUntil } = reservation;
        if (state === 'confirmed' && remindAt !== null && new Date(remindAt) <= now) {
          const next = nextPart(partsOf(reservation, paidOf(entries)));
          const isLate = next?.due !== null && next !== null && next.due < localDay(now);
          const mails: MailType[] = next?.due ? [isLate ? 'payment-overdue' : 'payment-due'] : [];
          // When the next one is due follows from the folio.
          return { to: state, why: next ? 'reminded of the payment' : null, mails };
        }
        const isOver = heldUntil !== null && new Date(heldUntil) <= now;
        if (state !== 'held' || awaiting !== 'payment' || remindAt === null || isOver) return null;
        const why = 'reminded of the payment';
        return { to: 'held', why, change: { remindAt: null }, mails: ['payment-reminder'] };
      }),
    );
  }

  /** Completes the stays whose guests have left. */
  async function completeStays(now: Date): Promise<void> {
    const over = await find({ state: 'confirmed', checkOut: { $lt: addDays(localDay(now), 1) } });
    const { checkOutTime } = inventory.current().policies;
    const left = over.filter(({ checkOut }) => localInstant(checkOut, checkOutTime) <= now);
    await forEach(left, ({ reference }) =>
      transition(reference, 'system', now, ({ state }) =>
        state === 'confirmed' ? { to: 'completed', why: 'the guests have left' } : null,
      ),
    );
  }

  /** Forgets reservations that no longer count against any limit. */
  async function clearLimitEntries(now: Date): Promise<void> {
    const { connection } = strapi.db;
    const open = connection({ stay: reservationTable(strapi) })
      .whereIn('stay.state', ['held', 'confirmed'])
      .where('stay.check_out', '>', localDay(now))
      .select('stay.reference');
    whereNothingPaid(open, 'stay.reference');
    await connection(LIMIT_ENTRIES)
      .where('made_at', '<', now.getTime() - 86_400_000)
      .whereNotIn('reference', open)
      .delete();
  }

  /** One reservation that cannot be changed keeps no other from it. */
  async function forEach(
    reservations: readonly ReservationDocument[],
    work: (reservation: ReservationDocument) => Promise<unknown>,
  ): Promise<void> {
    for (const reservation of reservations) {
      try {
        await work(reservation);
      } catch (error) {
        strapi.log.error(`Reservation ${reservation.reference} could not be moved on: ${String(error)}`);
      }
    }
  }

  async function find(filters: Record<string, unknown>): Promise<ReservationDocument[]> {
    return queryReservations(strapi, { where: filters, orderBy: { id: 'asc' }, limit: AT_ONCE });
  }

  return { expireHolds, remindOfPayments, completeStays, clearLimitEntries };
}
