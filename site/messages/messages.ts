import { currentLanguage, type Language } from 'booking-rules/shared/format/language';
import { sharedByAll } from 'booking-rules/shared/format/place';
import type { MessageGroup, Messages } from './types';

const FILES: Record<Language, Record<MessageGroup, () => Promise<Partial<Messages>>>> = {
  en: {
    browse: async () => (await import('./en/browse')).browse,
    booking: async () => (await import('./en/booking')).booking,
  },
  ar: {
    browse: async () => (await import('./ar/browse')).browse,
    booking: async () => (await import('./ar/booking')).booking,
  },
};

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
}

/** Loads groups of messages of one language, each as a file of its own; a browser never loads the other's. */
export async function loadMessages(language: Language, groups: readonly MessageGroup[]): Promise<void> {
  const loaded = await Promise.all(groups.map((group) => FILES[language][group]()));
  for (const more of loaded) keepMessages(language, more);
}
