import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { bookingSums } from '../../../shared/domain/folio/booking-sums';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import { paymentReceived } from '../../../shared/domain/folio/money';
import { localDay } from '../../../shared/domain/local-day';
import type { MinorUnits } from '../../../shared/format/money';
import { issueDue } from '../documents/issue';
import { insertsOfEntries } from '../folio/queries';
import type { MailType } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import { manualCharge, recordCharge } from '../payments/charges';
import type { GuestAccount } from '../platform/http/signed-in';
import { insertTogether } from '../platform/transaction';
import { recordBookingEvents } from '../records/booking-events';
import { rows, UIDS } from '../records/documents';
import { newDocument } from '../records/new-document';
import type { ReservationDocument, ReservationRecord } from '../records/reservations/reservation';
import { recordTransition } from '../records/reservations/reservation-history';
import { appendMessage, lockThread } from '../records/threads';
import { eventsOf } from './reservation-events';

/** A reservation whose nights are taken, as it is to be written. */
interface NewReservation {
  data: Omit<ReservationRecord, 'documentId' | 'createdAt'>;
  /** What its folio begins with. */
  charges: readonly EntryDraft[];
  /** As the history has it: `guest`, or the email address of a manager. */
  by: string;
  why: string | null;
  /** What a manager has received by hand; null for nothing. */
  received: MinorUnits | null;
  account: GuestAccount | null;
  mails: readonly MailType[];
  /** What the guest has written, for the thread; empty for nothing. */
  said: string;
}

/**
 * Writes a new reservation with its history, its folio, what other systems are told, and its mails: what the guest
 * waits for in one statement, where the database can.
 * @param others inserts that belong to it
 */
export async function writeReservation(
  { strapi, outbox }: { strapi: Core.Strapi; outbox: Outbox },
  trx: Knex.Transaction,
  { data, charges, by, why, received, account, mails, said }: NewReservation,
  others: readonly Knex.QueryBuilder[],
  now: Date,
): Promise<ReservationDocument> {
  const { reference, state } = data;
  // What the contract has checked is not checked again by Strapi, which takes longer than all the rest.
  const { document: record, insert } = newDocument(strapi, trx, UIDS.reservation, data, now);
  const money = { method: 'manual', day: localDay(now), reference: null, providerId: null } as const;
  const drafts = received === null ? charges : [...charges, paymentReceived(received, money)];
  const document = { ...record, ...bookingSums(state, drafts) };
  const [entries, ...more] = insertsOfEntries(trx, [{ reference, drafts, by, at: now }]);
  const history = recordTransition(trx, { reference, from: null, to: state, by, why }, now);
  const begun = [insert, history, ...others, ...(entries ? [entries] : [])];
  const told = (documents: string[]) => {
    const events = eventsOf({ before: null, after: document, drafts, by });
    const letters = outbox.insertOfMails(trx, mails, document, now, { documents });
    return [recordBookingEvents(trx, events, now), ...(letters ? [letters] : [])];
  };
  if (received === null) await insertTogether(strapi, [...begun, ...told([])]);
  else {
    await insertTogether(strapi, begun);
    await recordCharge(trx, reference, manualCharge(received), now);
    const act = { by, now, written: drafts.length };
    await insertTogether(strapi, told(await issueDue(strapi, trx, document, act)));
  }
  for (const later of more) await later;
  if (account)
    await rows(strapi, UIDS.reservation).update({ where: { reference }, data: { account: account.id } });
  if (said !== '') {
    const author = `${document.firstName} ${document.lastName}`;
    const message = { sender: 'guest', author, text: said, channel: 'site' } as const;
    await appendMessage(trx, await lockThread(trx, reference, now), message, now);
  }
  return document;
}
