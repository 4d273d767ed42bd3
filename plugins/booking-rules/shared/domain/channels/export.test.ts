import fc from 'fast-check';
import { addDays, nightsOf, type Day } from '../stay';
import { nextEvents, type ExportedEvent, type ExportedNight } from './export';
import { nights, TODAY } from './feed.fixture';
import { rangesOf } from './ranges';

let made = 0;
const newUid = () => `event-${(made += 1)}`;
const of = (reference: string | null, ...spans: readonly (readonly Day[])[]): ExportedNight[] =>
  spans.flat().map((night) => ({ night, reference }));
const AT = { at: 1_000, today: TODAY };
const LATER = { at: 2_000, today: TODAY };

test('nights in a row are one event, whoever holds them', () => {
  const events = nextEvents(
    [],
    [...of('R-1', nights(3, 2)), ...of(null, nights(5, 2), nights(9, 1))],
    AT,
    newUid,
  );
  expect(events).toMatchObject([
    { checkIn: addDays(TODAY, 3), checkOut: addDays(TODAY, 7), changedAt: 1_000 },
    { checkIn: addDays(TODAY, 9), checkOut: addDays(TODAY, 10) },
  ]);
});

test('an event that does not change keeps its identity and its time', () => {
  const before = nextEvents([], of('R-1', nights(3, 2)), AT, newUid);
  expect(nextEvents(before, of('R-1', nights(3, 2)), LATER, newUid)).toEqual(before);
});

test('a stay that moves elsewhere is the same event, changed', () => {
  const before = nextEvents([], [...of('R-1', nights(3, 2)), ...of('R-2', nights(20, 2))], AT, newUid);
  const after = nextEvents(before, [...of('R-1', nights(40, 3)), ...of('R-2', nights(20, 2))], LATER, newUid);
  expect(after.map(({ uid }) => uid)).toEqual([before[1]?.uid, before[0]?.uid]);
  expect(after.map(({ changedAt }) => changedAt)).toEqual([1_000, 2_000]);
});

test('of a range that splits the larger part goes on, and nothing is there twice', () => {
  const before = nextEvents([], of(null, nights(3, 10)), AT, newUid);
  const after = nextEvents(before, of(null, nights(3, 2), nights(6, 7)), LATER, newUid);
  expect(after[1]?.uid).toBe(before[0]?.uid);
  expect(after[0]?.uid).not.toBe(before[0]?.uid);
});

test('a stay in progress does not change with the days', () => {
  const before = nextEvents([], of('R-1', nights(0, 4)), AT, newUid);
  const tomorrow = { at: 2_000, today: addDays(TODAY, 1) };
  expect(nextEvents(before, of('R-1', nights(0, 4)), tomorrow, newUid)).toEqual(before);
});

test('what is past, or more than two years away, is left out', () => {
  expect(nextEvents([], of(null, nights(-9, 3), nights(730, 5)), AT, newUid)).toEqual([]);
});

const anyNights = fc
  .array(
    fc.tuple(
      fc.integer({ min: -2, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('R-1', 'R-2', null),
    ),
  )
  .map((spans) => {
    const found = new Map(
      spans.flatMap(([offset, count, who]) => nights(offset, count).map((night) => [night, who])),
    );
    return [...found].map(([night, reference]): ExportedNight => ({ night, reference }));
  });

test('whatever happened before, the events hold exactly the nights, each once and apart', () => {
  fc.assert(
    fc.property(fc.array(anyNights, { minLength: 1, maxLength: 5 }), (history) => {
      let events: ExportedEvent[] = [];
      history.forEach((taken, index) => {
        const today = addDays(TODAY, index);
        events = nextEvents(events, taken, { at: index, today }, newUid);
        const future = events.flatMap(nightsOf).filter((night) => night >= today);
        expect(future).toEqual(
          taken
            .map(({ night }) => night)
            .filter((night) => night >= today)
            .sort(),
        );
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
        expect(rangesOf(future)).toHaveLength(events.length);
      });
    }),
  );
});

test('ranges are the fewest, from nights in any order', () => {
  expect(rangesOf([...nights(4, 2), ...nights(1, 2), ...nights(4, 2)])).toEqual([
    { checkIn: addDays(TODAY, 1), checkOut: addDays(TODAY, 3) },
    { checkIn: addDays(TODAY, 4), checkOut: addDays(TODAY, 6) },
  ]);
  expect(rangesOf([])).toEqual([]);
});
