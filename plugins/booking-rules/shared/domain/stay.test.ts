import fc from 'fast-check';
import { days, stays } from './arbitrary.fixture';
import { hostileDays } from './hostile.fixture';
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isDay,
  isStay,
  nightCount,
  nightsOf,
  weekdayOf,
} from './stay';
import { localDay, localInstant } from './local-day';

describe('a day', () => {
  test.each(['2027-01-31', '2028-02-29', '2000-02-29', '1970-01-01', '1000-01-01', '9999-12-31'])(
    '%s is a real one',
    (day) => {
      expect(isDay(day)).toBe(true);
      expect(fromDayNumber(dayNumber(day))).toBe(day);
    },
  );

  test.each([
    ...['2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-00-01', '2027-01-00', '2027-1-1', ''],
    ...[
      '0999-12-31',
      '2027-01-01T00:00',
      ' 2027-01-01',
      '2027-01-01\n',
      '٢٠٢٧-٠١-٠١',
      20270101,
      null,
      undefined,
    ],
  ])('%p is none', (value) => expect(isDay(value)).toBe(false));

  test('counts on from 1970-01-01, a Thursday', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2027-03-01')).toBe(20_878);
    expect(weekdayOf('1970-01-01')).toBe(4);
    expect(weekdayOf('1969-12-31')).toBe(3);
    expect(weekdayOf('2027-03-05')).toBe(5);
  });

  test.each([
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['9999-12-31', 1, '9999-12-31'],
    ['1000-01-01', -1, '1000-01-01'],
    ['no day', 1, ''],
    ['2027-03-01', NaN, ''],
    ['2027-03-01', Infinity, '9999-12-31'],
  ])('%s and %p days is %p', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 2_900_000 }), (number) => {
        const day = fromDayNumber(number);
        expect(day).toBe(new Date(number * 86_400_000).toISOString().slice(0, 10));
        expect(dayNumber(day)).toBe(number);
        expect(weekdayOf(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
      }),
    );
  });

  test('is real exactly when the platform reads it back unchanged', () => {
    fc.assert(
      fc.property(hostileDays, (text) => {
        const read = new Date(`${text}T00:00:00Z`);
        const real =
          /^[1-9]\d{3}-/.test(text) &&
          !Number.isNaN(read.getTime()) &&
          read.toISOString().slice(0, 10) === text;
        expect(isDay(text)).toBe(real);
      }),
    );
  });

  test('moved there and back is the same day', () => {
    fc.assert(
      fc.property(days(), fc.integer({ min: -9_999, max: 9_999 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
});

describe('a stay', () => {
  test.each([
    ['2027-03-01', '2027-03-02', true],
    ['2027-03-01', '2027-03-01', false],
    ['2027-03-02', '2027-03-01', false],
    ['2027-03-01', '2027-02-29', false],
    ['x', '2027-03-01', false],
  ])('from %s to %s is one: %p', (checkIn, checkOut, expected) =>
    expect(isStay({ checkIn, checkOut })).toBe(expected),
  );

  test('has its check-in as first night and not its check-out', () => {
    expect(nightsOf({ checkIn: '2027-02-27', checkOut: '2027-03-02' })).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-03-01',
    ]);
  });

  test('has as many nights as days between, each a day later than the last', () => {
    fc.assert(
      fc.property(stays(), (stay) => {
        const nights = nightsOf(stay);
        expect(nights).toHaveLength(nightCount(stay));
        expect(nights).toEqual(nights.map((_, index) => addDays(stay.checkIn, index)));
      }),
    );
  });

  test('that ends before it begins has no nights', () => {
    expect(nightsOf({ checkIn: '2027-03-02', checkOut: '2027-03-01' })).toEqual([]);
    expect(nightsOf({ checkIn: 'x', checkOut: '2027-03-01' })).toEqual([]);
  });
});

describe('the day in Dubai', () => {
  test.each([
    ['2027-02-28T19:59:59.999Z', '2027-02-28'],
    ['2027-02-28T20:00:00Z', '2027-03-01'],
    ['2027-03-01T23:59:00+04:00', '2027-03-01'],
    ['2027-03-02T00:01:00+04:00', '2027-03-02'],
    ['1969-12-31T19:59:00Z', '1969-12-31'],
    ['nonsense', ''],
  ])('at %s is %p', (instant, day) => expect(localDay(new Date(instant))).toBe(day));

  test('begins at midnight there', () => {
    expect(localInstant('2027-03-01', '00:00').toISOString()).toBe('2027-02-28T20:00:00.000Z');
    expect(localInstant('2027-03-01', '15:00').toISOString()).toBe('2027-03-01T11:00:00.000Z');
  });
});
