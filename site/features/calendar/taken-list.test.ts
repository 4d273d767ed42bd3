import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays } from 'booking-rules/shared/domain/stay';
import { takenStretches } from './taken-list';

function calendar(pattern: string): CalendarNight[] {
  return Array.from(pattern, (sign, index) => ({
    date: addDays('2026-12-01', index),
    taken: sign === 't',
    rate: 50_000,
    minimumStay: 1,
    arrivalAllowed: sign !== 't',
    departureAllowed: true,
  }));
}

test('taken nights that follow each other are one stretch', () => {
  expect(takenStretches(calendar('.tt..t.'))).toEqual([
    { checkIn: '2026-12-02', checkOut: '2026-12-04' },
    { checkIn: '2026-12-06', checkOut: '2026-12-07' },
  ]);
});

test('nights that are not on sale yet are no stretch', () => {
  expect(takenStretches(calendar('.t.ttt'))).toEqual([{ checkIn: '2026-12-02', checkOut: '2026-12-03' }]);
  expect(takenStretches(calendar('ttt'))).toEqual([]);
});
