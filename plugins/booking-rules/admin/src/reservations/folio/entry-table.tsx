import type { FolioEntry } from 'booking-rules/contracts/money/folio';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import { DataTable, TwoLines } from '../../components/data-table';
import { detailsOf } from './groups';

const COLUMNS = [
  { heading: 'When', isWhole: true },
  { heading: 'Entry' },
  { heading: 'Amount', isNumber: true },
];

/** Every entry as it was written, first to last, with those that take others back. */
export function EntryTable({ entries }: { entries: readonly FolioEntry[] }) {
  return (
    <DataTable
      stacks
      caption="All entries"
      columns={COLUMNS}
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

function wordsOf({ kind, label, reason, reverses }: FolioEntry): string {
  const what = kind === 'refund-asked' ? `${label} asked for` : label;
  const said = reason === null ? '' : `: ${reason}`;
  return reverses === null ? `${what}${said}` : `${what} taken back${said}`;
}
