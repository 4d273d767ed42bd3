import type { Core } from '@strapi/strapi';
import type { Page } from '../../../contracts/fields';
import type {
  ThreadDetail,
  ThreadNote,
  ThreadQuery,
  ThreadSummary,
} from '../../../contracts/messages/threads';
import type { Quote } from '../../../contracts/quotes';
import type { MessageChannel } from '../../../shared/domain/guests/messages';
import { hasPlaceholders } from '../../../shared/templates/template';
import type { InventoryService } from '../inventory/service';
import { mailSettings } from '../mail/delivery/mail-settings';
import { readSender } from '../mail/delivery/read-context';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { invalidField } from '../platform/http/parse';
import { inTransaction } from '../platform/transaction';
import { recordEnquiryChange, writeEnquiryState } from '../records/enquiries';
import {
  appendMessage,
  lockThread,
  markRead,
  NOTES,
  THREADS,
  waitingThreads,
  type ThreadRow,
} from '../records/threads';
import { letterOf, requireSubject } from './subject';
import { listThreads, messagesOf } from './threads';

export interface HouseMessagesDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  outbox: Outbox;
  /** Whether mails leave through a mail server. */
  hasMailServer: () => boolean;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What is answered; a quote goes along in the mail. */
export interface Answer {
  text: string;
  quote: Quote | null;
}

/** What the business does with threads. */
export function createHouseMessages(deps: HouseMessagesDeps) {
  const { strapi, inventory, outbox, hasMailServer, wake } = deps;
  const { connection } = strapi.db;

  const threadOf = (reference: string): Promise<ThreadRow | undefined> =>
    connection<ThreadRow>(THREADS).where({ reference }).first();

  /**
   * A thread with what it is about; an empty one where nobody has written yet.
   * @throws NotFoundError
   */
  async function read(reference: string): Promise<ThreadDetail> {
    const subject = await requireSubject(strapi, reference);
    const thread = await threadOf(reference);
    const since = thread?.waiting_since ?? null;
    const { inbound, managerEmail } = mailSettings(strapi);
    const office = (await readSender(strapi)).email || (managerEmail ?? '');
    return {
      ...{ reference, kind: subject.kind, guest: subject.guest.name, apartmentName: subject.apartmentName },
      ...{ checkIn: subject.stay?.checkIn ?? null, checkOut: subject.stay?.checkOut ?? null },
      ...{
        state: subject.state,
        waitingSince: since === null ? null : new Date(Number(since)).toISOString(),
      },
      ...{ email: subject.guest.email, phone: subject.phone, guests: subject.guests },
      language: subject.language,
      messages: thread ? await messagesOf(connection, thread.id) : [],
      notes: thread ? await notesOf(thread.id) : [],
      answers: inbound
        ? { come: 'here', address: inbound.address }
        : { come: 'mailbox', address: office === '' ? null : office },
      mailServer: hasMailServer(),
    };
  }

  async function notesOf(thread: number): Promise<ThreadNote[]> {
    const rows: { id: number; author: string; text: string; at: number | string }[] = await connection(NOTES)
      .where({ thread })
      .orderBy('id')
      .select('id', 'author', 'text', 'at');
    return rows.map(({ at, ...note }) => ({ ...note, at: new Date(Number(at)).toISOString() }));
  }

  /**
   * Keeps an answer and writes its mail down, together or not at all. An enquiry is answered by it.
   * @throws NotFoundError; ValidationError for a text with a variable in it, or a quote that is not for an enquiry
   */
  async function answer(
    reference: string,
    { text, quote }: Answer,
    { by, now }: Actor,
    channel: MessageChannel = 'panel',
  ): Promise<void> {
    if (hasPlaceholders(text)) throw invalidField('text', 'still names a variable in braces: fill it in');
    await inTransaction(strapi, async (trx) => {
      const subject = await requireSubject(strapi, reference, trx);
      const { enquiry } = subject;
      if (quote && !enquiry) throw invalidField('quote', 'goes with answers to enquiries only');
      const thread = await lockThread(trx, reference, now);
      const sent = quote && { quote, apartmentName: nameOf(quote.apartmentId) };
      const mail = enquiry
        ? await outbox.enqueueReply(trx, enquiry, { message: text, quote: sent }, now)
        : await outbox.enqueueLetter(trx, 'message-to-guest', letterOf(subject, text), now);
      const kept = { sender: 'house', author: by, text, channel, mail } as const;
      await appendMessage(trx, thread, { ...kept, quote: quote && JSON.stringify(quote) }, now);
      await markRead(trx, thread.id, 'house', now);
      if (!enquiry) return;
      await recordEnquiryChange(trx, enquiry, 'replied', quote ? { quote: quote.number } : {}, { by, now });
      await writeEnquiryState(strapi, trx, enquiry, 'answered', { by, now });
    });
    wake();
  }

  /** The name of an apartment as guests see it now. */
  function nameOf(apartmentId: string): string {
    return inventory.find(apartmentId)?.card.name ?? apartmentId;
  }

  return {
    list: (query: ThreadQuery): Promise<Page<ThreadSummary>> => listThreads(strapi, query),

    read,

    answer,

    /** Notes something that no guest sees. Throws NotFoundError. */
    async note(reference: string, text: string, { by, now }: Actor): Promise<void> {
      await requireSubject(strapi, reference);
      await inTransaction(strapi, async (trx) => {
        const thread = await lockThread(trx, reference, now);
        await trx(NOTES).insert({ thread: thread.id, author: by.slice(0, 254), text, at: now.getTime() });
      });
    },

    /** Notes that what the guest wrote has been read. Throws NotFoundError. */
    async markRead(reference: string, now: Date): Promise<void> {
      await requireSubject(strapi, reference);
      const thread = await threadOf(reference);
      if (thread) await inTransaction(strapi, (trx) => markRead(trx, thread.id, 'house', now));
    },

    /** Notes that nothing waits for an answer, such as after a "thank you". Throws NotFoundError. */
    async done(reference: string, now: Date): Promise<void> {
      await requireSubject(strapi, reference);
      const thread = await threadOf(reference);
      if (!thread) return;
      await inTransaction(strapi, async (trx) => {
        await trx(THREADS).where({ id: thread.id }).update({ waiting_since: null });
        await markRead(trx, thread.id, 'house', now);
      });
    },

    /** How many guests wait for an answer, and since when the first of them. */
    waiting: () => waitingThreads(connection),
  };
}

export type HouseMessages = ReturnType<typeof createHouseMessages>;
