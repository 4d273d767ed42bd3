import { monthsFrom } from './month-table';

test('a month begins under its weekday, Monday first', () => {
  const [december] = monthsFrom('2026-12-17', 1);
  expect(december?.weeks[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(december?.weeks.at(-1)).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    null,
    null,
    null,
  ]);
});

test('months follow each other over the end of a year and through February', () => {
  expect(monthsFrom('2026-12-31', 4).map((month) => month.first)).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  const [february] = monthsFrom('2028-02-10', 1);
  expect(february?.weeks.flat().filter((day) => day !== null)).toHaveLength(29);
});
