import type { Core } from '@strapi/strapi';
import type { Awaited } from '../../../shared/domain/reservation';
import { addDays, dubaiDay } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservation';
import { expirePaymentSession } from './settlement/expire-payment';
import { transitionReservation } from './transition';

const WORDS = {
  payment: 'the payment',
  acceptance: 'an answer',
  'address-confirmation': 'the confirmation of the e-mail address',
} as const satisfies Record<Awaited, string>;

/** Looked at in one run of the job; the rest waits for the next. */
const AT_ONCE = 200;
/** How long a lapsed quote is kept, so that a guest is told that it lapsed rather than that it never was. */
const KEEP_QUOTES_DAYS = 7;

/** Lets holds lapse whose time is over: their nights are free again. */
export async function expireHolds(strapi: Core.Strapi, now: Date): Promise<void> {
  const over = await find(strapi, { state: 'held', heldUntil: { $lt: now.toISOString() } });
  await forEach(strapi, over, async ({ reference }) => {
    const lapsed = await transitionReservation(strapi, reference, 'system', now, (reservation) => {
      const { state, heldUntil, awaiting } = reservation;
      if (state !== 'held' || heldUntil === null || new Date(heldUntil) > now) return null;
      return {
        to: 'expired',
        why: `${WORDS[awaiting ?? 'payment']} did not come in time`,
        mails: ['reservation-expired'],
      };
    });
    if (lapsed.state === 'expired') await expirePaymentSession(strapi, lapsed);
  });
}

/** Reminds guests of a bank transfer that is due soon, once. */
export async function remindOfPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const due = await find(strapi, { state: 'held', remindAt: { $lt: now.toISOString() } });
  await forEach(strapi, due, ({ reference }) =>
    transitionReservation(strapi, reference, 'system', now, ({ state, awaiting, remindAt, heldUntil }) => {
      const isOver = heldUntil !== null && new Date(heldUntil) <= now;
      if (state !== 'held' || awaiting !== 'payment' || remindAt === null || isOver) return null;
      const why = 'reminded of the payment';
      return { to: 'held', why, change: { remindAt: null }, mails: ['payment-reminder'] };
    }),
  );
}

/** Completes the stays whose guests have left. */
export async function completeStays(strapi: Core.Strapi, now: Date): Promise<void> {
  const over = await find(strapi, { state: 'confirmed', checkOut: { $lt: addDays(dubaiDay(now), 1) } });
  const { checkOutTime } = engineOf(strapi).inventory.current().policies;
  const left = over.filter(({ checkOut }) => new Date(`${checkOut}T${checkOutTime}:00+04:00`) <= now);
  await forEach(strapi, left, ({ reference }) =>
    transitionReservation(strapi, reference, 'system', now, ({ state }) =>
      state === 'confirmed' ? { to: 'completed', why: 'the guests have left' } : null,
    ),
  );
}

/** Forgets who has reserved what, once no limit asks any more. */
export async function clearReservers(strapi: Core.Strapi, now: Date): Promise<void> {
  const { tableName } = strapi.db.metadata.get(UIDS.reservation);
  const { connection } = strapi.db;
  const open = connection(tableName)
    .whereIn('state', ['held', 'confirmed'])
    .where('paid', false)
    .where('check_out', '>', dubaiDay(now))
    .select('reference');
  await connection('booking_reservers')
    .where('made_at', '<', now.getTime() - 86_400_000)
    .whereNotIn('reference', open)
    .delete();
}

/** Clears quotes that lapsed a week ago. */
export async function clearExpiredQuotes(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = now.getTime() - KEEP_QUOTES_DAYS * 86_400_000;
  await strapi.db.connection('booking_quotes').where('expires_at', '<', before).delete();
}

/** One reservation that cannot be moved keeps no other from it. */
async function forEach(
  strapi: Core.Strapi,
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

async function find(strapi: Core.Strapi, filters: Record<string, unknown>): Promise<ReservationDocument[]> {
  const found: unknown = await strapi
    .documents(UIDS.reservation)
    .findMany({ filters: filters as never, sort: 'id:asc', limit: AT_ONCE });
  return found as ReservationDocument[];
}
