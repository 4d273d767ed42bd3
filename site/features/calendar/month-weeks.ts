import { addDays, weekdayOf, type Day } from 'booking-rules/shared/domain/stay';

/** A month as a calendar shows it: weeks from Monday to Sunday, null where another month's day would be. */
export interface MonthWeeks {
  /** Its first day. */
  first: Day;
  weeks: (Day | null)[][];
}

/** So many months one after another, beginning with the one in which a day lies. */
export function monthsFrom(day: Day, count: number): MonthWeeks[] {
  const months: MonthWeeks[] = [];
  let first = `${day.slice(0, 8)}01`;
  for (let index = 0; index < count; index += 1) {
    const month = monthOf(first);
    months.push(month);
    first = `${addDays(first, 31).slice(0, 8)}01`;
  }
  return months;
}

function monthOf(first: Day): MonthWeeks {
  const cells: (Day | null)[] = Array.from({ length: (weekdayOf(first) + 6) % 7 }, () => null);
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return { first, weeks };
}
