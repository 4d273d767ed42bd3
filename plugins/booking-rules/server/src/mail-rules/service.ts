import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type {
  BookingMails,
  MailPreview,
  MailPreviewRequest,
  MailRuleDraft,
  MailRuleLine,
  MailRules,
} from '../../../contracts/mail-rules';
import { mailTime } from '../../../shared/domain/mail-rule';
import { localDay } from '../../../shared/domain/local-day';
import { addDays } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import type { Mail } from '../mail/service';
import { mayWriteTo } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import { recordChange } from '../records/audit-trail';
import { UIDS } from '../records/documents';
import { languageOf, type ReservationDocument } from '../records/reservations/reservation';
import {
  queryReservations,
  requireReservation,
  reservationTable,
} from '../records/reservations/reservations';
import { mailedStays } from './bookings';
import { DEFAULT_RULES } from './default-rules';
import { createSendDue } from './send-due';
import {
  countSent,
  lineOf,
  MAIL_RULES,
  readRules,
  requireRule,
  RULE_MAILS,
  RULE_MAILS_OFF,
  saveRule,
} from './rules';

/** What the audit trail calls them. */
const SUBJECT = 'mail-rule';
/** Notes that a house has had the default rules, so that one who removes them all does not get them again. */
const SEEDED = { type: 'plugin', name: 'booking-rules', key: 'default-mail-rules' } as const;
/** Stays to look at a mail with. */
const EXAMPLES = 10;
const DAYS_BACK = 30;

export interface MailRulesDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  outbox: Outbox;
  mail: Mail;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Mails that go to guests by rule: the rules, what they will send, and the job that sends it. */
