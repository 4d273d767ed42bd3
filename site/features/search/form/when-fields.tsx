import { FLEXIBLE_STAYS, MOST_FLEXIBLE_DAYS } from 'booking-rules/shared/domain/flexible-dates';
import { addDays } from 'booking-rules/shared/domain/stay';
import { lazy, Suspense, useState } from 'react';
import { formatMonth } from '../../../lib/format-month';
import { useSettings } from '../../../lib/page-context';
import { messages } from '../../../messages/messages';
import { Skeleton } from '../../../ui/box';
import { ChoiceChip } from './choice-chip';
import { monthsFrom, withMonth, withRange, type SearchDraft } from './search-draft';

/** Fetches the calendar. */
const loadPicker = () => import('../../../ui/calendar/date-range-picker');
const DateRangePicker = lazy(loadPicker);

/** How far ahead dates can be picked, in days. */
const REACH_DAYS = 540;
/** Months that can be chosen, from this one on. */
const MONTHS = 12;
const MOVES = Array.from({ length: MOST_FLEXIBLE_DAYS + 1 }, (_, days) => days);

interface WhenFieldsProps {
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  /** Months of the calendar: side by side, or one below the other on phones. */
  months: number;
}

/** When: dates from a calendar, exact or some days around them, or a weekend or a week of a month. */
export function WhenFields({ draft, onChange, months }: WhenFieldsProps) {
  const [inMonth, setInMonth] = useState(draft.month !== null);
  const t = messages().search.flexible;
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{messages().search.when}</legend>
        <ChoiceChip name="when" value="dates" checked={!inMonth} onChoose={() => setInMonth(false)}>
          {t.chooseDates}
        </ChoiceChip>
        <ChoiceChip name="when" value="month" checked={inMonth} onChoose={() => setInMonth(true)}>
          {t.flexible}
        </ChoiceChip>
      </fieldset>
      {inMonth ? (
        <MonthFields draft={draft} onChange={onChange} />
      ) : (
        <DateFields draft={draft} onChange={onChange} months={months} />
      )}
    </div>
  );
}

function DateFields({ draft, onChange, months }: WhenFieldsProps) {
  const { today } = useSettings();
  const t = messages().search.flexible;
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96 w-full max-md:h-192" />}>
        <DateRangePicker
          start={draft.start}
          end={draft.end}
          min={today}
          max={addDays(today, REACH_DAYS)}
          months={months}
          onChange={(range) => onChange(withRange(draft, range))}
        />
      </Suspense>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.howFlexible}</legend>
        {MOVES.map((days) => (
          <ChoiceChip
            key={days}
            name="flexibleDays"
            value={String(days)}
            checked={draft.flexibleDays === days}
            onChoose={() => onChange({ ...draft, flexibleDays: days })}
          >
            {days === 0 ? t.exact : t.days(days)}
          </ChoiceChip>
        ))}
      </fieldset>
    </>
  );
}

function MonthFields({ draft, onChange }: Pick<WhenFieldsProps, 'draft' | 'onChange'>) {
  const { today } = useSettings();
  const t = messages().search.flexible;
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{t.howLong}</legend>
        {FLEXIBLE_STAYS.map((kind) => (
          <ChoiceChip
            key={kind}
            name="flexibleStay"
            value={kind}
            checked={draft.kind === kind}
            onChoose={() => onChange({ ...draft, kind })}
          >
            {t.kinds[kind]}
          </ChoiceChip>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{t.whichMonth}</legend>
        {monthsFrom(today, MONTHS).map((month) => (
          <ChoiceChip
            key={month}
            name="flexibleMonth"
            value={month}
            checked={draft.month === month}
            onChoose={() => onChange(withMonth(draft, month))}
          >
            {formatMonth(`${month}-01`)}
          </ChoiceChip>
        ))}
      </fieldset>
    </>
  );
}
