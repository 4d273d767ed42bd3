import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { columnOf, daysOfWeek } from 'booking-rules/shared/format/place';
import { formatDay } from 'booking-rules/shared/format/day';
import { daysBetween, addDays, weekdayOf, type Day } from 'booking-rules/shared/domain/stay';
import type { MinorUnits } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import { formatFigures, useCurrency } from '../../lib/currency';
import { formatMonth } from '../../lib/format-month';
import { cachedMarkup } from '../../lib/cached-markup';
import { classes } from '../classes';
import { MARKED } from './date-range';
import { messages } from '../../messages/messages';
import { lowestNight } from './night-prices';
import type { SelectableDays } from './selectable-days';

interface MonthTablesProps {
  nights: readonly CalendarNight[];
  /** Which of them can begin a stay. */
  days: SelectableDays;
  from: Day;
}

/** Two plain months, exactly as large as the calendar that takes their place once it has loaded. */
export function MonthTables({ nights, days, from }: MonthTablesProps): ReactNode {
  const lowest = lowestNight(nights, from, 2, days.canArrive);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      {monthsFrom(from, 2).map(({ first }, index) => {
        const shown = nightsIn(nights, first);
        return (
          <div key={first} className={classes('min-w-0 flex-1 basis-64', index > 0 ? 'hidden md:block' : '')}>
            <MonthTable
              {...{ nights: shown, first }}
              from={nights[0]?.date ?? first}
              lowest={shown.some(({ rate }) => rate === lowest) ? lowest : null}
              usualMinimum={days.usualMinimumOn(first)}
            />
          </div>
        );
      })}
    </div>
  );
}

interface MonthTableProps {
  /** Those of the month that are known. */
  nights: readonly CalendarNight[];
  /** The first day of the month. */
  first: Day;
  /** The first day that can be had: those before it are over. */
  from: Day;
  /** The lowest price of a night of all that are shown, where it is one of this month. */
  lowest: MinorUnits | null;
  /** The minimum stay of most of its arrivals, which no day says. */
  usualMinimum: number;
}

const MonthTable = cachedMarkup(function MonthTable(props: MonthTableProps) {
  const { nights, first, from, lowest, usualMinimum } = props;
  const { weekdays } = messages().dates;
  return (
    <table className="month-table">
      <caption>{formatMonth(first)}</caption>
      <thead>
        <tr>
          {daysOfWeek().map((weekday) => (
            <th key={weekday} scope="col">
              {weekdays[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthOf(first).weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td key={column}>
                {day !== null && (
                  <MonthDay day={day} night={nightOn(nights, day)} {...{ from, lowest, usualMinimum }} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface MonthDayProps {
  day: Day;
  night: CalendarNight | undefined;
  from: Day;
  lowest: MinorUnits | null;
  usualMinimum: number;
}

function MonthDay({ day, night, from, lowest, usualMinimum }: MonthDayProps): ReactNode {
  const t = messages().calendar;
  const currency = useCurrency();
  const date = Number(day.slice(8));
  if (!night && day < from) return date;
  if (!night || night.taken) {
    return <s title={night ? t.taken(formatDay(day)) : undefined}>{date}</s>;
  }
  return (
    <>
      <b>{date}</b>
      <small className={night.rate === lowest ? MARKED : undefined}>
        {formatFigures(night.rate, currency)}
      </small>
      {night.minimumStay !== usualMinimum && night.arrivalAllowed && (
        <small>{t.minimumMark(night.minimumStay)}</small>
      )}
    </>
  );
}

function nightsIn(nights: readonly CalendarNight[], first: Day): readonly CalendarNight[] {
  const month = first.slice(0, 7);
  return nights.filter(({ date }) => date.startsWith(month));
}

function nightOn(nights: readonly CalendarNight[], day: string): CalendarNight | undefined {
  const first = nights[0]?.date;
  return first ? nights[daysBetween(first, day)] : undefined;
}

/** A month as a calendar shows it: weeks as the place begins them, null where another month's day would be. */
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
  const cells: (Day | null)[] = Array.from({ length: columnOf(weekdayOf(first)) }, () => null);
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return { first, weeks };
}
