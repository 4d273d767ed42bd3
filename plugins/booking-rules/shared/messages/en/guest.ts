import { codes, extras } from './codes';
import { documents, money } from './money';
import { reasons } from './reasons';

/** What the engine says to guests, wherever they read it. */
export const guest = { codes, documents, extras, money, reasons };
