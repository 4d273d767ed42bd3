import type { Core } from '@strapi/strapi';
import type { AwaitedStep } from '../../../shared/domain/reservation';
import { addDays, dubaiDay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import type { Payments } from '../payments/service';
import { documents, UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservation';
import { reservationTable } from '../records/reservations';
import type { TransitionReservation } from './transition';
import { LIMIT_ENTRIES } from './unpaid-limits';

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

  /** Reminds guests of a bank transfer that is due soon, once. */
  async function remindOfPayments(now: Date): Promise<void> {
    const due = await find({ state: 'held', remindAt: { $lt: now.toISOString() } });
    await forEach(due, ({ reference }) =>
      transition(reference, 'system', now, ({ state, awaiting, remindAt, heldUntil }) => {
        const isOver = heldUntil !== null && new Date(heldUntil) <= now;
        if (state !== 'held' || awaiting !== 'payment' || remindAt === null || isOver) return null;
        const why = 'reminded of the payment';
        return { to: 'held', why, change: { remindAt: null }, mails: ['payment-reminder'] };
      }),
    );
  }

  /** Completes the stays whose guests have left. */
  async function completeStays(now: Date): Promise<void> {
    const over = await find({ state: 'confirmed', checkOut: { $lt: addDays(dubaiDay(now), 1) } });
    const { checkOutTime } = inventory.current().policies;
    const left = over.filter(({ checkOut }) => new Date(`${checkOut}T${checkOutTime}:00+04:00`) <= now);
    await forEach(left, ({ reference }) =>
      transition(reference, 'system', now, ({ state }) =>
        state === 'confirmed' ? { to: 'completed', why: 'the guests have left' } : null,
      ),
    );
  }

  /** Forgets reservations that no longer count against any limit. */
  async function clearLimitEntries(now: Date): Promise<void> {
    const { connection } = strapi.db;
    const open = connection(reservationTable(strapi))
      .whereIn('state', ['held', 'confirmed'])
      .where('paid', false)
      .where('check_out', '>', dubaiDay(now))
      .select('reference');
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
    return documents(strapi, UIDS.reservation).findMany({ filters, sort: 'id:asc', limit: AT_ONCE });
  }

  return { expireHolds, remindOfPayments, completeStays, clearLimitEntries };
}
