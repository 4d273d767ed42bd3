import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MANAGER_MAILS, type MailKind } from '../mail/kinds';
import type { ReservationDocument } from '../reservations/document';
import { viewOf } from '../reservations/view';

const OUTBOX = 'booking_outbox';
const TO_MANAGER: ReadonlySet<MailKind> = new Set(MANAGER_MAILS);
/** Stands for the manager's address, which is looked up when the mail is sent. */
const MANAGER = 'manager';

/** The outbox: mails are written down in the transaction that causes them, and sent after it. */
export const createMail = (_: { strapi: Core.Strapi }) => ({
  /** Writes a mail down. It is lost if, and only if, the transaction is. */
  async enqueue(
    trx: Knex.Transaction,
    kind: MailKind,
    reservation: ReservationDocument,
    now: Date,
  ): Promise<void> {
    await trx(OUTBOX).insert({
      kind,
      recipient: TO_MANAGER.has(kind) ? MANAGER : reservation.email,
      reference: reservation.reference,
      payload: JSON.stringify({ reservation: viewOf(reservation) }),
      next_at: now.getTime(),
      created_at: now.getTime(),
    });
  },
});

export type Mail = ReturnType<typeof createMail>;
