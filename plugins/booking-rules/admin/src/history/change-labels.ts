import type { AuditRow } from 'booking-rules/shared/contracts/audit';
import { formatDay } from 'booking-rules/shared/format/day';

/** A stay’s dates, where a row names them. */
function datesOf({ checkIn, checkOut }: AuditRow['details']): string | null {
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string') return null;
  return `${formatDay(checkIn)} to ${formatDay(checkOut)}`;
}

/** What a row says beside its fields: dates, a reason, a note. */
export function notesOf(row: AuditRow): string[] {
  const { checkIn: _in, checkOut: _out, published, why, ...more } = row.details;
  const notes = [
    datesOf(row.details),
    typeof why === 'string' ? why : null,
    published === true ? 'and published' : null,
  ];
  const others = Object.entries(more).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [...notes, ...others].flatMap((note) => note ?? []);
}

/** Who it was, as managers would say. */
export function personWords(by: string): string {
  if (by === 'system') return 'The system';
  if (by === 'guest') return 'A guest';
  return by === 'stripe' ? 'Stripe' : by;
}
