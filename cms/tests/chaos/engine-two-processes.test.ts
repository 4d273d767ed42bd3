/** @jest-environment node */
import { stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { managerOf } from '../fixture/manage';
import { within } from '../fixture/within';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { killOneOf, SEED, settingsIn, runChaos, CHAOS_MS } from './run-chaos';
import { startTarget, type Target } from './target';
import { createChaosFixture, type ChaosFixture } from './chaos-fixture';
import { send } from '../fixture/http';
import { createOnServer, onPostgres } from '../run/databases';
import { startPostgres, type OwnPostgres } from '../run/postgres';
import { testFolder, type TestDatabase } from '../run/settings';
import { startStripeServer, type StripeServer } from '../stand-ins/stripe/stripe-server';

const SOON_MS = 1_000;

/** SQLite is for one server; PostgreSQL for as many as are wanted. */
const onServers = onPostgres() ? describe : describe.skip;

onServers('two servers on one database', () => {
  let postgres: OwnPostgres;
  let database: TestDatabase;
  let targets: [Target, Target];
  let fixture: ChaosFixture;
  let stripe: StripeServer;

  beforeAll(async () => {
    // A PostgreSQL of its own, since it is restarted in between.
    const folder = join(testFolder(), 'two-processes');
    await mkdir(folder);
    postgres = await startPostgres(folder);
    database = await createOnServer(postgres.url, 'two-processes', 'template1');
    stripe = await startStripeServer();
    const settings = settingsIn(stripe);
    targets = await Promise.all([startTarget(database, settings), startTarget(database, settings)]);
    fixture = await createChaosFixture(targets, stripe);
  }, 240_000);

  afterAll(() => Promise.all([postgres.stop(), stripe.stop()]));

  test('both come up when they start at once on an empty database', async () => {
    for (const target of targets) {
      const { body } = await send(target.url(), 'get', '/api/minimum-stay');
      expect(body).toMatchObject({ data: { days: 1 } });
    }
  });

  test('each sees within a second, in its search, what the other one took and freed', async () => {
    for (const [here, there] of [targets, [...targets].reverse() as [Target, Target]]) {
      for (let round = 0; round < 5; round += 1) {
        const span = { apartmentId: 'chaos-0', ...stayIn(200 + round * 3, 2) };
        const manager = managerOf(here.url(), fixture.token);
        expect((await manager.block(span)).status).toBe(200);
        await within(SOON_MS, async () => expect(await isFound(there, span)).toBe(false));
        expect((await manager.free(span)).status).toBe(200);
        await within(SOON_MS, async () => expect(await isFound(there, span)).toBe(true));
      }
    }
  });

  test(
    `16 clients on both, an import beside them, servers killed and the database restarted leave no night sold twice or lost, and every promise kept (CHAOS_SEED=${SEED})`,
    async () => {
      const kill = killOneOf(targets);
      const restart = async (): Promise<void> => {
        await postgres.goAway();
        await postgres.comeBack();
      };
      const faults = [kill, restart, kill];
      const { violations, operations, count } = await runChaos({ database, targets, faults }, fixture);
      expect({ seed: SEED, violations, operations }).toEqual({ seed: SEED, violations: [], operations });
      expect(count).toBeGreaterThan(100);
      await Promise.all(targets.map((target) => target.stop()));
    },
    CHAOS_MS,
  );
});

async function isFound(
  target: Target,
  { apartmentId, checkIn, checkOut }: { apartmentId: string; checkIn: string; checkOut: string },
): Promise<boolean> {
  const query = { availabilityDateStart: checkIn, availabilityDateEnd: checkOut };
  return (await guestOf(target.url()).stays(query)).some((offer) => offer.apartmentId === apartmentId);
}
