import { engineOf } from './engine';
import { readAccountMessage } from './mail/delivery/account-message';

/** What Strapi's email plugin loads: its mails wait in the same outbox and leave by the same way as all others. */
export function init(): { send(options: Readonly<Record<string, unknown>>): Promise<void> } {
  return {
    async send(options) {
      // Strapi hands providers no instance of itself; this is the one that it keeps for them.
      await engineOf(globalThis.strapi).outbox.enqueueMessage(readAccountMessage(options), new Date());
    },
  };
}
