import { formatShortStay, formatStay } from './stay';

test('the days of a stay name the year once, or twice when it turns', () => {
  expect(formatStay({ checkIn: '2026-11-21', checkOut: '2026-11-24' })).toBe('Sat 21 Nov to Tue 24 Nov 2026');
  expect(formatStay({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toBe(
    'Wed 30 Dec 2026 to Sat 2 Jan 2027',
  );
});

test('where there is little room, a month is named once unless it turns', () => {
  expect(formatShortStay({ checkIn: '2027-03-12', checkOut: '2027-03-15' })).toBe('12–15 Mar');
  expect(formatShortStay({ checkIn: '2027-03-30', checkOut: '2027-04-02' })).toBe('30 Mar – 2 Apr');
});
