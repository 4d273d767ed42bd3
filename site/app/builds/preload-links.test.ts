import { setImmediate } from 'node:timers/promises';
import { atMost } from './preload-links';

test('at most 5 preloads run at once, and the others follow in their order', async () => {
  const enqueue = atMost(5);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  for (let index = 0; index < 8; index += 1) {
    enqueue(() => {
      started.push(index);
      return new Promise<void>((end) => ends.push(end));
    });
  }
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[2]?.();
  await setImmediate();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  ends.forEach((end) => end());
  await setImmediate();
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a preload that fails makes room for the next', async () => {
  const enqueue = atMost(1);
  const done = jest.fn<Promise<void>, []>().mockResolvedValue();
  enqueue(() => Promise.reject(new Error('offline')));
  enqueue(done);
  await setImmediate();
  expect(done).toHaveBeenCalled();
});
