import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { engineOf } from 'booking-rules/engine';
import { isDatabaseReadOnly } from './database-writable';

/** A database that takes longer than this to say anything is taken to be away. */
const DATABASE_MS = 2_000;

let stopping = false;

/** From now on this process asks to be left out. */
function beginToStop(): void {
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
    ...(isDatabaseReadOnly() ? ['writing'] : []),
  ];
}

/**
 * How old the oldest of all calendar feeds is, in whole seconds, as this process knows it; null without feeds. No
 * reason to be left out: the other processes fetch no better.
 */
export function oldestFeedSeconds(strapi: Core.Strapi): number | null {
  const fetched = engineOf(strapi).channels.lastKnownOldest();
  return fetched === null ? null : Math.max(0, Math.floor((Date.now() - fetched) / 1_000));
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

/** How long an answer that is under way may take. */
const FINISH_MS = 10_000;
const STEP_MS = 50;

/**
 * Stops without a failed request: says so at `/readyz`, waits until whoever balances has noticed, takes no more
 * connections, lets every answer that is under way finish, and then ends.
 * @param delay seconds to wait for the balancer
 */
export async function stopGracefully(strapi: Core.Strapi, delay: number): Promise<void> {
  beginToStop();
  await pause(delay * 1_000);
  const { httpServer } = strapi.server;
  const closed = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  // Connections that were in use when it closed are idle once their answer is sent.
  const closing = setInterval(() => httpServer.closeIdleConnections(), STEP_MS);
  await Promise.race([closed, pause(FINISH_MS, undefined, { ref: false })]);
  clearInterval(closing);
  await strapi.destroy();
}
