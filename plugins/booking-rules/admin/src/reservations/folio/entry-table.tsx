import type { FolioEntry } from 'booking-rules/contracts/money/folio';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { toldReason } from 'booking-rules/shared/messages/answers';
import { DataTable, TwoLines } from '../../components/data-table';
import { detailsOf, labelOf } from './groups';
import { messages } from '../../messages/messages';

/** Every entry as it was written, first to last, with those that take others back. */
export function EntryTable({ entries }: { entries: readonly FolioEntry[] }) {
  const t = messages().folio.entries;
  return (
    <DataTable
      stacks
      caption={t.title}
      columns={[
        { heading: t.when, isWhole: true },
        { heading: t.entry },
        { heading: t.amount, isNumber: true },
      ]}
      height="40rem"
      rows={entries.map((entry) => ({
        key: String(entry.id),
        cells: [
          formatInstant(entry.at),
          <TwoLines key="entry" first={wordsOf(entry)} second={detailsOf(entry)} />,
          formatAmount(entry.amount),
        ],
      }))}
    />
  );
}

function wordsOf(entry: FolioEntry): string {
  const { kind, reason, reverses } = entry;
  const t = messages().folio.entries;
  const label = labelOf(entry);
  const what = kind === 'refund-asked' ? t.askedFor(label) : label;
  const act = reverses === null ? what : t.takenBack(what);
  return reason === null ? act : t.because(act, toldReason(reason));
}
