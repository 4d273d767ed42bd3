import { createContext, memo, useContext, useEffect, useRef } from 'react';
import type { Day } from 'booking-rules/shared/domain/stay';
import { formatDay } from 'booking-rules/shared/format/day';
import type { ChevronProps, ClassNames, CustomComponents, DayButtonProps, DayProps } from 'react-day-picker';
import { messages } from '../../messages/messages';
import { dayOfDate } from './date-range';
import { MARKED, type DayNote } from './date-range';
import { Icon } from '../icon';

/** What a day is in the range that is shown. */
export type PlaceInRange = 'open' | 'start' | 'between' | 'end' | null;

/** Why a day cannot be picked: it is over, its night is taken, or no stay can begin or end on it. */
export type Closed = 'past' | 'taken' | 'closed' | null;

/** What the days of a calendar ask about themselves. */
export interface DayStates {
  placeOf: (day: Day) => PlaceInRange;
  closedBy: (day: Day) => Closed;
  notesOf: (day: Day) => readonly DayNote[];
  /** Whether there is room for lines under the numbers, which stand at one height then whether or not they have any. */
  hasNotes: boolean;
  pick: (day: Day) => void;
}

const NO_NOTES: readonly DayNote[] = [];

const DayStatesContext = createContext<DayStates>({
  placeOf: () => null,
  closedBy: () => null,
  notesOf: () => NO_NOTES,
  hasNotes: false,
  pick: () => undefined,
});

/**
 * Tells the days of a calendar below it what they are. A change of the range is told to the days alone: the calendar
 * around them, which is costly, is not drawn anew.
 */
export const DayStatesProvider = DayStatesContext.Provider;

/** The cell of a day. */
function CalendarCell({ day, modifiers, className, ...cell }: DayProps) {
  const place = useContext(DayStatesContext).placeOf(dayOfDate(day.date));
  const isPicked = place === 'open' || place === 'start' || place === 'end';
  return (
    <td
      {...cell}
      className={`${className ?? ''} ${place === null || modifiers.hidden ? '' : RANGE_CLASSES[place]}`}
      aria-selected={isPicked || undefined}
    />
  );
}

/** The button of a day. */
const CalendarDay = memo(
  function CalendarDay({ day, modifiers, children, className, onClick, ...button }: DayButtonProps) {
    const ref = useRef<HTMLButtonElement>(null);
    const states = useContext(DayStatesContext);
    const date = dayOfDate(day.date);
    const closed = states.closedBy(date);
    const notes = closed === null ? states.notesOf(date) : NO_NOTES;
    useEffect(() => {
      if (modifiers.focused) ref.current?.focus();
    }, [modifiers.focused]);
    return (
      <button
        ref={ref}
        {...button}
        // One that is focused stays so: a button that is switched off would lose the focus.
        disabled={closed !== null && !modifiers.focused}
        aria-disabled={(closed !== null && modifiers.focused) || undefined}
        onClick={(event) => {
          onClick?.(event);
          if (closed === null) states.pick(date);
        }}
        aria-label={labelOf(date, states.placeOf(date), closed, notes)}
        className={`${className ?? ''} ${states.hasNotes ? NOTED : ''} ${closed === null ? '' : CLOSED_CLASSES[closed]}`}
      >
        {children}
        {notes.map(({ text, marked, quiet }) => (
          <span
            key={text}
            aria-hidden
            className={`mx-auto block w-fit text-[0.625rem] leading-3 ${marked ? MARKED : 'font-normal opacity-75'} ${quiet ? QUIET : ''}`}
          >
            {text}
          </span>
        ))}
      </button>
    );
  },
  // The calendar makes its handlers anew whenever it is drawn. They matter where the focus is: elsewhere they do the same.
  (before, now) =>
    before.day.isoDate === now.day.isoDate &&
    before.tabIndex === now.tabIndex &&
    !before.modifiers.focused &&
    !now.modifiers.focused,
);

/** It keeps its place, so that nothing moves when it shows. */
const QUIET = 'invisible in-[button:hover,button:focus-visible,[aria-selected]]:visible';

/** The number of a day and two lines fill its box. */
const NOTED = 'flex flex-col items-center pt-1.5';

function labelOf(day: Day, place: PlaceInRange, closed: Closed, notes: readonly DayNote[]): string {
  const { dates: t, ui } = messages();
  const parts = [formatDay(day)];
  if (place === 'start' || place === 'open') parts.push(t.arrival);
  if (place === 'end') parts.push(t.departure);
  if (closed !== null) parts.push(closed === 'past' ? t.past : t.notAvailable);
  for (const { label } of notes) parts.push(label);
  return parts.join(ui.comma);
}

// The picker places what leads back and on by the direction of the page, but says left for back in either.
function CalendarChevron({ orientation }: ChevronProps) {
  const name = orientation === 'left' ? 'chevron-left' : 'chevron-right';
  return <Icon name={name} className="rtl:-scale-x-100" />;
}

/** The parts that differ from react-day-picker's own. */
export const calendarComponents: Partial<CustomComponents> = {
  Day: CalendarCell,
  DayButton: (props) => <CalendarDay {...props} />,
  Chevron: CalendarChevron,
};

const arrow =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-full hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-30';

export const calendarClassNames: Partial<ClassNames> = {
  root: 'relative',
  months: 'relative flex flex-wrap gap-x-8 gap-y-6',
  month: 'min-w-0 flex-1 basis-64',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'flex h-11 items-center justify-center font-semibold',
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-8 text-xs font-medium text-muted',
  day: 'h-12 p-0 text-center tabular-nums',
  // The empty cells of other months, which a range across two months would shade.
  hidden: 'invisible',
  day_button:
    'relative h-12 w-full cursor-pointer rounded-control text-sm leading-5 font-medium outline-offset-[-2px] hover:bg-sand disabled:cursor-default disabled:bg-transparent aria-disabled:cursor-default',
  today: 'font-bold',
  footer: 'mt-3 text-sm text-muted',
};

/** What is taken is struck through; what is over or cannot be chosen is pale. */
const CLOSED_CLASSES = {
  past: 'font-normal! text-muted',
  taken: 'font-normal! text-muted line-through',
  closed: 'font-normal! text-muted',
};

const ends = '[&>button]:bg-brand! [&>button]:text-white! [&>button]:no-underline!';

const RANGE_CLASSES = {
  open: ends,
  start: `${ends} rounded-s-control bg-sand`,
  between: 'bg-sand',
  end: `${ends} rounded-e-control bg-sand`,
};
