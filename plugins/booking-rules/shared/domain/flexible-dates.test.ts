import fc from 'fast-check';
import { flexibleStays, MOST_FLEXIBLE_DAYS } from './flexible-dates';
import { addDays, daysBetween, nightsOf, weekdayOf, type Stay, type Weekday } from './stay';

const FIRST = '2027-01-01';
const stays: fc.Arbitrary<Stay> = fc
  .tuple(fc.nat({ max: 700 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, nights]) => ({ checkIn: addDays(FIRST, from), checkOut: addDays(FIRST, from + nights) }));
const months = fc
  .tuple(fc.integer({ min: 2027, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
const weekdays = fc.subarray<Weekday>([0, 1, 2, 3, 4, 5, 6]);
/** Every day of the years that months are drawn from. */
const DAYS = Array.from({ length: 4 * 366 }, (_, offset) => addDays(FIRST, offset));

test('days to move by stand for every stay of as many nights, the nearest first, none before today', () => {
  fc.assert(
    fc.property(
      stays,
      fc.integer({ min: 1, max: MOST_FLEXIBLE_DAYS }),
      stays,
      (stay, days, { checkIn: today }) => {
        const found = flexibleStays({ stay, days }, today);
        const distances = found.map(({ checkIn }) => Math.abs(daysBetween(stay.checkIn, checkIn)));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
        const expected = DAYS.filter(
          (day) => day >= today && Math.abs(daysBetween(stay.checkIn, day)) <= days,
        );
        expect(found.map(({ checkIn }) => checkIn).sort()).toEqual(expected);
        for (const { checkIn, checkOut } of found)
          expect(daysBetween(checkIn, checkOut)).toBe(daysBetween(stay.checkIn, stay.checkOut));
      },
    ),
  );
});

test('a week in a month is any seven nights that begin in it', () => {
  fc.assert(
    fc.property(months, stays, (month, { checkIn: today }) => {
      const found = flexibleStays({ month, kind: 'week', weekendNights: [] }, today);
      const begins = DAYS.filter((day) => day.startsWith(month) && day >= today);
      expect(found).toEqual(begins.map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, 7) })));
    }),
  );
});

test('a weekend in a month is each longest run of weekend nights that begins in it', () => {
  fc.assert(
    fc.property(months, weekdays, (month, weekendNights) => {
      const isWeekend = (day: string) => weekendNights.includes(weekdayOf(day));
      const found = flexibleStays({ month, kind: 'weekend', weekendNights }, FIRST);
      const begins = DAYS.filter(
        (day) => day.startsWith(month) && isWeekend(day) && !isWeekend(addDays(day, -1)),
      );
      expect(found.map(({ checkIn }) => checkIn)).toEqual(begins);
      for (const stay of found) {
        expect(nightsOf(stay).every(isWeekend)).toBe(true);
        expect(isWeekend(stay.checkOut)).toBe(false);
      }
    }),
  );
});

test('of Friday and Saturday nights, March 2027 has three weekends left after its first', () => {
  const found = flexibleStays({ month: '2027-03', kind: 'weekend', weekendNights: [5, 6] }, '2027-03-06');
  expect(found).toEqual([
    { checkIn: '2027-03-12', checkOut: '2027-03-14' },
    { checkIn: '2027-03-19', checkOut: '2027-03-21' },
    { checkIn: '2027-03-26', checkOut: '2027-03-28' },
  ]);
});
