import type { Core } from '@strapi/strapi';
import { booking } from 'booking-rules/services';

/** A database that takes longer than this to say anything is not one to send guests to. */
const DATABASE_MS = 2_000;

let stopping = false;

/** From now on this process asks to be left out. */
export function beginToStop(): void {
  stopping = true;
}

export function isStopping(): boolean {
  return stopping;
}

/** Why no request should be sent here; empty when all is well. */
export async function unreadiness(strapi: Core.Strapi): Promise<string[]> {
  return [
    ...(stopping ? ['stopping'] : []),
    ...(booking(strapi).catalogue.isReady() ? [] : ['catalogue']),
    ...((await databaseAnswers(strapi)) ? [] : ['database']),
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
