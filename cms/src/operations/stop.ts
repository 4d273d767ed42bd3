import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { beginToStop } from './readiness';

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
