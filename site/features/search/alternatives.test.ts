import { movedDates } from './alternatives';

describe('moved dates', () => {
  const query = { availabilityDateStart: '2026-12-04', availabilityDateEnd: '2026-12-11', bedrooms: 2 };

  test('keep the length of the stay and the rest of the search, nearest first', () => {
    const [first, second] = movedDates(query, '2026-11-20');
    expect(first?.query).toEqual({
      availabilityDateStart: '2026-12-05',
      availabilityDateEnd: '2026-12-12',
      bedrooms: 2,
    });
    expect(first?.label).toBe('Sat 5 Dec 2026 – Sat 12 Dec 2026 instead');
    expect(second?.query.availabilityDateStart).toBe('2026-12-03');
  });

  test('never begin before today', () => {
    const starts = movedDates(query, '2026-12-03').map((move) => move.query.availabilityDateStart ?? '');
    expect(starts.every((start) => start >= '2026-12-03')).toBe(true);
  });

  test('are none without dates', () => expect(movedDates({ bedrooms: 2 }, '2026-11-20')).toEqual([]));
});
