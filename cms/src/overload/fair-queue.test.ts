import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createFairQueue, QueueRefusal, type FairQueue } from './fair-queue';

const never = (): boolean => false;

/** Work of many turns: what was begun so far, in its order, and what became of each. */
function start(turns: FairQueue) {
  const begun: string[] = [];
  return {
    begun,
    ask: (address: string, name: string, isKept = false) =>
      turns
        .take(
          address,
          () => {
            begun.push(name);
            return name;
          },
          isKept,
        )
        .catch((error: unknown) => {
          if (!(error instanceof QueueRefusal)) throw error;
          return error.status;
        }),
  };
}

test('one request is begun in a turn of the event loop, and others have turns in between', async () => {
  const { begun, ask } = start(createFairQueue(null, never));
  const asked = ['a', 'b', 'c'].map((name) => ask('192.0.2.1', name));
  const counts: number[] = [];
  while (begun.length < 3) {
    await turnOfTheLoop();
    counts.push(begun.length);
  }
  expect(counts[0]).toBe(1);
  const steps = counts.map((count, turn) => count - (counts[turn - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(steps.indexOf(1, 1)).toBeGreaterThan(1);
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c']);
});

test('networks have their turns one after the other, however many requests one of them has waiting', async () => {
  const { begun, ask } = start(createFairQueue(null, never));
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('2001:db8:1:2::1', name));
  const few = [
    ask('2001:db8:1:3::1', 'b1'),
    ask('192.0.2.1', 'c1'),
    // Another address of the first network.
    ask('2001:db8:1:2::2', 'a5'),
    ask('192.0.2.1', 'c2'),
  ];
  await Promise.all([...many, ...few]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', 'a5']);
});

test('a network has no more than its share, and may ask again when its requests are done', async () => {
  const turns = createFairQueue(2, never);
  const { ask } = start(turns);
  const first = [
    ask('192.0.2.1', 'a1'),
    ask('192.0.2.1', 'a2'),
    ask('192.0.2.1', 'a3'),
    ask('192.0.2.2', 'b1'),
  ];
  expect(await Promise.all(first)).toEqual(['a1', 'a2', 429, 'b1']);
  expect(await ask('192.0.2.1', 'a4')).toBe('a4');
  expect(turns.refused).toEqual({ behind: 0, queue: 0, share: 1 });
});

test('work that fails gives its share back', async () => {
  const turns = createFairQueue(1, never);
  await expect(turns.take('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take('192.0.2.1', () => 'done')).toBe('done');
});

test('a queue that is full takes nobody more', async () => {
  const turns = createFairQueue(null, never);
  const { ask } = start(turns);
  const answers = await Promise.all(
    Array.from({ length: 130 }, (_, index) => ask(`192.0.2.${index % 7}`, `r${index}`)),
  );
  expect(answers.filter((answer) => answer === 503)).toHaveLength(30);
  expect(turns.refused.queue).toBe(30);
});

test('while the process is behind one is let in at a time, and those of a booking', async () => {
  const { ask } = start(createFairQueue(null, () => true));
  const answers = [
    ask('192.0.2.1', 'a'),
    ask('192.0.2.2', 'b'),
    ask('192.0.2.3', 'booking', true),
    ask('192.0.2.4', 'c'),
  ];
  expect(await Promise.all(answers)).toEqual(['a', 503, 'booking', 503]);
  expect(await ask('192.0.2.2', 'b')).toBe('b');
});

test('those who wait when it falls behind are refused, but for bookings', async () => {
  let isBehind = false;
  const { ask } = start(createFairQueue(null, () => isBehind));
  const answers = [
    ask('192.0.2.1', 'a1'),
    ask('192.0.2.1', 'a2'),
    ask('192.0.2.1', 'booking', true),
    ask('192.0.2.2', 'b'),
  ];
  isBehind = true;
  expect(await Promise.all(answers)).toEqual(['a1', 503, 'booking', 503]);
});
