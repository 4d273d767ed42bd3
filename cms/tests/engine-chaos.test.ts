/** @jest-environment node */
import { killOneOf, SEED, settingsIn, storm, STORM_MS } from './chaos/storm';
import { startTarget } from './chaos/target';
import { createWorld } from './chaos/world';
import { createDatabase, onPostgres } from './run/databases';
import { startStripeServer, type StripeServer } from './stripe/stripe-server';

/** On PostgreSQL there are two servers in the storm: `engine-two-processes.test.ts`. */
const onOneServer = onPostgres() ? test.skip : test;

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.stop());

onOneServer(
  `16 clients, an import beside them and a server killed in between leave no night sold twice or lost, and every promise about codes, deadlines, limits and money kept (CHAOS_SEED=${SEED})`,
  async () => {
    const database = await createDatabase('chaos');
    const target = await startTarget(database, settingsIn(stripe));
    const targets = [target];
    const world = await createWorld([target], stripe);
    const disasters = [killOneOf(targets)];
    const { wrongs, operations, count } = await storm({ database, targets, disasters }, world);
    expect({ seed: SEED, wrongs, operations }).toEqual({ seed: SEED, wrongs: [], operations });
    expect(count).toBeGreaterThan(100);
    await target.stop();
  },
  STORM_MS,
);
