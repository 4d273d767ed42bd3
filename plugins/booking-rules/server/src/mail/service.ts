import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type { ReservationMail } from '../../../contracts/mails';
import { toldPrice } from '../../../shared/explain/line-label';
import { writtenIn } from '../../../shared/format/language';
import type { TemplateValues } from '../../../shared/templates/template';
import type { Documents } from '../documents/service';
import type { InventoryService } from '../inventory/service';
import { isMailType, MANAGER, type AutomaticMail } from '../outbox/mail-types';
import { earlierCalendars, mailStatusOf, oldestWaiting, OUTBOX, type TriedMail } from '../outbox/queue';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { inLanguage } from '../platform/language';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { UIDS } from '../records/documents';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import { viewOf } from '../records/reservations/reservation-view';
import { requireReservation } from '../records/reservations/reservations';
import { ruleNameOf, toldAgain } from './delivery/compose';
import { deliverMails } from './delivery/deliver';
import { isOutdated } from './delivery/is-outdated';
import { mailSettings } from './delivery/mail-settings';
import { createReadings, readContext, readSender } from './delivery/read-context';
import { transportFor, type Transport } from './delivery/transport';
import { renderHtml } from './render/html-page';
import { stayCalendar } from './render/stay-calendar';
import { renderText } from './render/text-page';
import { automaticMail, missingIn } from './templates/automatic-mail';
import { templateValuesOf } from './templates/template-values';

/** Above every number that the outbox gives. */
const AFTER_ALL = 2 ** 31 - 1;

export interface MailDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  documents: Documents;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Delivery: mails are sent from the outbox, listed for managers, and sent again. */
export const createMail = (deps: MailDeps) => {
  const { strapi, outbox, wake } = deps;
  let transport: Transport | null = null;

  /** Every mail about a reservation, first to last, with what has become of it. */
  async function about(reservation: ReservationDocument): Promise<ReservationMail[]> {
    const rows: TriedMail[] = await strapi.db
      .connection<TriedMail>(OUTBOX)
      .where({ reference: reservation.reference })
      .orderBy('id');
    const office = mailSettings(strapi).managerEmail ?? (await readSender(strapi)).email;
    const view = viewOf(reservation);
    return rows.map((row) => {
      const { id, kind, recipient } = row;
      const toManager = recipient === MANAGER;
      return {
        id,
        kind,
        toManager,
        recipient: toManager ? office || null : recipient,
        rule: ruleNameOf(row),
        resendable: isMailType(kind) && !isOutdated(kind, view),
        ...mailStatusOf(row),
      };
    });
  }

  async function sendAgain(
    trx: Knex.Transaction,
    row: TriedMail,
    reservation: ReservationDocument,
    now: Date,
  ): Promise<void> {
    const { id, kind } = row;
    const { state } = mailStatusOf(row);
    if (state === 'waiting')
      throw new errors.ApplicationError("This email hasn't been sent yet. It goes out soon");
    if (!isMailType(kind) || isOutdated(kind, viewOf(reservation))) {
      throw new errors.ApplicationError('This email is out of date', { state: reservation.state });
    }
    if (state === 'sent') await outbox.enqueue(trx, kind, reservation, now, toldAgain(row));
    else await trx(OUTBOX).where({ id }).update({ attempts: 0, next_at: now.getTime() });
  }

  return {
    about,

    /** A mail by rule as a guest would read it, filled in with a booking as it is now. */
    async previewAutomatic(
      reservation: ReservationDocument,
      { language, subject, text }: Pick<AutomaticMail, 'language' | 'subject' | 'text'>,
      now: Date,
    ) {
      const automatic = { rule: 0, name: '', subject, text, language };
      return inLanguage(language, async () => {
        const asked = { amount: null, at: now };
        const context = await readContext(
          strapi,
          toldPrice(viewOf(reservation)),
          createReadings(deps),
          asked,
        );
        const told = { ...context, automatic };
        const written = automaticMail(told);
        const { sender } = context;
        return {
          subject: written.subject,
          html: renderHtml(written, sender),
          // Without who wrote it: that is put under every message of ours anyway.
          text: renderText(written, sender).split('\n\n-- \n')[0] ?? '',
          missing: missingIn(`${subject}\n${text}`, told),
        };
      });
    },

    /** Whether mails leave through a mail server, not into a folder. */
    hasServer: (): boolean => mailSettings(strapi).smtpUrl !== null,

    /** When the oldest mail was written that is still to be sent; see `oldestWaiting` of the queue. */
    oldestWaiting: (): Promise<number | null> => oldestWaiting(strapi),

    /** Sends what is due. Run by a job in every process; safe to run in several processes at once. */
    async deliver(now: Date): Promise<void> {
      transport ??= transportFor(mailSettings(strapi), (line) => strapi.log.warn(line));
      const hasMore = await deliverMails(strapi, transport, createReadings(deps), now);
      if (hasMore) wake();
    },

    /**
     * Sends a mail about a reservation once more: one that has gone is written afresh, of the reservation as it now
     * is; one that has failed is tried at once.
     * @returns all mails about the reservation
     * @throws NotFoundError; ApplicationError for one that has not left yet, or that says what is no longer so
     */
    async resend(reference: string, id: number, { by, now }: Actor): Promise<ReservationMail[]> {
      const reservation = await requireReservation(strapi, reference);
      await inTransaction(strapi, async (trx) => {
        const row: TriedMail | undefined = await trx<TriedMail>(OUTBOX).where({ id, reference }).first();
        if (!row) throw new errors.NotFoundError('This reservation has no such email');
        await sendAgain(trx, row, reservation, now);
        const { apartmentName, firstName, lastName } = reservation;
        const entry = {
          by,
          action: 'mail-resent',
          subject: UIDS.reservation,
          subjectId: reference,
          label: `${apartmentName}, ${firstName} ${lastName}`,
          details: { kind: row.kind, mail: id },
        };
        await recordChange(trx, entry, now);
      });
      wake();
      return about(reservation);
    },

    /** What stands for the variables of a text in a reservation, in the language of the moment. */
    async templateValues(reservation: ReservationDocument, now: Date): Promise<TemplateValues> {
      const asked = { amount: null, at: now };
      const view = toldPrice(viewOf(reservation));
      return templateValuesOf(await readContext(strapi, view, createReadings(deps), asked));
    },

    /**
     * The stay as a file for the guest's calendar: the same event as in the mails, so that it is there only once.
     * @throws HttpError 409 for a reservation that is not confirmed
     */
    async calendarFile(reservation: ReservationDocument, now: Date): Promise<string> {
      const { reference, state } = reservation;
      if (state !== 'confirmed' && state !== 'completed') {
        throw createError(409, 'Only a confirmed stay can be added to a calendar', { details: { state } });
      }
      const readings = createReadings(deps);
      const context = await readContext(strapi, viewOf(reservation), readings);
      const sent = await earlierCalendars(strapi, { id: AFTER_ALL, reference });
      const write = () => stayCalendar('reservation-confirmed', context, Math.max(0, sent - 1), now);
      return writtenIn(languageOf(reservation), write).content;
    },
  };
};

export type Mail = ReturnType<typeof createMail>;
