import { setTimeout as pause } from 'node:timers/promises';
import { shareOut } from './jobs';

/** Pieces of work that are handed out in turn, with how often somebody looked and how many were at work at once. */
function pieces(count: number) {
  const seen = { looks: 0, most: 0, done: [] as number[] };
  let busy = 0;
  let next = 0;
  const take = async (): Promise<number | null> => {
    seen.looks += 1;
    await pause(1);
    next += 1;
    return next > count ? null : next;
  };
  const work = async (piece: number): Promise<void> => {
    busy += 1;
    seen.most = Math.max(seen.most, busy);
    await pause(20);
    busy -= 1;
    if (piece === 3) throw new Error('not 3');
    seen.done.push(piece);
  };
  return { seen, take, work };
}

test('where nothing is to be done, there is one look', async () => {
  const { seen, take, work } = pieces(0);
  await shareOut(6, take, work);
  expect(seen).toEqual({ looks: 1, most: 0, done: [] });
});

test.each([
  [1, 1],
  [2, 2],
])('%i piece of work is done by as many at once', async (count, most) => {
  const { seen, take, work } = pieces(count);
  await shareOut(6, take, work);
  expect(seen.most).toBe(most);
  expect(seen.done).toHaveLength(count);
});

test('of many pieces no more are worked on at once than may be, and one that fails stops no other', async () => {
  const { seen, take, work } = pieces(20);
  await expect(shareOut(4, take, work)).rejects.toThrow('not 3');
  expect(seen.most).toBe(4);
  expect([...seen.done].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1).filter((piece) => piece !== 3),
  );
});
