import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { inTransaction } from '../platform/transaction';
import type { EnquiryDocument } from '../records/documents';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { viewOf } from '../records/reservations/reservation-view';
import {
  ACCOUNT_MAIL,
  ENQUIRY_MAILS,
  ENQUIRY_REPLY,
  HOUSEKEEPING_LINK,
  isManagerMail,
  MANAGER,
  mayWriteTo,
  type AccountMessage,
  type Letter,
  type LetterKind,
  type HousekeepingLinkMail,
  type MailType,
  type Told,
  type ManagerNotice,
  type WrittenReply,
} from './mail-types';
import { OUTBOX } from './queue';

export interface OutboxDeps {
  strapi: Core.Strapi;
  /** Has the jobs run soon, so that what was written down is sent. */
  wake: () => void;
}

/** Writes a mail down and gives its number. */
async function numbered(
  trx: Knex.Transaction,
  { payload, ...mail }: { kind: string; recipient: string; reference: string | null; payload: object },
  now: Date,
): Promise<number> {
  const row = {
    ...mail,
    payload: JSON.stringify(payload),
    next_at: now.getTime(),
    created_at: now.getTime(),
  };
  const [written]: { id: number }[] = await trx(OUTBOX).insert(row, ['id']);
  if (!written) throw new Error('The outbox did not number a mail');
  return written.id;
}

/** The insert of mails about a reservation, for who writes other rows with them; null where nobody may be written to. */
function insertOfMails(
  trx: Knex.Transaction,
  kinds: readonly MailType[],
  reservation: ReservationDocument,
  now: Date,
  { change = null, asked = null, documents = [], automatic = null }: Told = {},
): Knex.QueryBuilder | null {
  const view = viewOf(reservation);
  const rows = kinds
    .filter((kind) => isManagerMail(kind) || mayWriteTo(kind, reservation))
    .map((kind) => {
      // Staff read in the language that is set when it is sent.
      const language = isManagerMail(kind) ? null : (automatic?.language ?? languageOf(reservation));
      return {
        kind,
        recipient: isManagerMail(kind) ? MANAGER : reservation.email,
        reference: reservation.reference,
        payload: JSON.stringify({
          reservation: view,
          ...(language !== null && language !== DEFAULT_LANGUAGE && { language }),
          ...(change && { change }),
          ...(asked !== null && { asked }),
          ...(documents.length > 0 && !isManagerMail(kind) && { documents }),
          ...(automatic && { automatic }),
        }),
        next_at: now.getTime(),
        created_at: now.getTime(),
      };
    });
  return rows.length === 0 ? null : trx(OUTBOX).insert(rows);
}

/** The outbox: mails are written down in the transaction that causes them, and sent after it. */
export const createOutbox = ({ strapi, wake }: OutboxDeps) => ({
  /**
   * Writes a mail down. It is lost if, and only if, the transaction is. An address that nobody has confirmed gets
   * what it has to and nothing else; who has given none gets nothing.
   */
  async enqueue(
    trx: Knex.Transaction,
    kind: MailType,
    reservation: ReservationDocument,
    now: Date,
    told: Told = {},
  ): Promise<void> {
    await insertOfMails(trx, [kind], reservation, now, told);
  },

  insertOfMails,

  /** Writes the mails about an enquiry down: its receipt, and the manager's. */
  async enqueueEnquiry(trx: Knex.Transaction, enquiry: EnquiryDocument, now: Date): Promise<void> {
    const mails = ENQUIRY_MAILS.map((kind) => ({
      kind,
      recipient: kind === 'manager-enquiry' ? MANAGER : enquiry.email,
      // Without a reference nothing of it is kept here once it has gone: the enquiry itself holds it.
      reference: null,
      payload: JSON.stringify({ enquiry }),
      next_at: now.getTime(),
      created_at: now.getTime(),
    }));
    await trx(OUTBOX).insert(mails);
  },

  /** Writes a manager's answer to an enquiry down; gives its number in the outbox. */
  enqueueReply: (
    trx: Knex.Transaction,
    enquiry: EnquiryDocument,
    reply: WrittenReply,
    now: Date,
  ): Promise<number> =>
    // As above: the reply itself is kept in the thread.
    numbered(
      trx,
      { kind: ENQUIRY_REPLY, recipient: enquiry.email, reference: null, payload: { enquiry, reply } },
      now,
    ),

  /**
   * Writes a message down as a mail; gives its number in the outbox, or null for a guest who has given no address. Those
   * about a reservation go one after the other, with its other mails.
   */
  async enqueueLetter(
    trx: Knex.Transaction,
    kind: LetterKind,
    letter: Letter,
    now: Date,
  ): Promise<number | null> {
    const recipient = kind === 'message-to-manager' ? MANAGER : letter.guest.email;
    if (recipient === null) return null;
    return numbered(trx, { kind, recipient, reference: letter.reference, payload: { letter } }, now);
  },

  /** Writes a notice to the manager down. Whose transaction it is has it sent soon. */
  async enqueueNotice(trx: Knex.Transaction, notice: ManagerNotice, now: Date): Promise<void> {
    await trx(OUTBOX).insert({
      kind: notice.kind,
      recipient: MANAGER,
      // As above: nothing of it is kept here once it has gone.
      reference: null,
      payload: JSON.stringify({ notice }),
      next_at: now.getTime(),
      created_at: now.getTime(),
    });
  },

  /** Writes the mail with a housekeeper's link down. Nothing of it is kept here once it has gone. */
  async enqueueHousekeepingLink(trx: Knex.Transaction, mail: HousekeepingLinkMail, now: Date): Promise<void> {
    await trx(OUTBOX).insert({
      kind: HOUSEKEEPING_LINK,
      recipient: mail.to,
      reference: null,
      payload: JSON.stringify(mail),
      next_at: now.getTime(),
      created_at: now.getTime(),
    });
  },

  /** Writes a message of Strapi's own down (a link for a new password, say), and has it sent soon. */
  async enqueueMessage(message: AccountMessage, now: Date): Promise<void> {
    await inTransaction(strapi, async (trx) => {
      await trx(OUTBOX).insert({
        kind: ACCOUNT_MAIL,
        recipient: message.to.slice(0, 254),
        reference: null,
        payload: JSON.stringify(message),
        next_at: now.getTime(),
        created_at: now.getTime(),
      });
    });
    wake();
  },
});

export type Outbox = ReturnType<typeof createOutbox>;
