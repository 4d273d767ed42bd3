import fc from 'fast-check';
import { cases } from '../../cases.fixture';
import { days, SOME_DAY, stays } from '../arbitrary.fixture';
import { hostileDays } from '../hostile.fixture';
import {
  MOST_WORDS,
  availabilityBitmapOf,
  AvailabilityBitmaps,
  nightsTakenWhere,
  packNights,
  type AvailabilityBitmap,
} from './availability-bitmap';
import { addDays, dayNumber, nightsOf, type Day } from '../stay';

const FIRST: Day = addDays(SOME_DAY, -60);
const changes = fc.array(
  fc.record({ taken: fc.boolean(), nights: stays(200).map((stay) => nightsOf(stay).slice(0, 90)) }),
  { maxLength: 12 },
);

/** The same changes made to bits and to a Set, which is the model. */
function both(made: { taken: boolean; nights: Day[] }[]): { bits: AvailabilityBitmap; model: Set<Day> } {
  const bits = new AvailabilityBitmaps(FIRST).addRow();
  const model = new Set<Day>();
  for (const { taken, nights } of made) {
    for (const night of nights) {
      if (taken) bits.set(night);
      else bits.clear(night);
      if (taken) model.add(night);
      else model.delete(night);
    }
  }
  return { bits, model };
}

test('has what a set has, whatever was taken and freed', () => {
  fc.assert(
    fc.property(changes, days(400), (made, night) => {
      const { bits, model } = both(made);
      expect(bits.has(night)).toBe(model.has(night));
      for (const known of model) expect(bits.has(known)).toBe(true);
    }),
  );
});

test('knows of a span which of its nights is the first that is taken', () => {
  fc.assert(
    fc.property(changes, days(400), fc.integer({ min: -3, max: 400 }), (made, from, length) => {
      const { bits, model } = both(made);
      const nights = Array.from({ length: Math.max(0, length) }, (_, index) => addDays(from, index));
      const first = dayNumber(from);
      const taken = nights.findIndex((night) => model.has(night));
      expect(bits.firstBetween(first, first + length)).toBe(taken === -1 ? null : first + taken);
      const asked = nightsTakenWhere((night) => model.has(night));
      expect(asked.firstBetween(first, first + length)).toBe(taken === -1 ? null : first + taken);
    }),
  );
});

test.each([
  ['the first night of a word', 32, 32, 33],
  ['the last night of a word', 31, 31, 32],
  ['a word in the middle', 70, 0, 128],
  ['the last of many words', 127, 0, 128],
])('a span finds %s', (_, night, from, end) => {
  const bits = availabilityBitmapOf(FIRST, [addDays(FIRST, night)]);
  const first = dayNumber(FIRST);
  expect(bits.firstBetween(first + from, first + end)).toBe(first + night);
  expect(bits.firstBetween(first + night + 1, first + end)).toBeNull();
  expect(bits.firstBetween(first + from, first + night)).toBeNull();
});

test('grows as nights further ahead are taken, to the end of its span and no further', () => {
  const last = addDays(FIRST, 32 * (MOST_WORDS - 1));
  const outside = [addDays(last, 32), addDays(FIRST, -32)];
  const bits = availabilityBitmapOf(FIRST, [addDays(FIRST, 3), last, ...outside]);
  expect(bits.has(addDays(FIRST, 3))).toBe(true);
  expect(bits.has(last)).toBe(true);
  expect(outside.map((night) => bits.has(night))).toEqual([false, false]);
  bits.clear(last);
  expect(bits.firstBetween(dayNumber(FIRST) + 4, dayNumber(last) + 9_999)).toBeNull();
});

test('holds later nights once it was told that days have passed', () => {
  const sheet = new AvailabilityBitmaps(FIRST);
  const bits = sheet.addRow();
  const far = addDays(FIRST, 32 * (MOST_WORDS + 50));
  const kept = addDays(FIRST, 32 * 90);
  for (const night of [FIRST, kept, far]) bits.set(night);
  expect(bits.has(far)).toBe(false);
  sheet.forgetBefore(addDays(FIRST, 32 * 60));
  bits.set(far);
  expect([FIRST, kept, far].map((night) => bits.has(night))).toEqual([false, true, true]);
});

test('rows of one sheet know nothing of each other, however many come', () => {
  const sheet = new AvailabilityBitmaps(FIRST);
  fc.assert(
    fc.property(fc.array(changes, { minLength: 1, maxLength: 6 }), (some) => {
      const rows = some.map((made) => ({ row: sheet.addRow(), ...both(made) }));
      for (const { row, model } of rows) row.load(packNights(FIRST, [...model]));
      const nights = nightsOf({ checkIn: FIRST, checkOut: addDays(FIRST, 330) });
      for (const { row, model } of rows) {
        expect(nights.filter((night) => row.has(night))).toEqual(nights.filter((night) => model.has(night)));
      }
    }),
    cases(30),
  );
});

test('loading nights takes them and frees all others', () => {
  fc.assert(
    fc.property(changes, changes, days(400), (some, others, night) => {
      const { bits } = both(some);
      const { model } = both(others);
      bits.load(packNights(FIRST, [...model]));
      expect(bits.has(night)).toBe(model.has(night));
    }),
  );
});

test('keeps of many rows those that are free for a stay', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 8 }), stays(100), (some, stay) => {
      const sheet = new AvailabilityBitmaps(FIRST);
      const rows = some.map((made) => {
        const { model } = both(made);
        const row = sheet.addRow();
        row.load(packNights(FIRST, [...model]));
        return { row, model };
      });
      // In another order than that of the rows, as lists of apartments are.
      const listed = [...rows].reverse();
      const indexes = Uint32Array.from(listed, (_, index) => index);
      const rowOf = Uint32Array.from(listed, ({ row }) => row.row);
      const count = sheet.keepFree(indexes, rowOf, dayNumber(stay.checkIn), dayNumber(stay.checkOut));
      const free = listed.flatMap(({ model }, index) =>
        nightsOf(stay).some((night) => model.has(night)) ? [] : [index],
      );
      expect([...indexes.subarray(0, count)]).toEqual(free);
    }),
  );
});

test('no text makes it throw or take a night that is none', () => {
  fc.assert(
    fc.property(hostileDays, hostileDays, (some, other) => {
      const bits = availabilityBitmapOf(FIRST, [some]);
      bits.clear(other);
      expect(bits.has(other)).toBe(false);
      expect(Number(bits.firstBetween(dayNumber(some), dayNumber(other)))).toEqual(expect.any(Number));
      expect(availabilityBitmapOf(some, [other]).has('')).toBe(false);
      expect(packNights(some, [other]).words.length).toBeLessThanOrEqual(MOST_WORDS);
    }),
  );
});

test('its version is another one after every change of its nights, and only then', () => {
  const bits = availabilityBitmapOf('2027-03-01', ['2027-03-04']);
  const same = bits.version;
  bits.set('2027-03-04');
  bits.clear('2027-03-05');
  bits.load(packNights('2027-03-01', ['2027-03-04']));
  expect(bits.version).toBe(same);
  const versions = [
    () => bits.set('2027-03-05'),
    () => bits.clear('2027-03-04'),
    () => bits.load(packNights('2027-03-01', ['2027-03-06'])),
  ].map((change) => {
    change();
    return bits.version;
  });
  expect(new Set([same, ...versions]).size).toBe(4);
});
