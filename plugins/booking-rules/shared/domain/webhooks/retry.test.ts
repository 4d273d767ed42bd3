import fc from 'fast-check';
import { GIVE_UP_MS, nextAttempt } from './retry';

const FIRST = Date.UTC(2027, 0, 10);

/** The instants of all attempts that fail, from the first. */
function attemptsFrom(firstAt: number, retryAfter: (at: number) => number | null = () => null): number[] {
  const made = [firstAt];
  for (;;) {
    const at = made.at(-1) ?? firstAt;
    const next = nextAttempt({ attempts: made.length, firstAt, at, retryAfter: retryAfter(at) });
    if (next === null) return made;
    made.push(next);
  }
}

test('attempts come later and later, for three days and no longer', () => {
  const made = attemptsFrom(FIRST);
  const pauses = made.slice(1).map((at, index) => at - (made[index] ?? 0));
  expect(pauses.slice(0, 3)).toEqual([15_000, 60_000, 300_000]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const last = (made.at(-1) ?? 0) - FIRST;
  expect(last).toBeLessThanOrEqual(GIVE_UP_MS);
  expect(last).toBeGreaterThan(GIVE_UP_MS - 12 * 3_600_000);
});

test('a receiver is given the time that it asks for, within reason', () => {
  const failed = { attempts: 1, firstAt: FIRST, at: FIRST };
  expect(nextAttempt({ ...failed, retryAfter: FIRST + 3_600_000 })).toBe(FIRST + 3_600_000);
  expect(nextAttempt({ ...failed, retryAfter: FIRST - 1 })).toBe(FIRST + 15_000);
  expect(nextAttempt({ ...failed, retryAfter: FIRST + 30 * 86_400_000 })).toBe(FIRST + 12 * 3_600_000);
});

test('whatever receivers ask for, there is an end to it and no hurry', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -1e9, max: 1e12 })), { maxLength: 30 }), (asked) => {
      const wanted = [...asked];
      const made = attemptsFrom(FIRST, (at) => {
        const after = wanted.shift() ?? null;
        return after === null ? null : at + after;
      });
      expect(made.length).toBeLessThan(30);
      for (const [index, at] of made.entries())
        if (index > 0) expect(at - (made[index - 1] ?? 0)).toBeGreaterThanOrEqual(15_000);
      expect((made.at(-1) ?? 0) - FIRST).toBeLessThanOrEqual(GIVE_UP_MS);
    }),
  );
});
