/** @jest-environment node */
import { createWorld, SECONDS, SEED, storm } from './chaos/storm';
import { startTarget } from './chaos/target';
import { createDatabase } from './run/databases';

test(
  `16 clients, an import beside them and a server killed in between leave no night sold twice or lost (CHAOS_SEED=${SEED})`,
  async () => {
    const database = await createDatabase('chaos');
    const target = await startTarget(database);
    const world = await createWorld([target]);
    const { wrongs, operations, count } = await storm({ database, targets: [target], kills: 1 }, world);
    expect({ seed: SEED, wrongs, operations }).toEqual({ seed: SEED, wrongs: [], operations });
    expect(count).toBeGreaterThan(100);
    await target.stop();
  },
  (SECONDS + 240) * 1_000,
);
