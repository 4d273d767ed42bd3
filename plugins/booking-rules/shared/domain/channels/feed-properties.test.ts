import fc from 'fast-check';
import { addDays, type Day } from '../stay';
import { applyFetch, DEFAULT_RELEASE, NEW_FEED, type FetchResult } from './feed';
import { holding, HOUR, nights, TODAY } from './feed.fixture';

/** What a feed may bring: any nights, in any state of disorder. */
const fetches: fc.Arbitrary<FetchResult> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 8 })), { maxLength: 6 })
      .map((spans) => holding(...spans.map(([offset, count]) => nights(offset, count)))),
  },
  { weight: 2, arbitrary: fc.constant<FetchResult>({ kind: 'unchanged' }) },
  { weight: 1, arbitrary: fc.constant<FetchResult>({ kind: 'not-a-calendar' }) },
  { weight: 1, arbitrary: fc.constant<FetchResult>({ kind: 'failed' }) },
);
const histories = fc.array(fc.tuple(fetches, fc.integer({ min: 1, max: 5 * 60 })), { maxLength: 30 });

/** Replays a history of fetches, each some minutes after the one before. */
function replay(history: readonly (readonly [FetchResult, number])[]) {
  const start = Date.parse(`${TODAY}T00:00:00+04:00`);
  let state = NEW_FEED;
  let at = start;
  let shown: ReadonlySet<Day> = new Set();
  return history.map(([fetch, minutes]) => {
    at += minutes * 60_000;
    const today = addDays(TODAY, Math.floor((at - start) / (24 * HOUR)));
    const change = applyFetch(state, fetch, { at, today }, DEFAULT_RELEASE);
    ({ state } = change);
    if (fetch.kind === 'calendar') shown = new Set(fetch.nights.keys());
    return { fetch, at, today, change, shown };
  });
}

describe('whatever a feed brings', () => {
  test('no night is free that it holds', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { fetch, today, change } of replay(history)) {
          if (fetch.kind !== 'calendar') continue;
          for (const night of fetch.nights.keys())
            if (night >= today) expect(change.state.nights.get(night)?.missing).toBeNull();
        }
      }),
    );
  });

  test('a night is freed only after three good fetches over three hours without it, and never in quarantine', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const steps = replay(history);
        steps.forEach(({ fetch, change, at }, index) => {
          if (change.freed.length === 0) return;
          expect(change.state.quarantine).toBeNull();
          expect(['calendar', 'unchanged']).toContain(fetch.kind);
          const good = steps
            .slice(0, index + 1)
            .filter((step) => ['calendar', 'unchanged'].includes(step.fetch.kind));
          for (const night of change.freed) {
            const firstMiss = good.findLastIndex(({ shown }) => shown.has(night)) + 1;
            const misses = good.slice(firstMiss);
            expect(misses.length).toBeGreaterThanOrEqual(3);
            expect(at - (misses[0]?.at ?? at)).toBeGreaterThanOrEqual(3 * HOUR);
          }
        });
      }),
    );
  });

  test('a night that it has lost for good is freed by its rule, unless a manager is asked', () => {
    const quiet = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 4, maxLength: 20 });
    fc.assert(
      fc.property(
        histories,
        fetches.filter(({ kind }) => kind === 'calendar'),
        quiet,
        (history, last, gaps) => {
          const steps = replay([...history, ...gaps.map((gap): [FetchResult, number] => [last, gap])]);
          const final = steps.at(-1);
          const first = steps.at(history.length);
          if (!final || !first || final.change.state.quarantine || first.change.state.quarantine) return;
          if (final.at - first.at < 3 * HOUR) return;
          const held = [...final.change.state.nights.keys()].sort();
          expect(held).toEqual([...final.shown].filter((night) => night >= final.today).sort());
        },
      ),
    );
  });

  test('its nights are those that were taken and not freed, and none of the past', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const held = new Set<Day>();
        for (const { change, today } of replay(history)) {
          for (const night of change.taken) held.add(night);
          for (const night of change.freed) {
            expect(night >= today).toBe(true);
            held.delete(night);
          }
          const expected = [...held].filter((night) => night >= today).sort();
          expect([...change.state.nights.keys()].sort()).toEqual(expected);
          expect(change.horizon.every((night) => change.taken.includes(night))).toBe(true);
        }
      }),
    );
  });
});
