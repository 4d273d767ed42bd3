import { useState, type ReactNode } from 'react';
import { messages } from '../../../messages/messages';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Sheet } from '../../../ui/sheet';
import PartyFields from './party-fields';
import PlaceFields from './place-fields';
import { draftOf, type SearchDraft } from './search-draft';
import { datesLabel, partyLabel, usePlaceLabel } from './search-labels';
import { WhenFields } from './when-fields';

interface SearchSheetProps {
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  open: boolean;
  onClose: () => void;
  onSearch: () => void;
}

/** Where, when and who on a whole phone screen, one of them open at a time. Load it on demand. */
export default function SearchSheet({ draft, onChange, open, onClose, onSearch }: SearchSheetProps) {
  const [part, setPart] = useState<'where' | 'when' | 'who'>('when');
  const t = messages().search;
  const parts = [
    {
      name: 'where',
      label: t.where,
      value: usePlaceLabel(draft.district),
      fields: (
        <PlaceFields district={draft.district} onChange={(district) => onChange({ ...draft, district })} />
      ),
    },
    {
      name: 'when',
      label: t.when,
      value: datesLabel(draft),
      fields: <WhenFields draft={draft} onChange={onChange} months={2} />,
    },
    {
      name: 'who',
      label: t.who,
      value: partyLabel(draft),
      fields: <PartyFields draft={draft} onChange={onChange} />,
    },
  ] as const;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.findApartment}
      footer={
        <div className="flex justify-between gap-3">
          <Button kind="quiet" onClick={() => onChange(draftOf({}))}>
            {t.clearAll}
          </Button>
          <Button className="min-w-36" onClick={onSearch}>
            <Icon name="search" />
            {t.search}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {parts.map(({ name, label, value, fields }) => (
          <Part key={name} isOpen={part === name} onOpen={() => setPart(name)} label={label} value={value}>
            {fields}
          </Part>
        ))}
      </div>
    </Sheet>
  );
}

function Part({
  label,
  value,
  isOpen,
  onOpen,
  children,
}: {
  label: string;
  value: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-line bg-white">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-13 w-full items-center justify-between gap-4 px-4 text-start text-sm tracking-normal"
        >
          <span className="font-semibold">{label}</span>
          <span className="truncate text-muted">{value}</span>
        </button>
      </h3>
      {isOpen && <div className="px-4 pb-4">{children}</div>}
    </section>
  );
}
