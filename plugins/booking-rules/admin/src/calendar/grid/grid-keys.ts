import { dayAt, DAYS, DAYS_IN_WEEK, indexOf, type Scale } from './scale';
import { monthAfter } from './months';
import type { Cell } from './selection';

/** Where a key leads from a night; null for a key that leads nowhere. */
export function cellAfterKey(key: string, { row, day }: Cell, rowCount: number, scale: Scale): Cell | null {
  const to = (nextRow: number, nextDay: number): Cell => ({
    row: Math.min(rowCount - 1, Math.max(0, nextRow)),
    day: Math.min(DAYS - 1, Math.max(0, nextDay)),
  });
  switch (key) {
    case 'ArrowLeft':
      return to(row, day - 1);
    case 'ArrowRight':
      return to(row, day + 1);
    case 'ArrowUp':
      return to(row - 1, day);
    case 'ArrowDown':
      return to(row + 1, day);
    case 'PageUp':
      return to(row, indexOf(scale, monthAfter(dayAt(scale, day), -1)));
    case 'PageDown':
      return to(row, indexOf(scale, monthAfter(dayAt(scale, day), 1)));
    case 'Home':
      return to(row, day - (day % DAYS_IN_WEEK));
    case 'End':
      return to(row, day - (day % DAYS_IN_WEEK) + DAYS_IN_WEEK - 1);
    case 't':
      return to(row, scale.today);
    default:
      return null;
  }
}
