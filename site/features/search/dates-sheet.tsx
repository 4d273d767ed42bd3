import { addDays, daysBetween, type Day } from 'booking-rules/shared/domain/stay';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button';
import type { DateRange } from '../../ui/date-range';
import { Sheet } from '../../ui/sheet';
import { Skeleton } from '../../ui/box';
import { messages } from '../../messages/messages';

/** Fetches the calendar. */
export const loadPicker = () => import('../../ui/date-range-picker');
const DateRangePicker = lazy(loadPicker);

/** How far ahead dates can be picked, in days. */
const REACH_DAYS = 540;

interface DatesSheetProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
  today: Day;
  open: boolean;
  onClose: () => void;
}

/** The calendar of a search. Load it on demand. */
export default function DatesSheet({ range, onChange, today, open, onClose }: DatesSheetProps) {
  const t = messages().search.sheet;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(range)}
      className="md:w-3xl"
      footer={
        <div className="flex justify-between gap-3">
          <Button kind="quiet" onClick={() => onChange({ start: null, end: null })}>
            {t.clear}
          </Button>
          <Button onClick={onClose}>{t.done}</Button>
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="h-160 w-full md:h-96" />}>
        <DateRangePicker
          {...range}
          min={today}
          max={addDays(today, REACH_DAYS)}
          months={2}
          onChange={onChange}
        />
      </Suspense>
    </Sheet>
  );
}

function titleOf({ start, end }: DateRange): string {
  const t = messages().search.sheet;
  if (start === null) return t.whenArriving;
  return end === null ? t.whenLeaving : t.nights(daysBetween(start, end));
}
