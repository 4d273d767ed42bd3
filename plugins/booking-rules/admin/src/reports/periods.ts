import { addYears, type Day } from 'booking-rules/shared/domain/stay';
import { firstOfMonth } from '../format/dates';

/** The spans that a manager looks at with one click. */
export const PERIODS = ['this-month', 'next-month', 'this-year', 'next-12-months', 'custom'] as const;
export type Period = (typeof PERIODS)[number];

/** The nights `[from, to)` of a period; those of `custom` are chosen by hand. */
export function nightsOfPeriod(period: Exclude<Period, 'custom'>, today: Day): { from: Day; to: Day } {
  const month = firstOfMonth(today);
  const year = `${today.slice(0, 4)}-01-01`;
  switch (period) {
    case 'this-month':
      return { from: month, to: firstOfMonth(today, 1) };
    case 'next-month':
      return { from: firstOfMonth(today, 1), to: firstOfMonth(today, 2) };
    case 'this-year':
      return { from: year, to: addYears(year, 1) };
    case 'next-12-months':
      return { from: month, to: addYears(month, 1) };
  }
}
