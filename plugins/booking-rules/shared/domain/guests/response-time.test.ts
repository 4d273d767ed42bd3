import fc from 'fast-check';
import { ANSWERS_NEEDED, typicalResponse, type Wait } from './response-time';

const answered = (...minutes: number[]): Wait[] =>
  minutes.map((each) => ({ minutes: each, isAnswered: true }));
const waiting = (...minutes: number[]): Wait[] =>
  minutes.map((each) => ({ minutes: each, isAnswered: false }));

test.each<[string, Wait[], ReturnType<typeof typicalResponse>]>([
  ['nothing of nobody', [], null],
  ['nothing of four answers', answered(1, 1, 1, 1), null],
  ['an hour at least', answered(1, 2, 3, 4, 5), { unit: 'hour', count: 1 }],
  ['the median, not the mean', answered(30, 50, 61, 9_000, 9_000), { unit: 'hour', count: 2 }],
  ['a day in hours', answered(1, 1, 1440, 1500, 1500), { unit: 'hour', count: 24 }],
  ['more than a day in days', answered(1, 1, 1441, 1500, 1500), { unit: 'day', count: 2 }],
  ['those that wait, too', [...answered(10, 10, 10, 10, 200), ...waiting(500)], { unit: 'hour', count: 1 }],
  ['nothing where half still wait', [...answered(10, 10, 10, 90, 90), ...waiting(20, 20, 20)], null],
])('it says %s', (_, waits, said) => {
  expect(typicalResponse(waits)).toEqual(said);
});

test('whatever the waits, at least half of the answers came as soon as it says', () => {
  const waits = fc.array(fc.record({ minutes: fc.nat(20_000), isAnswered: fc.boolean() }));
  fc.assert(
    fc.property(waits, (some) => {
      const said = typicalResponse(some);
      if (said === null) return;
      expect(some.length).toBeGreaterThanOrEqual(ANSWERS_NEEDED);
      const promised = said.count * (said.unit === 'hour' ? 60 : 1440);
      const soon = some.filter(({ minutes }) => minutes <= promised);
      expect(soon.length * 2).toBeGreaterThanOrEqual(some.length);
    }),
  );
});
