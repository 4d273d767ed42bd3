import type { GuestMessages } from '../messages';
import { codes, extras } from './codes';
import { documents, money } from './money';
import { reasons } from './reasons';

/** The same in Arabic. */
export const guest: GuestMessages = { codes, documents, extras, money, reasons };
