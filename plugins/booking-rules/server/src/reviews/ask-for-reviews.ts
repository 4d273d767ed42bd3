import type { Core } from '@strapi/strapi';
import { localClock, localDay } from '../../../shared/domain/local-day';
import { askedCheckOuts, ASKED_FROM_HOUR } from '../../../shared/domain/guests/review';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { UIDS } from '../records/documents';
import { lockReservation, reservationTable, DEMO_RECORDS } from '../records/reservations/reservations';

/** Made by the migration 0054: a row for each booking whose guest has been asked. */
const REQUESTS = 'booking_review_requests';
const HOUR_MS = 3_600_000;
/** Of one run; the rest waits for the next. */
const AT_ONCE = 100;

/**
 * Asks the guests who have left for a review, on the morning after. The row that says so is written with the mail, so
 * that each is asked once, whatever happens; guests of invented bookings are not.
 */
export function createReviewRequests({
  strapi,
  outbox,
  wake,
}: {
  strapi: Core.Strapi;
  outbox: Outbox;
  wake: () => void;
}) {
  return async (now: Date): Promise<void> => {
    const hour = Math.floor((localClock(now).clock / HOUR_MS) % 24);
    if (hour < ASKED_FROM_HOUR) return;
    const { connection } = strapi.db;
    const { from, to } = askedCheckOuts(localDay(now));
    const due: { reference: string }[] = await connection(reservationTable(strapi))
      .where({ state: 'completed' })
      .whereBetween('check_out', [from, to])
      .whereNotNull('email')
      .whereNotIn('reference', connection(REQUESTS).select('reference'))
      .whereNotIn('reference', connection(DEMO_RECORDS).where({ uid: UIDS.reservation }).select('id'))
      .orderBy('id')
      .limit(AT_ONCE)
      .select('reference');
    for (const { reference } of due) {
      try {
        await askOne(reference, now);
      } catch (error) {
        // One that cannot be asked keeps no other waiting.
        strapi.log.error(`The guest of ${reference} could not be asked for a review: ${String(error)}`);
      }
    }
    if (due.length > 0) wake();
  };

  function askOne(reference: string, now: Date): Promise<void> {
    return inTransaction(strapi, async (trx) => {
      const reservation = await lockReservation(strapi, trx, reference);
      const written: unknown[] = await trx(REQUESTS)
        .insert({ reference, at: now.getTime() }, ['reference'])
        .onConflict('reference')
        .ignore();
      if (written.length === 0 || reservation.state !== 'completed') return;
      await outbox.enqueue(trx, 'review-request', reservation, now);
    });
  }
}
