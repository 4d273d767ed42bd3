import { currentLanguage, DEFAULT_LANGUAGE, type Language } from '../format/language';
import { sharedByAll } from '../format/place';
import type { guest } from './en/guest';
import type { staff } from './en/staff';

/**
 * All that the engine says to guests, section by section: sentences, and functions of what is put into them. English is
 * the shape, so the compiler finds what another language lacks.
 */
export type GuestMessages = typeof guest;

/** All that the engine says to staff, in the same form. */
export type StaffMessages = typeof staff;

/** What the server answers where something is wrong, by its words in English, which it throws. */
export interface Answers {
  /** Sentences, and words beside a field. */
  said: Readonly<Record<string, string>>;
  /** Those that have numbers in them, which the pattern finds. */
  withNumbers: readonly (readonly [RegExp, (...numbers: number[]) => string])[];
  /** And those with names or amounts in them. */
  withWords?: readonly (readonly [RegExp, (...words: string[]) => string])[];
}

const kept = sharedByAll<Partial<Record<Language, GuestMessages>>>('guest-messages', {});
const keptForStaff = sharedByAll<Partial<Record<Language, StaffMessages>>>('staff-messages', {});

/**
 * What is said in the language of the moment; in English where that language has not been loaded. To be asked for where
 * it is shown, not when a module loads.
 * @throws before any messages are loaded
 */
export function guestMessages(): GuestMessages {
  const found = kept[currentLanguage()] ?? kept[DEFAULT_LANGUAGE];
  if (found === undefined) throw new Error('No messages for guests are loaded');
  return found;
}

/** Loads the messages of a language, once for a process or page. */
export function keepGuestMessages(language: Language, messages: GuestMessages): void {
  kept[language] = messages;
}

/**
 * What staff are told, in the same way. Only the server and the panel have it.
 * @throws before any messages are loaded
 */
export function staffMessages(): StaffMessages {
  const found = keptForStaff[currentLanguage()] ?? keptForStaff[DEFAULT_LANGUAGE];
  if (found === undefined) throw new Error('No messages for staff are loaded');
  return found;
}

/** Loads those of a language, once for a process or page. */
export function keepStaffMessages(language: Language, messages: StaffMessages): void {
  keptForStaff[language] = messages;
}
