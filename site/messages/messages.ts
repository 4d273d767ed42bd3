import { currentLanguage, type Language } from 'booking-rules/shared/format/language';
import { sharedByAll } from 'booking-rules/shared/format/place';
import { keepGuestMessages } from 'booking-rules/shared/messages/messages';
import type { Messages } from './types';

const kept = sharedByAll<Partial<Record<Language, Partial<Messages>>>>('site-messages', {});

/**
 * What is said in the language of the page. To be asked for where it is shown, not when a module loads.
 * @throws before any messages of that language are loaded
 */
export function messages(): Messages {
  const found = kept[currentLanguage()];
  if (found === undefined) throw new Error(`No messages in "${currentLanguage()}" are loaded`);
  return found as Messages;
}

/** Keeps messages of a language beside those that are there. */
export function keepMessages(language: Language, more: Partial<Messages>): void {
  kept[language] = { ...kept[language], ...more };
  if (more.engine) keepGuestMessages(language, more.engine);
}
