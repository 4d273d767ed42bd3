import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import type { InboundOutcome } from '../../../contracts/messages/messages';
import { mailSettings } from '../mail/delivery/mail-settings';
import { readSender } from '../mail/delivery/read-context';
import { inTransaction } from '../platform/transaction';
import { linkSecret } from '../records/reservations/guest-proof';
import { claimedReply, provesReply } from '../records/reply-address';
import { lockThread } from '../records/threads';
import type { GuestMessages } from './guest-messages';
import type { HouseMessages } from './house-messages';
import { MOST_MAIL_BYTES, readMail, type ReadMail } from './read-mail';
import { requireSubject, type Subject } from './subject';

/** Made by the migration 0052: which mails have been taken. */
const TAKEN = 'booking_inbound_mails';
/** After so long no mail server tries again. */
const REMEMBERED_MS = 90 * 86_400_000;

export interface InboundDeps {
  strapi: Core.Strapi;
  guests: GuestMessages;
  house: HouseMessages;
  wake: () => void;
}

/** Answers by mail, as the operator's mail service hands them over. Anybody may have written them. */
export function createInboundMail({ strapi, guests, house, wake }: InboundDeps) {
  /**
   * Puts a mail into the thread that its address names, once. Who it says it is from means nothing; the signature of the
   * address does.
   * @param raw the whole mail, or its beginning
   * @throws ValidationError for what is no mail; NotFoundError where inbound mail is not set up; HttpError 429 for a
   *   guest who writes too much, so that it is brought again later
   */
  async function receive(raw: Buffer, now: Date): Promise<InboundOutcome['outcome']> {
    const { inbound } = mailSettings(strapi);
    if (inbound === null) throw notSetUp();
    const mail = await readMail(raw, inbound.address);
    if (mail === null) throw new errors.ValidationError('The body is not an email');
    const outcome = mail.isAutomatic ? 'automatic' : await take(mail, inbound.address, now);
    if (outcome !== 'taken') strapi.log.info(`An inbound email was dropped: ${outcome}`);
    return outcome;
  }

  async function take(mail: ReadMail, inbox: string, now: Date): Promise<InboundOutcome['outcome']> {
    const claim = claimedReply(inbox, mail.recipients);
    if (claim === null) return 'unknown';
    const subject = await requireSubject(strapi, claim.reference).catch(ignoreUnknown);
    // The signature is worked out for a booking that is not there, too.
    const isProven = provesReply(linkSecret(strapi), claim, subject?.guest.email ?? '');
    if (subject === null || !isProven) return 'unknown';
    if (mail.text === '' && mail.attachments === 0) return 'empty';
    return claim.side === 'guest' ? takeFromGuest(mail, subject, now) : takeFromHouse(mail, subject, now);
  }

  async function takeFromGuest(
    { key, text, attachments }: ReadMail,
    subject: Subject,
    now: Date,
  ): Promise<'taken' | 'repeated'> {
    const isNew = await inTransaction(strapi, async (trx) => {
      const thread = await lockThread(trx, subject.reference, now);
      if (!(await isFirst(trx, key, now))) return false;
      const message = { text, channel: 'mail', attachments } as const;
      const id = await guests.addFromGuest(trx, thread, subject, message, now);
      await trx(TAKEN).where({ mail_key: key }).update({ message: id });
      return true;
    });
    if (isNew) wake();
    return isNew ? 'taken' : 'repeated';
  }

  /** What a manager answers from the mailbox to which we write. */
  async function takeFromHouse(
    { key, text }: ReadMail,
    { reference }: Subject,
    now: Date,
  ): Promise<'taken' | 'repeated' | 'empty'> {
    if (text === '') return 'empty';
    const { managerEmail } = mailSettings(strapi);
    const by = managerEmail ?? (await readSender(strapi)).email;
    const isNew = await inTransaction(strapi, async (trx) => {
      if (!(await isFirst(trx, key, now))) return false;
      // In this same transaction. Braces in a mail are the manager's own: nothing is filled in here.
      const plain = text.replaceAll('{{', '{ {').replaceAll('}}', '} }');
      await house.answer(reference, { text: plain, quote: null }, { by: by || 'mail', now }, 'mail');
      return true;
    });
    if (isNew) wake();
    return isNew ? 'taken' : 'repeated';
  }

  /** Remembers a mail, so that one of two that come at once is taken. */
  async function isFirst(trx: Knex.Transaction, key: string, now: Date): Promise<boolean> {
    await trx(TAKEN)
      .where('at', '<', now.getTime() - REMEMBERED_MS)
      .delete();
    const written: unknown[] = await trx(TAKEN)
      .insert({ mail_key: key, message: 0, at: now.getTime() }, ['mail_key'])
      .onConflict('mail_key')
      .ignore();
    return written.length > 0;
  }

  return {
    receive,

    /**
     * The same for a request that brings a mail.
     * @throws NotFoundError where inbound mail is not set up; UnauthorizedError for a wrong secret
     */
    async receiveRequest(request: IncomingMessage, secret: string, now: Date): Promise<InboundOutcome> {
      const { inbound } = mailSettings(strapi);
      if (inbound === null) throw notSetUp();
      if (!isSame(secret, inbound.secret)) throw new errors.UnauthorizedError('The secret is wrong');
      return { outcome: await receive(await beginningOf(request), now) };
    },
  };
}

export type InboundMailService = ReturnType<typeof createInboundMail>;

/** The beginning of a body; the rest of it is read and thrown away. */
async function beginningOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_MAIL_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_MAIL_BYTES);
}

/** Compares in a time that tells nothing about where the two differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

function ignoreUnknown(error: unknown): null {
  if (error instanceof errors.NotFoundError) return null;
  throw error;
}

function notSetUp(): Error {
  return new errors.NotFoundError('Inbound email is not set up');
}
