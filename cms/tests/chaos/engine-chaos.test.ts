/** @jest-environment node */
import { killOneOf, SEED, settingsIn, runChaos, CHAOS_MS } from './run-chaos';
import { startTarget } from './target';
import { createChaosFixture } from './chaos-fixture';
import { createDatabase, onPostgres } from '../run/databases';
import { startStripeServer, type StripeServer } from '../stand-ins/stripe/stripe-server';

/** On PostgreSQL two servers are used: `engine-two-processes.test.ts`. */
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
    const fixture = await createChaosFixture([target], stripe);
    const faults = [killOneOf(targets)];
    const { violations, operations, count } = await runChaos({ database, targets, faults }, fixture);
    expect({ seed: SEED, violations, operations }).toEqual({ seed: SEED, violations: [], operations });
    expect(count).toBeGreaterThan(100);
    await target.stop();
  },
  CHAOS_MS,
);
