import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { isWritingRefused } from './writing';

/** A database that takes longer than this to say anything is taken to be away. */
const DATABASE_MS = 2_000;

let stopping = false;

/** From now on this process asks to be left out. */
export function beginToStop(): void {
  stopping = true;
}

export function isStopping(): boolean {
  return stopping;
}

/**
 * Why no request should be sent here; empty when all is well. Nobody is asked for it: with the database away, guests
 * are shown everything they read from memory, so that this process is not one to be left out.
 */
export function unreadiness(strapi: Core.Strapi): string[] {
  return [
    ...(stopping ? ['stopping'] : []),
    ...(engineOf(strapi).inventory.isReady() ? [] : ['inventory']),
    ...(isWritingRefused() ? ['writing'] : []),
  ];
}

/** Whether the database answers, and soon. */
export async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1').timeout(DATABASE_MS);
    return true;
  } catch {
    return false;
  }
}
