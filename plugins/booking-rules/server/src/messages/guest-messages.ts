import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import type {
  GuestMessageRequest,
  GuestThread,
  GuestThreadQuestion,
} from '../../../contracts/messages/messages';
import { reachedLimit } from '../../../shared/domain/guests/messages';
import { plural } from '../../../shared/format/plural';
import type { Outbox } from '../outbox/service';
import { inTransaction } from '../platform/transaction';
import { writeEnquiryState } from '../records/enquiries';
import { findForGuest } from '../records/reservations/reservations';
import {
  appendMessage,
  lockThread,
  markRead,
  MESSAGES,
  READS,
  THREADS,
  type MessageRow,
  type NewMessage,
  type ThreadRow,
} from '../records/threads';
import { letterOf, subjectOfReservation, type Subject } from './subject';

const DAY_MS = 86_400_000;

export interface GuestMessagesDeps {
  strapi: Core.Strapi;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What guests do with their threads. */
export function createGuestMessages({ strapi, outbox, wake }: GuestMessagesDeps) {
  /**
   * Adds what a guest has written, on the site or by mail, and writes the mail to the manager down. Whoever answers an
   * enquiry that was answered opens it again.
   * @throws HttpError 429 with `details.most` and `details.retryAfter` for a guest who has written a lot
   */
  async function addFromGuest(
    trx: Knex.Transaction,
    thread: ThreadRow,
    subject: Subject,
    message: Pick<NewMessage, 'text' | 'channel' | 'attachments' | 'clientKey'>,
    now: Date,
  ): Promise<number> {
    const sent: { at: number | string }[] = await trx(MESSAGES)
      .where({ thread: thread.id, sender: 'guest' })
      .where('at', '>', now.getTime() - DAY_MS)
      .orderBy('at')
      .select('at');
    const reached = reachedLimit(
      sent.map(({ at }) => Number(at)),
      now.getTime(),
    );
    if (reached) {
      const minutes = plural(Math.ceil(reached.retryAfter / 60), 'minute');
      const details = { limit: 'messages', ...reached };
      throw createError(429, `You've sent several messages. You can write again in ${minutes}, or call us.`, {
        details,
      });
    }
    const letter = letterOf(subject, message.text, message.attachments);
    const mail = await outbox.enqueueLetter(trx, 'message-to-manager', letter, now);
    const author = subject.guest.name;
    const id = await appendMessage(trx, thread, { ...message, sender: 'guest', author, mail }, now);
    if (subject.enquiry && subject.enquiry.state !== 'new')
      await writeEnquiryState(strapi, trx, subject.enquiry, 'open', { by: 'guest', now });
    return id;
  }

  async function threadOf(reference: string): Promise<GuestThread> {
    const { connection } = strapi.db;
    const rows: (MessageRow & { read_at: number | string | null })[] = await connection({ message: MESSAGES })
      .join({ thread: THREADS }, 'thread.id', 'message.thread')
      .leftJoin({ seen: READS }, function otherSide() {
        this.on('seen.message', 'message.id').andOn(
          'seen.side',
          connection.raw("case when message.sender = 'guest' then 'house' else 'guest' end"),
        );
      })
      .where('thread.reference', reference)
      .orderBy('message.id')
      .select('message.*', { read_at: 'seen.at' });
    const instantOf = (at: number | string): string => new Date(Number(at)).toISOString();
    return {
      messages: rows.map(({ id, sender, text, at, attachments, read_at }) => ({
        ...{ id, from: sender, text, at: instantOf(at), attachments },
        readAt: read_at === null ? null : instantOf(read_at),
      })),
      unread: rows.filter(({ sender, read_at }) => sender !== 'guest' && read_at === null).length,
    };
  }

  return {
    addFromGuest,

    /**
     * The messages about a guest's reservation; those that the guest has in front of them are read from then on.
     * @throws NotFoundError for a wrong proof
     */
    async lookUp(reference: string, { proof, seen }: GuestThreadQuestion, now: Date): Promise<GuestThread> {
      const found = await findForGuest(strapi, reference, proof);
      const answer = await threadOf(found.reference);
      if (seen && answer.unread > 0) {
        const thread: ThreadRow | undefined = await strapi.db
          .connection<ThreadRow>(THREADS)
          .where({ reference: found.reference })
          .first();
        if (thread) await inTransaction(strapi, (trx) => markRead(trx, thread.id, 'guest', now));
      }
      return answer;
    },

    /**
     * Keeps what a guest writes about a reservation, once for each key.
     * @throws NotFoundError for a wrong proof; HttpError 429 as `addFromGuest`
     */
    async send(
      reference: string,
      { proof, text, key }: GuestMessageRequest,
      now: Date,
    ): Promise<GuestThread> {
      const found = await findForGuest(strapi, reference, proof);
      await inTransaction(strapi, async (trx) => {
        const thread = await lockThread(trx, found.reference, now);
        const known: MessageRow | undefined = await trx<MessageRow>(MESSAGES)
          .where({ thread: thread.id, client_key: key ?? '' })
          .first();
        if (known) return;
        const message = { text, channel: 'site', clientKey: key ?? null } as const;
        await addFromGuest(trx, thread, subjectOfReservation(found), message, now);
        await markRead(trx, thread.id, 'guest', now);
      });
      wake();
      return threadOf(found.reference);
    },
  };
}

export type GuestMessages = ReturnType<typeof createGuestMessages>;
