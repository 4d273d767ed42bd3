/** @jest-environment node */
import { createWorld, killOneOf, SECONDS, SEED, storm } from './chaos/storm';
import { startTarget } from './chaos/target';
import { createDatabase, onPostgres } from './run/databases';

/** On PostgreSQL there are two servers in the storm: `engine-two-processes.test.ts`. */
const onOneServer = onPostgres() ? test.skip : test;

onOneServer(
  `16 clients, an import beside them and a server killed in between leave no night sold twice or lost (CHAOS_SEED=${SEED})`,
  async () => {
    const database = await createDatabase('chaos');
    const target = await startTarget(database);
    const targets = [target];
    const world = await createWorld([target]);
    const disasters = [killOneOf(targets)];
    const { wrongs, operations, count } = await storm({ database, targets, disasters }, world);
    expect({ seed: SEED, wrongs, operations }).toEqual({ seed: SEED, wrongs: [], operations });
    expect(count).toBeGreaterThan(100);
    await target.stop();
  },
  (SECONDS + 240) * 1_000,
);
