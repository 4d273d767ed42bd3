import type { Core } from '@strapi/strapi';
import type { EnquiryDetail, EnquiryReply } from '../../../shared/contracts/enquiry-desk';
import type { Quote } from '../../../shared/contracts/quotes';
import { mailSettings } from '../mail/delivery/mail-settings';
import { mailStatusOf, type TriedMail } from '../outbox/mail-status';
import { OUTBOX } from '../outbox/queue';
import { requireEnquiry } from '../records/find-enquiry';
import { enquiryViewOf } from '../records/enquiry-view';

/** The answers of the house, each with the number of the mail that carried it. */
export const REPLIES = 'booking_enquiry_replies';

interface Row {
  id: number;
  reference: string;
  by: string;
  message: string;
  quote: string | null;
  mail: number;
  at: number | string;
}

/**
 * An enquiry with everything that was answered to it.
 * @throws NotFoundError
 */
export async function readEnquiry(strapi: Core.Strapi, reference: string): Promise<EnquiryDetail> {
  const found = await requireEnquiry(strapi, reference);
  return {
    ...enquiryViewOf(found),
    replies: await repliesTo(strapi, reference),
    mailServer: mailSettings(strapi).smtpUrl !== null,
  };
}

async function repliesTo(strapi: Core.Strapi, reference: string): Promise<EnquiryReply[]> {
  const rows: Row[] = await strapi.db
    .connection<Row>(REPLIES)
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
