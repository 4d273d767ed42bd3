import { daysBetween } from 'booking-rules/shared/domain/stay';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import type { SearchDraft } from './search-draft';
import { WhenFields } from './when-fields';

interface DatesSheetProps {
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  open: boolean;
  onClose: () => void;
}

/** The calendar of a search on wide screens. Load it on demand. */
export default function DatesSheet({ draft, onChange, open, onClose }: DatesSheetProps) {
  const t = messages().search.sheet;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={titleOf(draft)}
      className="md:w-3xl"
      footer={
        <div className="flex justify-between gap-3">
          <Button
            kind="quiet"
            onClick={() => onChange({ ...draft, start: null, end: null, flexibleDays: 0, month: null })}
          >
            {t.clear}
          </Button>
          <Button onClick={onClose}>{t.done}</Button>
        </div>
      }
    >
      <WhenFields draft={draft} onChange={onChange} months={2} />
    </Sheet>
  );
}

function titleOf({ start, end, month }: SearchDraft): string {
  const t = messages().search;
  if (month !== null) return t.when;
  if (start === null) return t.sheet.whenArriving;
  return end === null ? t.sheet.whenLeaving : t.sheet.nights(daysBetween(start, end));
}
