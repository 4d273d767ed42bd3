import { facts } from './facts';
import { titles } from './titles';

/** What only the server says, and no browser loads. */
export const server = { facts, titles };
