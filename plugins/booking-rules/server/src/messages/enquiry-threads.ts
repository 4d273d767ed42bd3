import type { Core } from '@strapi/strapi';
import type { EnquiryState } from '../../../shared/domain/guests/enquiry';
import { inTransaction } from '../platform/transaction';
import { UIDS } from '../records/documents';
import { appendMessage, eraseThreads, lockThread, THREADS } from '../records/threads';

/** An enquiry as the database layer returns it, as far as its thread is concerned. */
interface WrittenEnquiry {
  reference?: string | null;
  name?: string | null;
  message?: string | null;
  state?: EnquiryState;
  createdAt?: string | Date;
}

const isAnswered = (state: EnquiryState | undefined): boolean => state === 'answered' || state === 'closed';

/**
 * Begins the thread of every enquiry with what it asks, whoever makes it: the site, the demo, an administrator. One that
 * is answered or closed waits for nobody, and its thread goes with it. Must run in `register()`.
 */
export function keepThreadsOfEnquiries(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [UIDS.enquiry],
    // In the transaction under way, if there is one.
    async afterCreate({ result }) {
      const { reference, name, message, state, createdAt } = (result ?? {}) as WrittenEnquiry;
      // What the database layer is given may be half an enquiry.
      if (!reference || !message) return;
      const asked = createdAt === undefined ? new Date() : new Date(createdAt);
      await inTransaction(strapi, async (trx) => {
        const thread = await lockThread(trx, reference, asked);
        const question = { sender: 'guest', author: name ?? '', text: message, channel: 'site' } as const;
        await appendMessage(trx, thread, question, asked);
        if (isAnswered(state)) await trx(THREADS).where({ reference }).update({ waiting_since: null });
      });
    },
    async afterUpdate({ result }) {
      const { reference, state } = (result ?? {}) as WrittenEnquiry;
      if (!reference || !isAnswered(state)) return;
      await inTransaction(strapi, (trx) =>
        trx(THREADS).where({ reference }).whereNotNull('waiting_since').update({ waiting_since: null }),
      );
    },
    async afterDelete({ result }) {
      const { reference } = (result ?? {}) as WrittenEnquiry;
      if (reference) await inTransaction(strapi, (trx) => eraseThreads(trx, [reference]));
    },
  });
}
