import { addDays } from 'booking-rules/shared/domain/stay';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSettings } from '../../lib/page-context';
import { messages } from '../../messages/messages';
import { Skeleton } from '../../ui/box';
import { DateFields } from '../../ui/calendar/date-fields';
import type { DateRange } from '../../ui/calendar/date-range';
import { DateSheet } from '../../ui/calendar/date-sheet';
import { useHydrated, useWide } from '../../ui/use-browser';

const DateRangePicker = lazy(() => import('../../ui/calendar/date-range-picker'));

/** How far ahead somebody may ask, in days. */
const REACH_DAYS = 731;
const NAMES = { start: 'checkIn', end: 'checkOut' };

interface AskedDatesProps {
  /** The dates chosen on the page around the form, which are followed until others are picked here. */
  first: DateRange;
  /** What is wrong with them. */
  error: string | undefined;
}

/**
 * The dates of an enquiry, which nobody has to give: any two days, whether the nights are free or not. Without scripts
 * they are the browser's own fields; with them the form sends what a calendar has filled in.
 */
export function AskedDates({ first, error }: AskedDatesProps): ReactNode {
  const { today } = useSettings();
  const [picked, setPicked] = useState<DateRange | null>(null);
  const [choosing, setChoosing] = useState<DateRange | null>(null);
  const hydrated = useHydrated();
  const wide = useWide();
  const t = messages().enquiry;
  const { start, end } = picked ?? first;
  // An arrival chosen on the page around the form, still without a departure, is not asked about.
  const isBegun = picked === null && end === null;
  const close = () => {
    // An arrival without a departure is not a choice yet.
    if (choosing !== null && (choosing.start === null) === (choosing.end === null)) setPicked(choosing);
    setChoosing(null);
  };
  return (
    <div>
      <DateFields
        {...{ start, end }}
        names={NAMES}
        labels={{ start: t.arrive, end: t.leave }}
        min={today}
        onChoose={hydrated ? () => setChoosing({ start, end }) : null}
        onTyped={setPicked}
      />
      {hydrated && (
        <>
          <input type="hidden" name={NAMES.start} value={isBegun ? '' : (start ?? '')} />
          <input type="hidden" name={NAMES.end} value={end ?? ''} />
        </>
      )}
      {error !== undefined && <p className="mt-1 text-sm text-danger">{error}</p>}
      <DateSheet
        open={choosing !== null}
        onClose={close}
        onClear={choosing?.start ? () => setChoosing({ start: null, end: null }) : undefined}
      >
        {choosing !== null && (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <DateRangePicker
              {...choosing}
              min={today}
              max={addDays(today, REACH_DAYS)}
              months={wide ? 2 : 1}
              onChange={setChoosing}
            />
          </Suspense>
        )}
      </DateSheet>
    </div>
  );
}
