import type { MonthEndRow } from 'booking-rules/contracts/reports/month-end';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { formatMonth } from 'booking-rules/shared/format/month';
import { formatStay } from 'booking-rules/shared/format/stay';
import { sumAmounts, type MonthAmounts } from 'booking-rules/shared/reports/month-end';
import { taxTotal } from 'booking-rules/shared/reports/tax-amounts';
import { messages } from '../messages/messages';

/** What the books of a month are told apart by. */
export const MONTH_GROUPINGS = ['apartment', 'owner', 'reservation'] as const;
export type MonthGrouping = (typeof MONTH_GROUPINGS)[number];

/** A line of the books: an apartment, an owner or a reservation. */
export interface MonthLine {
  key: string;
  name: string;
  amounts: MonthAmounts;
}

/** The lines of the books, by name; reservations as they arrive. */
export function monthLines(rows: readonly MonthEndRow[], by: MonthGrouping): MonthLine[] {
  const t = messages().reports.monthEnd;
  if (by === 'reservation') {
    return rows.map((row) => ({
      key: `${row.reference} ${row.corrects ?? ''}`,
      name: t.reservation(
        row.reference,
        row.guest,
        row.apartmentName,
        formatStay(row),
        row.corrects === null ? null : formatMonth(row.corrects),
      ),
      amounts: row.amounts,
    }));
  }
  const groups = new Map<string, { name: string; rows: MonthEndRow[] }>();
  for (const row of rows) {
    const key = by === 'apartment' ? row.apartmentId : (row.owner ?? '');
    const name = by === 'apartment' ? row.apartmentName : (row.owner ?? t.ownApartments);
    const group = groups.get(key) ?? { name, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups]
    .map(([key, group]) => ({
      key,
      name: group.name,
      amounts: sumAmounts(group.rows.map(({ amounts }) => amounts)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLanguage()));
}

/** What a month brought without its taxes: nights, fees, extras and what was kept. */
export function revenueOf(amounts: MonthAmounts): number {
  return amounts.total - taxTotal(amounts);
}
