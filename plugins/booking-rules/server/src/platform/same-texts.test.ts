import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSameTexts } from './same-texts';

const COUNT = 20_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that what a maker makes takes for each of its items, while it is held. */
async function bytesOfEach(make: () => unknown): Promise<number> {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const made = await make();
  collectGarbage();
  const bytes = process.memoryUsage().heapUsed - before;
  expect(made).toBeDefined();
  return bytes / COUNT;
}

/** A day as a row of a database brings it: a text of its own. */
const readDay = (index: number): string => Buffer.from(`2027-01-${10 + (index % 20)}`).toString();

test('equal texts of many rows are held once', async () => {
  const sameText = createSameTexts(['held']);
  const days = new Array<string>(COUNT).fill('');
  const apart = await bytesOfEach(() => days.map((_, index) => readDay(index)));
  const once = await bytesOfEach(() => days.map((_, index) => sameText(readDay(index))));
  expect(apart).toBeGreaterThan(30);
  expect(once).toBeLessThan(12);
  expect(sameText(readDay(3))).toBe('2027-01-13');
  expect(sameText('held')).toBe('held');
});
