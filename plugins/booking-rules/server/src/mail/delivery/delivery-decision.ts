import type { Core } from '@strapi/strapi';
import type { Language } from '../../../../shared/format/language';
import { findReservation } from '../../records/reservations';
import { viewOf } from '../../records/reservation-view';
import { isOutdated } from './is-outdated';
import type { OutboxRow } from '../../outbox/queue';

const ASKING = ['payment-due', 'payment-overdue', 'payment-link', 'deposit-link', 'review-request'] as const;

/** Whether a mail asks for a part of a stay that stands, for its deposit, or for a review of it. */
function isAskingForPart(kind: string): kind is (typeof ASKING)[number] {
  return ASKING.some((known) => known === kind);
}

/** So long a request for payment waits for the address to pay at, which the provider gives after the commit. */
const PATIENCE_MS = 60_000;

type Decision = { answer: 'drop' } | { answer: 'wait' } | { answer: 'send'; row: OutboxRow };

/**
 * What to do with a mail. Mails report what has happened and are sent as written, except those that ask the guest to
 * pay: each is dropped when nothing is due any more, waits while the payment address is still to come, and describes the
 * reservation as it is now.
 */
export async function decideDelivery(strapi: Core.Strapi, row: OutboxRow, now: Date): Promise<Decision> {
  if (isAskingForPart(row.kind)) {
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
