import { addDays, addYears, type Day } from 'booking-rules/shared/domain/stay';

/** The spans that a manager looks at with one click. */
export const SPANS = ['this-month', 'next-month', 'this-year', 'next-12-months', 'custom'] as const;
export type Span = (typeof SPANS)[number];

export const SPAN_WORDS: Readonly<Record<Span, string>> = {
  'this-month': 'This month',
  'next-month': 'Next month',
  'this-year': 'This year',
  'next-12-months': 'Next 12 months',
  custom: 'Other dates',
};

/** The nights `[from, to)` of a span; those of `custom` are chosen by hand. */
export function nightsOfSpan(span: Exclude<Span, 'custom'>, today: Day): { from: Day; to: Day } {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  switch (span) {
    case 'this-month':
      return { from: month, to: monthAfter(month) };
    case 'next-month':
      return { from: monthAfter(month), to: monthAfter(monthAfter(month)) };
    case 'this-year':
      return { from: year, to: addYears(year, 1) };
    case 'next-12-months':
      return { from: month, to: addYears(month, 1) };
  }
}

/** The first day of the month after that of a day. */
function monthAfter(day: Day): Day {
  return `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}
