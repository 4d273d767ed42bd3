import type { Core } from '@strapi/strapi';
import type { Language } from '../../../../shared/format/language';
import { findReservation } from '../../records/reservations/reservations';
import { viewOf } from '../../records/reservations/reservation-view';
import { isOutdated } from './is-outdated';
import type { OutboxRow } from '../../outbox/queue';

const OF_PRESENT = [
  ...(['payment-due', 'payment-overdue', 'payment-link', 'deposit-link'] as const),
  ...(['registration-request', 'review-request', 'automatic'] as const),
] as const;

/**
 * Whether a mail asks for something that a stay still lacks (a part of its price, its deposit, its guests, a review),
 * or goes out by rule.
 */
function tellsPresent(kind: string): kind is (typeof OF_PRESENT)[number] {
  return OF_PRESENT.some((known) => known === kind);
}

/** So long a request for payment waits for the address to pay at, which the provider gives after the commit. */
const PATIENCE_MS = 60_000;

type Decision = { answer: 'drop' } | { answer: 'wait' } | { answer: 'send'; row: OutboxRow };

/**
 * What to do with a mail. Mails report what has happened and are sent as written, except those that ask the guest for
 * something and those by rule: each is dropped when it makes no sense any more (nothing is due, the stay was cancelled),
 * waits while the payment address is still to come, and describes the reservation as it is now.
 */
export async function decideDelivery(strapi: Core.Strapi, row: OutboxRow, now: Date): Promise<Decision> {
  if (tellsPresent(row.kind)) {
    const found = await findReservation(strapi, row.reference ?? '');
    const present = found && viewOf(found);
    if (!present || isOutdated(row.kind, present)) return { answer: 'drop' };
    const told = JSON.parse(row.payload) as object;
    return { answer: 'send', row: { ...row, payload: JSON.stringify({ ...told, reservation: present }) } };
  }
  if (row.kind !== 'reservation-held' && row.kind !== 'payment-reminder') return { answer: 'send', row };
  const document = await findReservation(strapi, row.reference ?? '');
  const reservation = document && viewOf(document);
  if (reservation?.state !== 'held' || reservation.awaiting !== 'payment') return { answer: 'drop' };
  const age = now.getTime() - Number(row.created_at);
  const { payment, paymentUrl } = reservation;
  if (payment === 'stripe' && paymentUrl === null && age < PATIENCE_MS) return { answer: 'wait' };
  const { language } = JSON.parse(row.payload) as { language?: Language };
  return { answer: 'send', row: { ...row, payload: JSON.stringify({ reservation, language }) } };
}
