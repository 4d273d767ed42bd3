import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { EnquiryState } from '../../../shared/contracts/enquiries';
import type { EnquiryDetail } from '../../../shared/contracts/enquiry-desk';
import type { Quote } from '../../../shared/contracts/quotes';
import { recordChange } from '../audit/record';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import type { Actor } from '../reservations/manage';
import { inTransaction } from '../platform/transaction';
import { requireEnquiry, type EnquiryRow } from '../records/find-enquiry';
import { readEnquiry, REPLIES } from './replies';

/** What a manager answers; the quote goes along in the mail. */
export interface Answer {
  message: string;
  quote: Quote | null;
}

/** Mails an answer, keeps it, and notes that the enquiry is answered: together or not at all. Throws NotFoundError. */
export async function answerEnquiry(
  strapi: Core.Strapi,
  reference: string,
  { message, quote }: Answer,
  { by, now }: Actor,
): Promise<EnquiryDetail> {
  await inTransaction(strapi, async (trx) => {
    const enquiry = await requireEnquiry(strapi, reference);
    const offer = quote && { quote, apartmentName: nameOf(strapi, quote.apartmentId) };
    const mail = await engineOf(strapi).mail.enqueueReply(trx, enquiry, { message, quote: offer }, now);
    await trx(REPLIES).insert({
      reference,
      by,
      message,
      quote: quote && JSON.stringify(quote),
      mail,
      at: now.getTime(),
    });
    await record(trx, enquiry, 'replied', quote ? { quote: quote.number } : {}, { by, now });
    await writeState(strapi, trx, enquiry, 'answered', { by, now });
  });
  engineOf(strapi).jobs.wake();
  return readEnquiry(strapi, reference);
}

/** Notes what has become of an enquiry. Throws NotFoundError. */
export async function setEnquiryState(
  strapi: Core.Strapi,
  reference: string,
  state: EnquiryState,
  actorOf: Actor,
): Promise<EnquiryDetail> {
  await inTransaction(strapi, async (trx) => {
    await writeState(strapi, trx, await requireEnquiry(strapi, reference), state, actorOf);
  });
  return readEnquiry(strapi, reference);
}

/** The name of an apartment as guests see it now. */
export function nameOf(strapi: Core.Strapi, apartmentId: string): string {
  return engineOf(strapi).inventory.find(apartmentId)?.card.name ?? apartmentId;
}

/** Beneath the documents service, whose writes are recorded for themselves: this one says more. */
async function writeState(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  enquiry: EnquiryRow,
  state: EnquiryState,
  actorOf: Actor,
): Promise<void> {
  if (enquiry.state === state) return;
  await strapi.db.query(UIDS.enquiry).update({ where: { id: enquiry.id }, data: { state } });
  await record(trx, enquiry, 'updated', { state: [enquiry.state, state] }, actorOf);
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
