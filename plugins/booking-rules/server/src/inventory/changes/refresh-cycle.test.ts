import { createRefreshCycle } from './refresh-cycle';
import { noInvalidation, type Invalidation } from './invalidation';

const apartment = (id: string): Invalidation => ({ ...noInvalidation(), apartments: new Set([id]) });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('changes that come quickly are read in few cycles, and none is left out', async () => {
  const seen: string[][] = [];
  const cycles = createRefreshCycle(async ({ apartments }) => {
    seen.push([...apartments]);
    await pause(5);
  }, fail);
  for (let index = 0; index < 1_000; index += 1) cycles.ask(apartment(String(index)));
  await pause(150);
  expect(new Set(seen.flat()).size).toBe(1_000);
  expect(seen.length).toBeLessThanOrEqual(2);
});

test('a cycle can take in what has come since it began', async () => {
  const seen: string[][] = [];
  const cycles = createRefreshCycle(async (first, more) => {
    if (first.apartments.has('a')) cycles.ask(apartment('b'));
    seen.push([...first.apartments, ...more().apartments]);
  }, fail);
  cycles.ask(apartment('a'));
  await pause(150);
  expect(seen).toEqual([['a', 'b']]);
});

test('a cycle that fails is tried again with all that it had taken in', async () => {
  const seen: string[][] = [];
  let failures = 0;
  const cycles = createRefreshCycle(
    async (first, more) => {
      if (seen.length === 0) cycles.ask(apartment('b'));
      seen.push([...first.apartments, ...more().apartments]);
      if (seen.length === 1) throw new Error('no connection');
    },
    () => (failures += 1),
  );
  cycles.ask(apartment('a'));
  await pause(1_200);
  expect(failures).toBe(1);
  expect(seen.map((ids) => ids.sort())).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('who waits until it has caught up waits for what was asked for, and hears of a failure', async () => {
  const seen: string[] = [];
  let isAway = false;
  const cycles = createRefreshCycle(
    async ({ apartments }) => {
      await pause(5);
      if (isAway) throw new Error('no connection');
      seen.push(...apartments);
    },
    () => undefined,
  );
  await cycles.caughtUp();
  cycles.ask(apartment('a'));
  await pause(1);
  // The cycle of the first has begun.
  cycles.ask(apartment('b'));
  await cycles.caughtUp();
  expect(seen).toEqual(['a', 'b']);
  isAway = true;
  cycles.ask(apartment('c'));
  await expect(cycles.caughtUp()).rejects.toThrow('no connection');
  cycles.stop();
  await cycles.caughtUp();
});

test('nothing is read after it was stopped', async () => {
  let cycles = 0;
  const stopped = createRefreshCycle(async () => void (cycles += 1), fail);
  stopped.stop();
  stopped.ask(apartment('a'));
  await pause(20);
  expect(cycles).toBe(0);
});

function fail(error: unknown): never {
  throw error;
}
