import { formatDay } from 'booking-rules/shared/format/day';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { DateRange } from './date-range';
import { messages } from '../../messages/messages';

const SEARCH_NAMES = { start: 'availabilityDateStart', end: 'availabilityDateEnd' };

interface DateFieldsProps extends DateRange {
  /** Of the two fields, where they are sent; those of a search unless told. */
  names?: { start: string; end: string };
  labels?: { start: string; end: string };
  min: string;
  /** Opens the calendar; null until there is one, and the browser's own date inputs stand in. */
  onChoose: (() => void) | null;
  /** Hears, once, of dates that were typed into those inputs before the page came alive. */
  onTyped: (typed: DateRange) => void;
}

/** Arrival and departure side by side. */
export function DateFields({
  start,
  end,
  names = SEARCH_NAMES,
  labels,
  min,
  onChoose,
  onTyped,
}: DateFieldsProps): ReactNode {
  const t = messages().quote;
  const said = labels ?? { start: t.arrive, end: t.leave };
  const box = useRef<HTMLDivElement>(null);
  const rendered = useRef({ start, end });
  const told = useRef(onTyped);
  // The inputs are still there: they give way to the calendar's buttons next.
  useLayoutEffect(() => {
    const [from, to] = box.current?.querySelectorAll('input') ?? [];
    if (from === undefined || to === undefined) return;
    const typed = { start: from.value || null, end: to.value || null };
    if (typed.start !== rendered.current.start || typed.end !== rendered.current.end) told.current(typed);
  }, []);
  return (
    <div ref={box} className="date-fields">
      <DateCell label={said.start} name={names.start} day={start} min={min} onChoose={onChoose} />
      <DateCell label={said.end} name={names.end} day={end} min={min} onChoose={onChoose} />
    </div>
  );
}

interface DateCellProps {
  label: string;
  name: string;
  day: string | null;
  min: string;
  onChoose: (() => void) | null;
}

function DateCell({ label, name, day, min, onChoose }: DateCellProps): ReactNode {
  const id = useId();
  if (onChoose === null) {
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        <input id={id} name={name} type="date" min={min} defaultValue={day ?? ''} />
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-haspopup="dialog"
      className="flex min-h-16 min-w-0 flex-col rounded-control px-3 py-2 text-start first:rounded-e-none last:rounded-s-none hover:bg-sand/50"
    >
      <span className="block text-xs font-semibold">{label}</span>
      <span className={`block min-h-6 text-sm leading-6 tabular-nums ${day === null ? 'text-muted' : ''}`}>
        {day === null ? messages().quote.chooseDate : formatDay(day)}
      </span>
    </button>
  );
}
