import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays, daysBetween, type Day } from 'booking-rules/shared/domain/stay';
import { lazy, startTransition, Suspense, useCallback, useMemo, useOptimistic, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatFigures, useCurrency, useShownAmount } from '../../lib/currency';
import { formatMonth } from '../../lib/format-month';
import { isArrivalToPick, type DateRange, type DayNote } from './date-range';
import { useHydrated, useWide } from '../use-browser';
import { messages } from '../../messages/messages';
import { MonthTables, monthsFrom, type MonthWeeks } from './month-table';
import { lowestNight } from './night-prices';
import { selectableDays, type SelectableDays } from './selectable-days';

const DateRangePicker = lazy(() => import('./date-range-picker'));

interface StayCalendarProps extends DateRange {
  nights: readonly CalendarNight[];
  /** The most nights of a stay. */
  maximumStay: number;
  onChange: (range: DateRange) => void;
  /** Months on phones, one below the other; wide screens have two side by side. */
  phoneMonths?: 1 | 2;
}

/** An apartment's calendar: to be read as the server rendered it, to be picked from once it has loaded. */
export function StayCalendar({
  nights,
  maximumStay,
  start: kept,
  end: keptEnd,
  onChange,
  phoneMonths = 1,
}: StayCalendarProps): ReactNode {
  // What is picked shows at once; the page around it, which is large, follows.
  const [{ start, end }, show] = useOptimistic<DateRange>({ start: kept, end: keptEnd });
  const wide = useWide();
  const hydrated = useHydrated();
  const days = selectableDays(nights, maximumStay);
  const isLeaving = start !== null && end === null;
  const arrival = isLeaving ? start : null;
  const t = messages().calendar;
  const [month, setMonth] = useState(start ?? nights[0]?.date ?? '');
  const months = wide ? 2 : phoneMonths;
  const lowest = useMemo(
    () => lowestNight(nights, month, months, days.canArrive),
    [nights, month, months, days],
  );
  const currency = useCurrency();
  const shown = useShownAmount();
  const isDisabled = useCallback(
    (day: Day) => !(arrival !== null && day > arrival ? days.canLeave(arrival, day) : days.canArrive(day)),
    [days, arrival],
  );
  const dayNotes = useCallback(
    (day: Day) => {
      const notes: DayNote[] = [];
      const rate = days.rateOn(day);
      if (rate !== null) {
        const marked = rate === lowest;
        const label = marked ? t.lowestPrice(shown(rate)) : t.price(shown(rate));
        notes.push({ text: formatFigures(rate, currency), label, marked });
      }
      const minimum = days.minimumStayOn(day);
      if (minimum > 1 && isArrivalToPick({ start, end }, day))
        notes.push({
          ...{ text: t.minimumMark(minimum), label: t.minimum(minimum) },
          quiet: minimum === days.usualMinimumOn(day),
        });
      return notes;
    },
    [days, start, end, lowest, currency, shown, t],
  );
  const min = nights[0]?.date;
  const max = nights.findLast((night) => !night.taken)?.date;
  if (min === undefined || max === undefined) return <p>{t.nothingAvailable}</p>;

  const plain = <MonthTables {...{ nights, days }} from={start ?? min} />;
  return (
    <>
      {hydrated ? (
        <Suspense fallback={plain}>
          <DateRangePicker
            start={start}
            end={end}
            min={min}
            max={addDays(max, 1)}
            months={months}
            onMonths={setMonth}
            onChange={(range) =>
              startTransition(() => {
                show(range);
                onChange(range);
              })
            }
            {...{ isDisabled, dayNotes }}
            isTaken={days.isTaken}
            footer={rangeHint({ start, end }, days.minimumStayOn)}
          />
        </Suspense>
      ) : (
        plain
      )}
      <UsualMinimum days={days} months={monthsFrom(month, hydrated ? months : 2)} />
    </>
  );
}

/** The minimum stay of most arrivals in the months that are shown; days with another one say theirs. */
function UsualMinimum({ days, months }: { days: SelectableDays; months: MonthWeeks[] }): ReactNode {
  const t = messages().calendar;
  const usual = months.map(({ first }) => ({ first, nights: days.usualMinimumOn(first) }));
  const [one] = usual;
  if (one === undefined || usual.every(({ nights }) => nights === 1)) return null;
  const isSame = usual.every(({ nights }) => nights === one.nights);
  return (
    <p className="mt-3 text-sm text-muted">
      {isSame
        ? t.usualMinimum(one.nights)
        : usual.map(({ first, nights }) => `${formatMonth(first)}: ${t.minimum(nights)}`).join(' · ')}
    </p>
  );
}

/** What to do next on a calendar, or what has been chosen on it. */
export function rangeHint({ start, end }: DateRange, minimumStayOn: (day: string) => number): string {
  const t = messages().calendar;
  if (start === null) return t.chooseArrival;
  if (end === null) return t.chooseDeparture(formatDay(start), minimumStayOn(start));
  return t.chosen(daysBetween(start, end), formatDay(start), formatDay(end));
}
