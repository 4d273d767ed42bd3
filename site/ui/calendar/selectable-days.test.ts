import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays } from 'booking-rules/shared/domain/stay';
import { selectableDays } from './selectable-days';

/** Nights from 1 Dec 2026 on: a letter each, `t` taken, `-` closed for arrivals, a digit the minimum stay. */
function calendar(pattern: string): CalendarNight[] {
  return Array.from(pattern, (sign, index) => ({
    date: addDays('2026-12-01', index),
    taken: sign === 't',
    rate: 50_000,
    minimumStay: Number.parseInt(sign, 10) || 1,
    arrivalAllowed: sign !== 't' && sign !== '-',
    departureAllowed: index > 0,
  }));
}

test('a stay can begin where as many free nights follow as its minimum needs', () => {
  const days = selectableDays(calendar('333t111'), 90);
  expect(days.canArrive('2026-12-01')).toBe(true);
  expect(days.canArrive('2026-12-02')).toBe(false);
  expect(days.canArrive('2026-12-04')).toBe(false);
  expect(days.canArrive('2026-12-05')).toBe(true);
});

test('a stay can end on the day another one begins, and not later', () => {
  const days = selectableDays(calendar('1111t11'), 90);
  expect(days.canLeave('2026-12-02', '2026-12-05')).toBe(true);
  expect(days.canLeave('2026-12-02', '2026-12-06')).toBe(false);
});

test('a stay cannot end before its minimum', () => {
  const days = selectableDays(calendar('33333'), 90);
  expect(days.canLeave('2026-12-01', '2026-12-03')).toBe(false);
  expect(days.canLeave('2026-12-01', '2026-12-04')).toBe(true);
});

test('a day closed for arrivals, or outside the calendar, cannot begin a stay', () => {
  const days = selectableDays(calendar('1-1'), 90);
  expect(days.canArrive('2026-12-02')).toBe(false);
  expect(days.canArrive('2027-12-02')).toBe(false);
  expect(days.canArrive('2026-11-30')).toBe(false);
});

test('the day after the last night shown can end a stay', () => {
  expect(selectableDays(calendar('111'), 90).canLeave('2026-12-01', '2026-12-04')).toBe(true);
});

test('a stay cannot end later than the longest stay allows', () => {
  const days = selectableDays(calendar('11111'), 2);
  expect(days.canLeave('2026-12-01', '2026-12-03')).toBe(true);
  expect(days.canLeave('2026-12-01', '2026-12-04')).toBe(false);
});

test('a night is taken, or free; one that is not on sale is taken', () => {
  const days = selectableDays(calendar('1t'), 90);
  expect(['2026-12-01', '2026-12-02', '2026-12-03'].map(days.isTaken)).toEqual([false, true, true]);
});

test('a night that is free has a price, and no other', () => {
  const days = selectableDays(calendar('1t-'), 90);
  const prices = ['2026-12-01', '2026-12-02', '2026-12-03', '2027-12-01'].map(days.rateOn);
  expect(prices).toEqual([50_000, null, 50_000, null]);
});

test('the minimum of most arrivals of a month is its usual one; taken days do not count', () => {
  const december = '2222555ttttttttttttttttttttttttt';
  const days = selectableDays(calendar(`${december.slice(0, 31)}334`), 90);
  const usual = ['2026-12-01', '2026-12-31', '2027-01-03', '2027-02-01'].map(days.usualMinimumOn);
  expect(usual).toEqual([2, 2, 3, 1]);
});
