import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Knex } from 'knex';
import { folioSums } from '../folio/sums';
import { createSameTexts } from '../platform/same-texts';

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

test('sums of a folio take some 200 bytes', async () => {
  const parts = { charged: 2_000, received: 500, refunded: 0, asked: 0, expired: 0, cancelled: 0, noShow: 0 };
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    ...{ reference: `R-${index}`, extras: index, deposit: 0, charged_at: 1_800_000_000_000 + index },
    ...parts,
  }));
  const query = {
    groupBy: () => query,
    select: () => query,
    then: (done: (of: unknown) => void) => done(rows),
  };
  const db = Object.assign(() => query, { raw: () => '' }) as unknown as Knex;
  const known = await folioSums(db);
  expect(known.get('R-7')).toEqual({
    ...{ charged: 2_000, received: 500, refunded: 0, asked: 0, extras: 7, deposit: 0 },
    ...{ ended: { expired: 0, cancelled: 0, 'no-show': 0 }, chargedAt: 1_800_000_000_007 },
  });
  expect(await bytesOfEach(() => folioSums(db))).toBeLessThan(300);
});
