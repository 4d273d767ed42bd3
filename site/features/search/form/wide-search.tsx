import { formatDay, formatShortDay } from 'booking-rules/shared/format/day';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { formatMonth } from '../../../lib/format-month';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Dropdown } from '../../../ui/dropdown';
import { Icon } from '../../../ui/icon';
import { FIELD_BOX, FIELD_LABEL } from './field-box';
import type { SearchDraft } from './search-draft';
import { partyLabel, usePlaceLabel } from './search-labels';

const loadSheet = () => import('./dates-sheet');
const DatesSheet = lazy(loadSheet);
const PlaceFields = lazy(() => import('./place-fields'));
const PartyFields = lazy(() => import('./party-fields'));

const ENDS = [
  { says: 'checkIn', end: 'start' },
  { says: 'checkOut', end: 'end' },
] as const;

interface WideSearchProps {
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
}

/** Where, when and who in one row, each with a panel of its own. */
export function WideSearch({ draft, onChange }: WideSearchProps) {
  const t = messages().search;
  return (
    <div className="search-row">
      <Popover label={t.where} value={usePlaceLabel(draft.district)} panelClass="w-120">
        <PlaceFields district={draft.district} onChange={(district) => onChange({ ...draft, district })} />
      </Popover>
      <DateButtons draft={draft} onChange={onChange} />
      <Popover label={t.who} value={partyLabel(draft)} panelClass="w-96">
        <PartyFields draft={draft} onChange={onChange} />
      </Popover>
      <Button type="submit" size="lg" className="min-h-14">
        <Icon name="search" />
        {/* The dates need its room on tablets. */}
        <span className="max-lg:sr-only">{t.search}</span>
      </Button>
    </div>
  );
}

function DateButtons({ draft, onChange }: WideSearchProps) {
  const t = messages().search;
  const [sheet, setSheet] = useState<'not loaded' | 'open' | 'closed'>('not loaded');
  const fetchEarly = () => void loadSheet().then(() => import('../../../ui/calendar/date-range-picker'));
  const valueOf = (end: 'start' | 'end'): string | null => {
    if (draft.month !== null)
      return end === 'start' ? t.flexible.kinds[draft.kind] : formatMonth(`${draft.month}-01`);
    const day = draft[end];
    if (day === null) return null;
    return draft.flexibleDays > 0
      ? `${formatShortDay(day)} ${t.flexible.days(draft.flexibleDays)}`
      : formatDay(day);
  };
  return (
    <div className="grid grid-cols-2 gap-2" onPointerEnter={fetchEarly} onFocus={fetchEarly}>
      {ENDS.map(({ says, end }) => (
        <button
          key={end}
          type="button"
          aria-haspopup="dialog"
          className={FIELD_BOX}
          onClick={() => setSheet('open')}
        >
          <span className={FIELD_LABEL}>{t[says]}</span>
          <span className={valueOf(end) === null ? 'text-muted' : undefined}>
            {valueOf(end) ?? t.addDate}
          </span>
        </button>
      ))}
      {sheet !== 'not loaded' && (
        <Suspense>
          <DatesSheet
            draft={draft}
            onChange={onChange}
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A field whose choices come on demand, in a panel below it. */
function Popover({
  label,
  value,
  panelClass,
  children,
}: {
  label: string;
  value: string;
  panelClass: string;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Dropdown
      label={
        <span>
          <span className={FIELD_LABEL}>{label}</span>
          <span>{value}</span>
        </span>
      }
      buttonClass={FIELD_BOX}
      panelClass={`search-panel ${panelClass}`}
      onOpen={() => setWasOpened(true)}
    >
      {wasOpened && <Suspense>{children}</Suspense>}
    </Dropdown>
  );
}
