import fc from 'fast-check';
import { formatDay, formatShortDay } from './day';
import { hostileDays } from '../domain/hostile.fixture';
import { isDay } from '../domain/stay';

test.each([
  ['2026-12-04', 'Fri 4 Dec 2026', '4 Dec'],
  ['2027-01-31', 'Sun 31 Jan 2027', '31 Jan'],
  ['2028-02-29', 'Tue 29 Feb 2028', '29 Feb'],
])('%s reads %s, or %s', (day, long, short) => {
  expect(formatDay(day)).toBe(long);
  expect(formatShortDay(day)).toBe(short);
});

test('what is no day is shown as it is', () => {
  fc.assert(
    fc.property(
      hostileDays.filter((text) => !isDay(text)),
      (text) => {
        expect(formatDay(text)).toBe(text);
        expect(formatShortDay(text)).toBe(text);
      },
    ),
  );
});

test('every day reads as the platform reads it in UTC', () => {
  const platform = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  fc.assert(
    fc.property(hostileDays.filter(isDay), (day) => {
      const expected = platform
        .format(new Date(`${day}T00:00:00Z`))
        .replace(',', '')
        .replace('Sept', 'Sep');
      expect(formatDay(day)).toBe(expected);
    }),
  );
});
