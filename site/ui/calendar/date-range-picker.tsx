import type { Day } from 'booking-rules/shared/domain/stay';
import { memo, startTransition, useMemo, useState, type ReactNode } from 'react';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { DayPicker } from 'react-day-picker';
import { formatMonth } from '../../lib/format-month';
import { messages } from '../../messages/messages';
import { calendarClassNames, calendarComponents, DayStatesProvider, type DayStates } from './calendar-parts';
import type { DayNote } from './date-range';
import { dateOfDay, dayOfDate, pickDay, placeInRange, type DateRange } from './date-range';

interface DateRangePickerProps extends DateRange {
  /** First and last day that can be reached. */
  min: Day;
  max: Day;
  /** Days that cannot be picked in the present state of the range. */
  isDisabled?: (day: Day) => boolean;
  /** Those of them whose night is taken. */
  isTaken?: (day: Day) => boolean;
  /** Lines under the number of a day. */
  dayNotes?: (day: Day) => readonly DayNote[];
  /** Told the first day of the months that are shown next. */
  onMonths?: (first: Day) => void;
  onChange: (range: DateRange) => void;
  /** Months side by side; 1 unless told. */
  months?: number;
  /** Said below the months, and read out when it changes. */
  footer?: ReactNode;
}

/**
 * A calendar on which an arrival and a departure are picked. Load it on demand: it is heavy.
 * Give it functions that stay the same while their answers do.
 */
export default function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const {
    start,
    end,
    min,
    max,
    isDisabled,
    isTaken,
    dayNotes,
    onMonths,
    onChange,
    months = 1,
    footer,
  } = props;
  const [pointed, setPointed] = useState<Day | null>(null);
  const isLeaving = start !== null && end === null;
  // While a departure is being chosen, the days up to the one pointed at are shaded as it would be.
  const shownEnd = end ?? (isLeaving && pointed !== null && pointed > start ? pointed : null);
  const [first] = useState(start ?? min);
  const closedBy = useMemo<DayStates['closedBy']>(
    () => (day) => {
      if (day < min) return 'past';
      if (day > max) return 'taken';
      if (!(isDisabled?.(day) ?? false)) return null;
      return isTaken?.(day) ? 'taken' : 'closed';
    },
    [min, max, isDisabled, isTaken],
  );
  const states = useMemo<DayStates>(
    () => ({
      closedBy,
      placeOf: (day) => placeInRange({ start, end: shownEnd }, day),
      notesOf: (day) => dayNotes?.(day) ?? [],
      hasNotes: dayNotes !== undefined,
      pick: (day) => onChange(pickDay({ start, end }, day)),
    }),
    [closedBy, dayNotes, onChange, start, end, shownEnd],
  );
  // Only a departure that is being chosen is shaded: nothing is drawn anew while the pointer looks for an arrival.
  const point = useMemo(
    () => (day: Day | null) => setPointed(isLeaving && day !== null && closedBy(day) === null ? day : null),
    [closedBy, isLeaving],
  );

  return (
    <DayStatesProvider value={states}>
      <Months {...{ closedBy, point, first, min, max, months, onMonths }} />
      {footer && (
        <div role="status" aria-live="polite" className={calendarClassNames.footer}>
          {footer}
        </div>
      )}
    </DayStatesProvider>
  );
}

interface MonthsProps extends Pick<DayStates, 'closedBy'>, Pick<DateRangePickerProps, 'onMonths'> {
  /** Hears of the day that is pointed at or focused; null for none. */
  point: (day: Day | null) => void;
  /** A day of the month that is shown first. */
  first: Day;
  min: Day;
  max: Day;
  months: number;
}

/** The months themselves, which are drawn anew when other days can be picked: days know by themselves what they are. */
const Months = memo(function Months(props: MonthsProps): ReactNode {
  const { closedBy, point, first, min, max, months, onMonths } = props;
  const [words] = useState(wordsOfPicker);
  const [month, setMonth] = useState(() => dateOfDay(first));
  return (
    <DayPicker
      className="calendar"
      dir={directionOf(currentLanguage())}
      classNames={calendarClassNames}
      components={calendarComponents}
      numberOfMonths={months}
      weekStartsOn={placeOfBusiness().firstDayOfWeek}
      showOutsideDays={false}
      month={month}
      startMonth={dateOfDay(min)}
      endMonth={dateOfDay(max)}
      today={dateOfDay(min)}
      disabled={(date) => closedBy(dayOfDate(date)) !== null}
      formatters={words.formatters}
      labels={words.labels}
      onMonthChange={(next) => {
        // The keyboard moves to a day of that month: one that is not drawn at once would lose the focus to another.
        if (isOnDay(document.activeElement)) setMonth(next);
        // Other months take long to draw on a slow phone: the arrow answers first.
        startTransition(() => {
          setMonth(next);
          onMonths?.(dayOfDate(next));
        });
      }}
      // Days are picked by themselves; it only makes them buttons.
      onDayClick={nothing}
      onDayMouseEnter={(date) => point(dayOfDate(date))}
      onDayMouseLeave={() => point(null)}
      onDayFocus={(date) => point(dayOfDate(date))}
      onDayBlur={() => point(null)}
    />
  );
});

const nothing = (): void => undefined;

/** Whether a day of a calendar has the focus, rather than one of the arrows above it. */
function isOnDay(focused: Element | null): boolean {
  return focused?.closest('td') != null;
}

/** The words of the calendar in the language of the page. Days say theirs themselves. */
function wordsOfPicker() {
  const t = messages().dates;
  const monthOf = (month: Date): string => formatMonth(dayOfDate(month));
  return {
    formatters: {
      formatCaption: monthOf,
      formatWeekdayName: (date: Date) => t.weekdays[date.getDay()] ?? '',
    },
    labels: {
      labelGrid: monthOf,
      labelWeekday: (date: Date) => t.weekdaysInFull[date.getDay()] ?? '',
      labelPrevious: () => t.previousMonth,
      labelNext: () => t.nextMonth,
      labelDayButton: () => '',
    },
  };
}
