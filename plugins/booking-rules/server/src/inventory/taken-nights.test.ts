import fc from 'fast-check';
import { AvailabilityBitmaps, packNights } from '../../../shared/domain/restrictions/availability-bitmap';
import { addDays } from '../../../shared/domain/stay';
import { createTakenNights } from './taken-nights';

const FIRST = '2027-03-01';
const night = (index: number) => addDays(FIRST, index);
const APARTMENTS = ['a', 'b', 'c'];

/** A table of nights, and the memory of it; reading takes a moment, and what is read is as of its beginning. */
function tableAndMemory() {
  const table = new Map<string, Set<string>>(APARTMENTS.map((id) => [id, new Set()]));
  const state = { reads: 0, failing: 0, errors: 0 };
  const read = async (ids: readonly string[]) => {
    state.reads += 1;
    if (state.failing > 0) {
      state.failing -= 1;
      throw new Error('no connection');
    }
    const found = new Map(ids.map((id) => [id, packNights(FIRST, [...(table.get(id) ?? [])])]));
    await new Promise(setImmediate);
    return found;
  };
  const memory = createTakenNights(new AvailabilityBitmaps(FIRST), read, () => (state.errors += 1));
  return { table, memory, state };
}

test('what was committed before a refresh is in memory after it, whatever happens at the same time', async () => {
  const steps = fc.array(
    fc.record({
      apartment: fc.constantFrom(...APARTMENTS),
      night: fc.nat({ max: 5 }),
      taken: fc.boolean(),
      everything: fc.boolean(),
    }),
    { minLength: 1, maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const { table, memory } = tableAndMemory();
      await Promise.all(
        some.map(async ({ apartment, night: index, taken, everything }) => {
          const nights = table.get(apartment);
          if (taken) nights?.add(night(index));
          else nights?.delete(night(index));
          if (everything) void memory.prepare(APARTMENTS).then((put) => put());
          await memory.refresh(apartment);
        }),
      );
      for (const id of APARTMENTS) {
        for (let index = 0; index <= 5; index += 1) {
          expect(memory.of(id).has(night(index))).toBe(table.get(id)?.has(night(index)));
        }
      }
      (await memory.prepare(APARTMENTS))();
      expect(memory.of('a').has(night(0))).toBe(table.get('a')?.has(night(0)));
    }),
  );
});

test('what was read aside before an apartment was read again does not undo it', async () => {
  const { table, memory } = tableAndMemory();
  const put = await memory.prepare(APARTMENTS);
  table.get('a')?.add(FIRST);
  await memory.refresh('a');
  put();
  expect(memory.of('a').has(FIRST)).toBe(true);
});

test('many changes of one apartment are read together', async () => {
  const { memory, state } = tableAndMemory();
  await Promise.all(Array.from({ length: 1_000 }, () => memory.refresh('a')));
  expect(state.reads).toBeLessThanOrEqual(2);
});

test('what could not be read lets its caller go on, and is read when it can be', async () => {
  const { table, memory, state } = tableAndMemory();
  table.get('a')?.add(FIRST);
  state.failing = 1;
  await memory.refresh('a');
  expect([state.errors, memory.of('a').has(FIRST)]).toEqual([1, false]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(memory.of('a').has(FIRST)).toBe(true);
});
