import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work outside of any transaction. Strapi's documents join the transaction in whose course they are
 * asked, even one that has ended; work that goes on by itself must not.
 */
export const outsideTransactions = AsyncLocalStorage.snapshot();
