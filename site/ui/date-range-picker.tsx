import { formatDay } from 'booking-rules/shared/format/day';
import type { Day } from 'booking-rules/shared/domain/stay';
import { useState, type ReactNode } from 'react';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { formatMonth } from '../lib/format-month';
import { messages } from '../messages/messages';
import { calendarClassNames, calendarComponents, DayNotes, rangeClassNames } from './calendar-parts';
import type { DayNote } from './day-note';
import { dateOfDay, dayOfDate, pickDay, type DateRange } from './date-range';

interface DateRangePickerProps extends DateRange {
  /** First and last day that can be reached. */
  min: Day;
  max: Day;
  /** Days that cannot be picked in the present state of the range. */
  isDisabled?: (day: Day) => boolean;
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

/** A calendar on which an arrival and a departure are picked. Load it on demand: it is heavy. */
export default function DateRangePicker(props: DateRangePickerProps): ReactNode {
  const { start, end, min, max, isDisabled, dayNotes, onMonths, onChange, months = 1, footer } = props;
  const t = messages().dates;
  const [pointed, setPointed] = useState<Day | null>(null);
  // While a departure is being chosen, the days up to the one pointed at are shaded as it would be.
  const shownEnd = end ?? (start !== null && pointed !== null && pointed > start ? pointed : null);
  const closed = (day: Day): boolean => day < min || day > max || (isDisabled?.(day) ?? false);

  return (
    <DayNotes value={dayNotes ?? null}>
      <DayPicker
        className="calendar"
        dir={directionOf(currentLanguage())}
        classNames={calendarClassNames}
        components={calendarComponents}
        modifiersClassNames={rangeClassNames}
        numberOfMonths={months}
        weekStartsOn={placeOfBusiness().firstDayOfWeek}
        showOutsideDays={false}
        defaultMonth={dateOfDay(start ?? min)}
        startMonth={dateOfDay(min)}
        endMonth={dateOfDay(max)}
        today={dateOfDay(min)}
        disabled={(date) => closed(dayOfDate(date))}
        modifiers={{
          start: (date) => dayOfDate(date) === start,
          end: (date) => dayOfDate(date) === shownEnd,
          between: (date) =>
            start !== null && shownEnd !== null && isBetween(dayOfDate(date), start, shownEnd),
          open: start !== null && shownEnd === null ? dateOfDay(start) : false,
          selected: (date) => dayOfDate(date) === start || dayOfDate(date) === end,
        }}
        formatters={{
          formatCaption: (month) => formatMonth(dayOfDate(month)),
          formatWeekdayName: (date) => t.weekdays[date.getDay()] ?? '',
        }}
        labels={{
          labelGrid: (month) => formatMonth(dayOfDate(month)),
          labelWeekday: (date) => t.weekdaysInFull[date.getDay()] ?? '',
          labelPrevious: () => t.previousMonth,
          labelNext: () => t.nextMonth,
          labelDayButton: (date, modifiers) => labelOf(dayOfDate(date), modifiers, dayNotes),
        }}
        onMonthChange={(month) => onMonths?.(dayOfDate(month))}
        onDayClick={(date, modifiers) => {
          if (!modifiers.disabled) onChange(pickDay({ start, end }, dayOfDate(date)));
        }}
        onDayMouseEnter={(date, modifiers) => setPointed(modifiers.disabled ? null : dayOfDate(date))}
        onDayMouseLeave={() => setPointed(null)}
        onDayFocus={(date, modifiers) => setPointed(modifiers.disabled ? null : dayOfDate(date))}
        onDayBlur={() => setPointed(null)}
        footer={footer}
      />
    </DayNotes>
  );
}

function isBetween(day: Day, start: Day, end: Day): boolean {
  return start < day && day < end;
}

function labelOf(day: Day, modifiers: Modifiers, dayNotes: DateRangePickerProps['dayNotes']): string {
  const { dates: t, ui } = messages();
  const parts = [formatDay(day)];
  if (modifiers.start) parts.push(t.arrival);
  if (modifiers.end) parts.push(t.departure);
  if (modifiers.disabled) parts.push(t.notAvailable);
  for (const { label } of (!modifiers.disabled && dayNotes?.(day)) || []) parts.push(label);
  return parts.join(ui.comma);
}
