import { MOST_BESIDE_GUESTS } from 'booking-rules/shared/domain/stay';
import { MOST_GUESTS } from '../../../lib/search-query';
import { messages } from '../../../messages/messages';
import { Stepper } from '../../../ui/stepper';
import { withParty, type Party, type SearchDraft } from './search-draft';

/** Who comes: adults and children, who are guests, and infants and pets beside them. */
export default function PartyFields({
  draft,
  onChange,
}: {
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
}) {
  const t = messages().search.party;
  const { adults, children } = draft;
  const kinds: { kind: keyof Party; label: string; note: string; min: number; max: number }[] = [
    {
      kind: 'adults',
      label: t.adults,
      note: t.adultsNote,
      min: children > 0 ? 1 : 0,
      max: MOST_GUESTS - children,
    },
    {
      kind: 'children',
      label: t.children,
      note: t.childrenNote,
      min: 0,
      max: MOST_GUESTS - Math.max(1, adults),
    },
    { kind: 'infants', label: t.infants, note: t.infantsNote, min: 0, max: MOST_BESIDE_GUESTS },
    { kind: 'pets', label: t.pets, note: t.petsNote, min: 0, max: MOST_BESIDE_GUESTS },
  ];
  return (
    <div className="grid divide-y divide-line">
      {kinds.map(({ kind, label, note, min, max }) => (
        <div key={kind} className="py-2">
          <Stepper
            label={label}
            note={note}
            name={kind}
            value={draft[kind]}
            min={min}
            max={max}
            onChange={(count) => onChange(withParty(draft, { [kind]: count }))}
          />
        </div>
      ))}
    </div>
  );
}
