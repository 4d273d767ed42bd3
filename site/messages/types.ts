import type { booking } from './en/booking';
import type { browse } from './en/browse';
import type { registration } from './en/registration';
import type { house } from './en/house';
import type { server } from './en/server';

/**
 * All that the site itself says, section by section: sentences, and functions of what is put into them. English is the
 * shape, so the compiler finds what another language lacks.
 */
export type Messages = typeof browse & typeof booking & typeof house & typeof registration;
/** With what only the server says: titles of pages, tables of legal pages. No browser loads it. */
export type ServerMessages = Messages & typeof server;
/** Sections that are loaded together: `browse` on every page, the others on those whose `config.messages` names them. */
export const MESSAGE_GROUPS = ['browse', 'booking', 'house', 'registration'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];