export function createMailRules({ strapi, inventory, outbox, mail, wake }: MailRulesDeps) {
  const { connection } = strapi.db;

  async function line(id: number): Promise<MailRuleLine> {
    const [rule, sent] = await Promise.all([requireRule(connection, id), countSent(connection)]);
    return lineOf(rule, sent.get(id) ?? 0);
  }

  /** @throws ValidationError for an apartment that there is not */
  function requireApartments({ apartments }: MailRuleDraft): void {
    const unknown = apartments?.find((apartmentId) => inventory.find(apartmentId) === null);
    if (unknown !== undefined)
      throw new errors.ValidationError('There is no such apartment', {
        errors: [
          { path: ['data', 'apartments'], message: `has no apartment ${unknown}`, name: 'ValidationError' },
        ],
      });
  }

  /** The next stays, and those of the last weeks where there are none. */
  async function exampleBookings(now: Date): Promise<MailRules['bookings']> {
    const found = await queryReservations(strapi, {
      where: {
        state: { $in: ['confirmed', 'completed'] },
        checkIn: { $gte: addDays(localDay(now), -DAYS_BACK) },
        email: { $notNull: true },
      },
      orderBy: { checkIn: 'asc' },
      limit: 200,
    });
    const today = localDay(now);
    const next = found.filter(({ checkIn }) => checkIn >= today);
    return [...next, ...found.filter(({ checkIn }) => checkIn < today).reverse()]
      .slice(0, EXAMPLES)
      .map((reservation) => ({
        reference: reservation.reference,
        guest: `${reservation.firstName} ${reservation.lastName}`,
        apartmentName: reservation.apartmentName,
        checkIn: reservation.checkIn,
        language: languageOf(reservation),
      }));
  }

  async function isOff(reference: string): Promise<boolean> {
    const row: unknown = await connection(RULE_MAILS_OFF).where({ reference }).first();
    return row !== undefined;
  }

  async function plannedFor(reservation: ReservationDocument, now: Date): Promise<BookingMails> {
    const { reference } = reservation;
    const [rules, sent, off, stays] = await Promise.all([
      readRules(connection, { active: true }),
      connection(RULE_MAILS).where({ reference }).select<{ rule: number }[]>('rule'),
      isOff(reference),
      mailedStays(connection, [reservation]),
    ]);
    const stay = stays.get(reference);
    const isSent = (id: number) => sent.some(({ rule }) => rule === id);
    const planned = rules.flatMap((rule) => {
      const time = stay && mailTime(rule, stay, inventory.current().policies);
      if (!time || isSent(rule.id) || time.until <= now || !mayWriteTo('automatic', reservation)) return [];
      return [{ rule: rule.id, name: rule.name, at: time.at.toISOString() }];
    });
    return {
      off,
      planned: planned.sort((one, other) => one.at.localeCompare(other.at)),
    };
  }

  return {
    sendDue: createSendDue({ strapi, inventory, outbox, wake }),

    /**
     * Gives a house the rules to begin with, once. In one that has bookings already none is on: its guests are not
     * written to because of an upgrade.
     */
    async seed(now: Date): Promise<void> {
      if (await strapi.store.get(SEEDED)) return;
      const booked: unknown = await connection(reservationTable(strapi)).first('id');
      await inTransaction(strapi, async (trx) => {
        if (await trx(MAIL_RULES).first('id')) return;
        for (const rule of DEFAULT_RULES)
          await saveRule(trx, null, rule, rule.active && booked === undefined ? now : null, now);
      });
      await strapi.store.set({ ...SEEDED, value: true });
    },

    async list(now: Date): Promise<MailRules> {
      const [rules, sent, bookings] = await Promise.all([
        readRules(connection),
        countSent(connection),
        exampleBookings(now),
      ]);
      return {
        rules: rules.map((rule) => lineOf(rule, sent.get(rule.id) ?? 0)),
        bookings,
        mailServer: mail.hasServer(),
      };
    },

    /** @throws ValidationError for an apartment that there is not */
    async create(draft: MailRuleDraft, { by, now }: Actor): Promise<MailRuleLine> {
      requireApartments(draft);
      const id = await inTransaction(strapi, async (trx) => {
        const number = await saveRule(trx, null, draft, draft.active ? now : null, now);
        await recordChange(trx, entry(by, 'created', number, draft), now);
        return number;
      });
      wake();
      return line(id);
    },

    /**
     * Changes a rule. What was due before it was switched on is not sent; one that stays on keeps that instant.
     * @throws NotFoundError; ValidationError for an apartment that there is not
     */
    async update(id: number, draft: MailRuleDraft, { by, now }: Actor): Promise<MailRuleLine> {
      requireApartments(draft);
      await inTransaction(strapi, async (trx) => {
        const { activeSince } = await requireRule(trx, id);
        await saveRule(trx, id, draft, draft.active ? (activeSince ?? now) : null, now);
        await recordChange(trx, entry(by, 'updated', id, draft), now);
      });
      wake();
      return line(id);
    },

    /** @throws NotFoundError */
    async remove(id: number, { by, now }: Actor): Promise<void> {
      await inTransaction(strapi, async (trx) => {
        const rule = await requireRule(trx, id);
        await trx(MAIL_RULES).where({ id }).delete();
        await recordChange(trx, entry(by, 'deleted', id, rule), now);
      });
    },

    /** @throws NotFoundError for a booking that there is not */
    async preview(request: MailPreviewRequest, now: Date): Promise<MailPreview> {
      const reservation = await requireReservation(strapi, request.reference);
      const { subject, html, missing } = await mail.previewAutomatic(reservation, request, now);
      return { subject, html, missing };
    },

    /** Sends such a mail to a member of staff. @throws NotFoundError for a booking that there is not */
    async sendTest(request: MailPreviewRequest, { by, now }: Actor): Promise<void> {
      const reservation = await requireReservation(strapi, request.reference);
      const { subject, html, text } = await mail.previewAutomatic(reservation, request, now);
      await outbox.enqueueMessage({ to: by, subject, html, text, language: request.language }, now);
    },

    /** What a booking's guest will get. @throws NotFoundError */
    async planned(reference: string, now: Date): Promise<BookingMails> {
      return plannedFor(await requireReservation(strapi, reference), now);
    },

    /** Switches automatic mails off for a booking, or on again. @throws NotFoundError */
    async switchForBooking(reference: string, off: boolean, { by, now }: Actor): Promise<BookingMails> {
      const reservation = await requireReservation(strapi, reference);
      await inTransaction(strapi, async (trx) => {
        if (off)
          await trx(RULE_MAILS_OFF)
            .insert({ reference, by: by.slice(0, 120), at: now.getTime() })
            .onConflict('reference')
            .ignore();
        else await trx(RULE_MAILS_OFF).where({ reference }).delete();
        const { apartmentName, firstName, lastName } = reservation;
        const change = {
          ...{ by, action: off ? 'stopped automatic emails of' : 'resumed automatic emails of' },
          ...{ subject: UIDS.reservation, subjectId: reference },
          ...{ label: `${apartmentName}, ${firstName} ${lastName}`, details: {} },
        };
        await recordChange(trx, change, now);
      });
      if (!off) wake();
      return plannedFor(reservation, now);
    },
  };
}

export type MailRulesService = ReturnType<typeof createMailRules>;

function entry(by: string, action: string, id: number, { name }: { name: string }) {
  return { by, action, subject: SUBJECT, subjectId: String(id), label: name, details: {} };
}
