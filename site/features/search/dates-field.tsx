import { formatDay } from 'booking-rules/shared/format/day';
import { lazy, Suspense, useState } from 'react';
import { useSettings } from '../../lib/page-context';
import type { DateRange } from '../../ui/date-range';
import { FIELD_BOX, FIELD_LABEL } from './field-box';
import { messages } from '../../messages/messages';

const loadSheet = () => import('./dates-sheet');
const DatesSheet = lazy(loadSheet);

const PARTS = [
  { says: 'checkIn', name: 'availabilityDateStart', end: 'start' },
  { says: 'checkOut', name: 'availabilityDateEnd', end: 'end' },
] as const;

/** Check-in and check-out of a search: a calendar, or native date inputs without JavaScript. */
export function DatesField(chosen: DateRange) {
  const { today } = useSettings();
  const t = messages().search;
  const [range, setRange] = useState<DateRange>({ start: chosen.start, end: chosen.end });
  const [sheet, setSheet] = useState<'not loaded' | 'open' | 'closed'>('not loaded');
  const fetchEarly = () => void loadSheet().then(({ loadPicker }) => loadPicker());
  return (
    <div className="grid grid-cols-2 gap-2" onPointerEnter={fetchEarly} onFocus={fetchEarly}>
      {PARTS.map(({ says, name, end }) => (
        <div key={name}>
          <label className="hidden noscript:block">
            <span className={FIELD_LABEL}>{t[says]}</span>
            <input
              type="date"
              name={name}
              min={today}
              value={range[end] ?? ''}
              onChange={({ currentTarget }) => setRange({ ...range, [end]: currentTarget.value || null })}
              className={FIELD_BOX}
            />
          </label>
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${FIELD_BOX} text-start noscript:hidden`}
            onClick={() => setSheet('open')}
          >
            <span className={FIELD_LABEL}>{t[says]}</span>
            <span className={`block truncate ${range[end] ? '' : 'text-muted'}`}>
              {range[end] ? formatDay(range[end]) : t.addDate}
            </span>
          </button>
        </div>
      ))}
      {sheet !== 'not loaded' && (
        <Suspense>
          <DatesSheet
            range={range}
            onChange={setRange}
            today={today}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
