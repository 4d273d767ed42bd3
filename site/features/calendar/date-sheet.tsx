import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import type { DateRange } from '../../ui/calendar/date-range';
import { Sheet } from '../../ui/sheet';
import { messages } from '../../messages/messages';
import { CalendarLegend } from './calendar-legend';
import { StayCalendar } from '../../ui/calendar/stay-calendar';

interface DateSheetProps extends DateRange {
  open: boolean;
  nights: readonly CalendarNight[];
  /** The most nights of a stay. */
  maximumStay: number;
  /** What the dates come to, beside the button. */
  outcome: ReactNode;
  onChange: (range: DateRange) => void;
  onClose: () => void;
}

/** An apartment's calendar as a dialog: a full sheet on phones. */
export function DateSheet({
  open,
  nights,
  maximumStay,
  start,
  end,
  outcome,
  onChange,
  onClose,
}: DateSheetProps): ReactNode {
  const t = messages().calendar.sheet;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      className="md:w-3xl"
      footer={
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0 text-sm">{outcome}</div>
          <div className="flex shrink-0 gap-1">
            <Button
              kind="quiet"
              disabled={start === null}
              onClick={() => onChange({ start: null, end: null })}
            >
              {t.clear}
            </Button>
            <Button onClick={onClose}>{t.done}</Button>
          </div>
        </div>
      }
    >
      <div className="min-h-110">
        <StayCalendar {...{ nights, maximumStay, start, end, onChange }} phoneMonths={2} />
        <CalendarLegend />
      </div>
    </Sheet>
  );
}
