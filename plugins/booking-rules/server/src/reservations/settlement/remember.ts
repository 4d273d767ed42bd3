import type { Knex } from 'knex';
import type { PaymentEvent } from '../../payments/payment-event';
import { isDuplicateKey } from '../../platform/database-errors';

const EVENTS = 'booking_payment_events';

/** The event, or what it tells, has had its effect before. */
export class KnownEvent extends Error {
  override name = 'KnownEvent';
}

/**
 * Writes a report down in the transaction of its effect, so that it has one effect however often it comes.
 * @throws KnownEvent
 */
export async function remember(trx: Knex.Transaction, event: PaymentEvent, now: Date): Promise<void> {
  const rows = namesOf(event).map((id) => ({ id, kind: event.type, received_at: now.getTime() }));
  try {
    await trx(EVENTS).insert(rows);
  } catch (error) {
    if (isDuplicateKey(error)) throw new KnownEvent();
    throw error;
  }
}

/** The event's own number and, as one thing may be reported by several events, what it is about. */
function namesOf(event: PaymentEvent): string[] {
  switch (event.kind) {
    case 'made':
      return [event.id, `made ${event.paymentReference}`];
    case 'return-failed':
      return [event.id, `return-failed ${event.refund}`];
    case 'disputed':
      return [event.id, `disputed ${event.dispute} ${event.step}`];
    case 'ended':
    case 'hold':
    case 'returned':
      return [event.id];
  }
}
