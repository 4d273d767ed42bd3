import { createContext, useContext, useEffect, useRef } from 'react';
import type { ChevronProps, ClassNames, CustomComponents, DayButtonProps } from 'react-day-picker';
import { dayOfDate } from './date-range';
import { MARKED, type DayNote } from './day-note';
import { Icon } from './icon';

const DayNotesContext = createContext<((day: string) => readonly DayNote[]) | null>(null);

/** Gives the days of a calendar below it their notes. */
export const DayNotes = DayNotesContext.Provider;

function CalendarDay({ day, modifiers, children, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const notesOf = useContext(DayNotesContext);
  const notes = modifiers.disabled ? [] : (notesOf?.(dayOfDate(day.date)) ?? []);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button ref={ref} {...button}>
      {children}
      {notes.map(({ text, marked }) => (
        <span
          key={text}
          aria-hidden
          className={`mx-auto block w-fit text-[0.625rem] leading-3 ${marked ? MARKED : 'font-normal opacity-75'}`}
        >
          {text}
        </span>
      ))}
    </button>
  );
}

// Its orientation is that of the page already: the picker is told the direction.
function CalendarChevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} className="size-5" />;
}

/** The parts that differ from react-day-picker's own. */
export const calendarComponents: Partial<CustomComponents> = {
  DayButton: CalendarDay,
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
    'relative h-12 w-full cursor-pointer rounded-control text-sm leading-5 font-medium outline-offset-[-2px] hover:bg-sand disabled:cursor-default disabled:bg-transparent disabled:font-normal disabled:text-muted/60 disabled:line-through aria-disabled:cursor-default aria-disabled:line-through',
  today: 'font-bold',
  footer: 'mt-3 text-sm text-muted',
};

const ends = '[&>button]:bg-brand! [&>button]:text-white! [&>button]:no-underline!';

/** Classes of the days of the range that is shown. */
export const rangeClassNames = {
  open: ends,
  start: `${ends} rounded-s-control bg-sand`,
  between: 'bg-sand',
  end: `${ends} rounded-e-control bg-sand`,
};
