import type { Core } from '@strapi/strapi';
import { findReservation } from '../../records/reservations';
import { viewOf } from '../../records/reservation-view';
import type { OutboxRow } from '../../outbox/queue';

/** So long a request for payment waits for the address to pay at, which the provider gives after the commit. */
const PATIENCE_MS = 60_000;

type Decision = { answer: 'drop' } | { answer: 'wait' } | { answer: 'send'; row: OutboxRow };

/**
 * What to do with a mail. Mails report what has happened and are sent as written, except the one that asks the guest to
 * pay: it is dropped when nothing is due any more, waits while the payment address is still to come, and describes the
 * reservation as it is now.
 */
export async function decideDelivery(strapi: Core.Strapi, row: OutboxRow, now: Date): Promise<Decision> {
  if (row.kind !== 'reservation-held' && row.kind !== 'payment-reminder') return { answer: 'send', row };
  const document = await findReservation(strapi, row.reference ?? '');
  const reservation = document && viewOf(document);
  if (reservation?.state !== 'held' || reservation.awaiting !== 'payment') return { answer: 'drop' };
  const age = now.getTime() - Number(row.created_at);
  const { payment, paymentUrl } = reservation;
  if (payment === 'stripe' && paymentUrl === null && age < PATIENCE_MS) return { answer: 'wait' };
  return { answer: 'send', row: { ...row, payload: JSON.stringify({ reservation }) } };
}
