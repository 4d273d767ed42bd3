import fc from 'fast-check';
import { GUEST_LIMITS, reachedLimit, waitingSince } from './messages';

test.each([
  ['a first question begins to wait', null, 'guest', 5, 5],
  ['a second one waits since the first', 5, 'guest', 9, 5],
  ['an answer ends it', 5, 'house', 9, null],
  ['what the system sends answers nothing', 5, 'system', 9, 5],
  ['and asks nothing', null, 'system', 9, null],
] as const)('%s', (_, since, sender, at, expected) => {
  expect(waitingSince(since, sender, at)).toBe(expected);
});

const every = (count: number, ms: number) => Array.from({ length: count }, (_, index) => index * ms);

test.each([
  ['nine within ten minutes are fine', every(9, 1_000), 20_000, null],
  [
    'the eleventh waits until the first is ten minutes old',
    every(10, 1_000),
    20_000,
    { most: 10, retryAfter: 580 },
  ],
  ['later it is fine again', every(10, 1_000), 600_000 + 1, null],
  ['forty within a day are enough', every(40, 600_001), 40 * 600_001, { most: 40, retryAfter: 62_400 }],
] as const)('%s', (_, sent, now, expected) => {
  expect(reachedLimit(sent, now)).toEqual(expected);
});

test('whoever waits as long as they are told may write', () => {
  const times = fc.array(fc.integer({ min: 0, max: 86_400_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(times, (given) => {
      const sent = [...given].sort((a, b) => a - b);
      let now = sent.at(-1) ?? 0;
      for (let tries = 0; tries <= GUEST_LIMITS.length; tries += 1) {
        const reached = reachedLimit(sent, now);
        if (!reached) return;
        now += reached.retryAfter * 1_000;
      }
      expect(reachedLimit(sent, now)).toBeNull();
    }),
  );
});
