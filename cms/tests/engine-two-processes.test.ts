/** @jest-environment node */
import { stayIn } from './fixture/days';
import { guestOf } from './fixture/guest';
import { managerOf } from './fixture/manage';
import { within } from './fixture/within';
import { createWorld, SECONDS, SEED, storm } from './chaos/storm';
import { startTarget, type Target } from './chaos/target';
import type { World } from './chaos/world';
import { createDatabase, onPostgres } from './run/databases';
import type { TestDatabase } from './run/settings';

const SOON_MS = 1_000;

/** SQLite is for one server; PostgreSQL for as many as are wanted. */
const onServers = onPostgres() ? describe : describe.skip;

onServers('two servers on one database', () => {
  let database: TestDatabase;
  let targets: [Target, Target];
  let world: World;

  beforeAll(async () => {
    database = await createDatabase('two-processes');
    targets = [await startTarget(database), await startTarget(database)];
    world = await createWorld(targets);
  }, 240_000);

  test('each sees within a second, in its search, what the other one took and freed', async () => {
    for (const [here, there] of [targets, [...targets].reverse() as [Target, Target]]) {
      for (let round = 0; round < 5; round += 1) {
        const span = { apartmentId: 'storm-0', ...stayIn(200 + round * 3, 2) };
        const manager = managerOf(here.url(), world.token);
        expect((await manager.block(span)).status).toBe(200);
        await within(SOON_MS, async () => expect(await isFound(there, span)).toBe(false));
        expect((await manager.free(span)).status).toBe(200);
        await within(SOON_MS, async () => expect(await isFound(there, span)).toBe(true));
      }
    }
  });

  test(
    `16 clients on both, an import beside them and one of them killed leave no night sold twice or lost (CHAOS_SEED=${SEED})`,
    async () => {
      const { wrongs, operations, count } = await storm({ database, targets, kills: 1 }, world);
      expect({ seed: SEED, wrongs, operations }).toEqual({ seed: SEED, wrongs: [], operations });
      expect(count).toBeGreaterThan(100);
      await Promise.all(targets.map((target) => target.stop()));
    },
    (SECONDS + 240) * 1_000,
  );
});

async function isFound(
  target: Target,
  { apartmentId, checkIn, checkOut }: { apartmentId: string; checkIn: string; checkOut: string },
): Promise<boolean> {
  const query = { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, pageSize: '100' };
  return (await guestOf(target.url()).stays(query)).some((offer) => offer.apartmentId === apartmentId);
}
