import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** How long work goes on before it yields to requests, in milliseconds. */
const TURN_MS = 8;

/** Yields to other requests once this work has had its turn; call it between the steps of long work. */
export function createYielder(): () => Promise<void> | null {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return null;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}

/** How long is looked at to tell whether there is time to spare, in milliseconds, and the share of it that is too much. */
const LOOK_MS = 10;
const BUSY = 0.9;

/**
 * Lets requests go first: waits until this process has time to spare. Call it before work that nobody waits for.
 * @param end when it is done all the same, as `performance.now` tells the time
 */
export async function giveWay(end: number): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(LOOK_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY || performance.now() >= end) return;
  }
}

/** What of knex is changed here (3.0.1, `lib/client.js`): statements and transactions take their connection from it. */
interface Client {
  acquireConnection(): Promise<unknown>;
}

/**
 * Lets others have their turns between the statements and transactions of who asks SQLite for one thing after another.
 * It answers within the call, so that such work would never come back to the event loop: reading what reports need kept
 * everybody waiting for eight seconds in a house of 10,000 apartments.
 */
export function takeTurnsOnSqlite(strapi: Core.Strapi): void {
  if (strapi.db.dialect.client !== 'sqlite') return;
  const client = strapi.db.connection.client as Client;
  const acquire = client.acquireConnection.bind(client);
  let turnBegan: number | null = null;

  client.acquireConnection = async () => {
    const now = performance.now();
    if (turnBegan === null) {
      turnBegan = now;
      setImmediate(() => {
        turnBegan = null;
      });
    }
    // Once: who waited until a turn is young would never get on beside another that fills each of them.
    if (now - turnBegan >= TURN_MS) await nextTurn();
    return acquire();
  };
}
