import { currentLanguage, DEFAULT_LANGUAGE } from '../../shared/format/language';
import { engineOf } from './engine';
import { readAccountMessage } from './mail/delivery/account-message';

/** What Strapi's email plugin loads: its mails wait in the same outbox and leave by the same way as all others. */
export function init(): { send(options: Readonly<Record<string, unknown>>): Promise<void> } {
  return {
    async send(options) {
      // Strapi hands providers no instance of itself; this is the one that it keeps for them.
      const language = currentLanguage();
      const message = { ...readAccountMessage(options), ...(language !== DEFAULT_LANGUAGE && { language }) };
      await engineOf(globalThis.strapi).outbox.enqueueMessage(message, new Date());
    },
  };
}
