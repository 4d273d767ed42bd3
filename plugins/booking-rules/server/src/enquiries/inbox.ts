import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { EnquiryState } from '../../../shared/domain/enquiry';
import type {
  EnquiryDetail,
  EnquiryListQuery,
  EnquiryQuote,
  EnquiryReply,
  EnquiryView,
} from '../../../contracts/inbox';
import type { Page } from '../../../contracts/fields';
import type { Quote, QuoteRequest } from '../../../contracts/quotes';
import { enquiryQuoteEnd } from '../../../shared/domain/pricing/quote';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { pathIn } from '../../../shared/format/local-path';
import type { InventoryService } from '../inventory/service';
import { mailSettings } from '../mail/delivery/mail-settings';
import type { Mail } from '../mail/service';
import { mailStatusOf, OUTBOX, type TriedMail } from '../outbox/queue';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import type { Quotes } from '../quotes/service';
import { recordChange } from '../records/audit-trail';
import { rows as rowsOf, UIDS } from '../records/documents';
import { enquiryViewOf, queryEnquiries, requireEnquiry, type EnquiryRow } from '../records/enquiries';

/** The table of answers to enquiries, each with the number of the mail that carried it. */
export const REPLIES = 'booking_enquiry_replies';
const SEARCHED = ['reference', 'name', 'email', 'phone', 'apartmentName', 'propertyArea', 'message'];

interface ReplyRow {
  id: number;
  reference: string;
  by: string;
  message: string;
  quote: string | null;
  mail: number;
  at: number | string;
}

/** What a manager answers; the quote goes along in the mail. */
export interface Answer {
  message: string;
  quote: Quote | null;
}

export interface InboxDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  quotes: Quotes;
  outbox: Outbox;
  mail: Mail;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What managers do with enquiries. */
export function createInbox({ strapi, inventory, quotes, outbox, mail, wake }: InboxDeps) {
  /** A page of enquiries, newest first. */
  async function listEnquiries(query: EnquiryListQuery): Promise<Page<EnquiryView>> {
    const { page, pageSize } = query;
    const where = whereOf(query);
    const [rows, total] = await Promise.all([
      queryEnquiries(strapi, {
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      }),
      rowsOf(strapi, UIDS.enquiry).count({ where }),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / pageSize));
    return { data: rows.map(enquiryViewOf), meta: { pagination: { page, pageSize, pageCount, total } } };
  }

  /**
   * An enquiry with everything that was answered to it.
   * @throws NotFoundError
   */
  async function readEnquiry(reference: string): Promise<EnquiryDetail> {
    const found = await requireEnquiry(strapi, reference);
    return {
      ...enquiryViewOf(found),
      replies: await repliesTo(reference),
      mailServer: mail.hasServer(),
    };
  }

  async function repliesTo(reference: string): Promise<EnquiryReply[]> {
    const rows: ReplyRow[] = await strapi.db
      .connection<ReplyRow>(REPLIES)
      .where({ reference })
      .orderBy('id')
      .select('id', 'by', 'message', 'quote', 'mail', 'at');
    const mails: TriedMail[] = await strapi.db.connection<TriedMail>(OUTBOX).whereIn(
      'id',
      rows.map(({ mail }) => mail),
    );
    const byId = new Map(mails.map((mail) => [mail.id, mail]));
    return rows.flatMap(({ id, by, message, quote, mail, at }) => {
      const row = byId.get(mail);
      if (!row) return [];
      const sent = quote === null ? null : (JSON.parse(quote) as Quote);
      return [
        { id, by, message, quote: sent, at: new Date(Number(at)).toISOString(), mail: mailStatusOf(row) },
      ];
    });
  }

  /** Mails an answer, keeps it, and notes that the enquiry is answered: together or not at all. Throws NotFoundError. */
  async function answerEnquiry(
    reference: string,
    { message, quote }: Answer,
    { by, now }: Actor,
  ): Promise<EnquiryDetail> {
    await inTransaction(strapi, async (trx) => {
      const enquiry = await requireEnquiry(strapi, reference);
      const sent = quote && { quote, apartmentName: nameOf(quote.apartmentId) };
      const mail = await outbox.enqueueReply(trx, enquiry, { message, quote: sent }, now);
      await trx(REPLIES).insert({
        reference,
        by,
        message,
        quote: quote && JSON.stringify(quote),
        mail,
        at: now.getTime(),
      });
      await record(trx, enquiry, 'replied', quote ? { quote: quote.number } : {}, { by, now });
      await writeState(trx, enquiry, 'answered', { by, now });
    });
    wake();
    return readEnquiry(reference);
  }

  /** Notes what has become of an enquiry. Throws NotFoundError. */
  async function setEnquiryState(
    reference: string,
    state: EnquiryState,
    actor: Actor,
  ): Promise<EnquiryDetail> {
    await inTransaction(strapi, async (trx) => {
      await writeState(trx, await requireEnquiry(strapi, reference), state, actor);
    });
    return readEnquiry(reference);
  }

  /** The name of an apartment as guests see it now. */
  function nameOf(apartmentId: string): string {
    return inventory.find(apartmentId)?.card.name ?? apartmentId;
  }

  /** Beneath the documents service, whose writes are recorded for themselves: this one says more. */
  async function writeState(
    trx: Knex.Transaction,
    enquiry: EnquiryRow,
    state: EnquiryState,
    actor: Actor,
  ): Promise<void> {
    if (enquiry.state === state) return;
    await rowsOf(strapi, UIDS.enquiry).update({ where: { id: enquiry.id }, data: { state } });
    await record(trx, enquiry, 'updated', { state: [enquiry.state, state] }, actor);
  }

  /**
   * A frozen quote for whoever enquired, which holds as long as the policies say, with the page that reserves it.
   * @throws NotFoundError; HttpError 422 with `details.reasons` and `details.alternatives` when it cannot be booked
   */
  async function createEnquiryQuote(
    reference: string,
    request: QuoteRequest,
    now: Date,
  ): Promise<EnquiryQuote> {
    const { language } = await requireEnquiry(strapi, reference);
    const end = enquiryQuoteEnd(inventory.current().policies.booking, request.checkIn, now);
    const quote = await quotes.create(request, now, end);
    const site = mailSettings(strapi).siteUrl.replace(/\/+$/, '');
    return {
      quote,
      apartmentName: nameOf(quote.apartmentId),
      url: `${site}${pathIn(language ?? DEFAULT_LANGUAGE, `/summary?quote=${encodeURIComponent(quote.number)}`)}`,
    };
  }

  return { listEnquiries, readEnquiry, answerEnquiry, setEnquiryState, createEnquiryQuote };
}

function record(
  trx: Knex.Transaction,
  { reference, name }: EnquiryRow,
  action: 'replied' | 'updated',
  details: Record<string, unknown>,
  { by, now }: Actor,
): Promise<void> {
  const label = `${name} (${reference})`;
  return recordChange(trx, { by, action, subject: UIDS.enquiry, subjectId: reference, label, details }, now);
}

function whereOf({ search, states, kind }: EnquiryListQuery): object {
  const conditions: object[] = [];
  // Each word has to be found somewhere, so that a name and an apartment may be typed together.
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    conditions.push({ $or: SEARCHED.map((field) => ({ [field]: { $containsi: word } })) });
  }
  if (states) conditions.push({ state: { $in: states } });
  if (kind) conditions.push({ kind });
  return { $and: conditions };
}
