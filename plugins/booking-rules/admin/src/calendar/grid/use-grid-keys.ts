import { isRightToLeft } from 'booking-rules/shared/format/language';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import {
  type Scale,
  dayAt,
  DAYS,
  DAYS_IN_WEEK,
  indexOf,
  scrolledBy,
  scrollFromStart,
} from '../timeline/scale';
import type { Cell, Selection } from '../timeline/selection';
import type { SelectionState } from '../use-selection';
import { firstOfMonth } from '../../format/dates';

/**
 * What keys do on the grid: arrows move, with Shift they select, Enter opens, Escape clears. A night that keys
 * have moved to is brought into sight.
 */
export function useGridKeys(
  scroller: RefObject<HTMLDivElement>,
  {
    rows,
    scale,
    selected: { active, selection },
    showRow,
    onMark,
    onOpen,
    onClear,
  }: {
    /** How many apartments there are. */
    rows: number;
    scale: Scale;
    selected: SelectionState;
    showRow: (row: number) => void;
    onMark: (active: Cell, selection: Selection | null) => void;
    onOpen: (byKey: boolean) => void;
    onClear: () => void;
  },
): (event: KeyboardEvent) => void {
  const reveal = useRef(false);
  useEffect(() => {
    if (!reveal.current || !scroller.current) return;
    reveal.current = false;
    showRow(active.row);
    const from = scrolledBy(scroller.current);
    const start = active.day * scale.width;
    const room = scroller.current.clientWidth - scale.names - scale.width;
    if (start < from) scrollFromStart(scroller.current, start);
    else if (start > from + room) scrollFromStart(scroller.current, start - room);
  }, [active, showRow, scale, scroller]);

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = cellAfterKey(event.key, active, rows, scale);
    if (next) {
      reveal.current = true;
      onMark(next, event.shiftKey ? { anchor: selection?.anchor ?? active, head: next } : null);
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(true);
    else if (event.key === 'Escape') onClear();
    else return;
    event.preventDefault();
  };
}

/** Where a key leads from a night; null for a key that leads nowhere. */
function cellAfterKey(key: string, { row, day }: Cell, rowCount: number, scale: Scale): Cell | null {
  const to = (nextRow: number, nextDay: number): Cell => ({
    row: Math.min(rowCount - 1, Math.max(0, nextRow)),
    day: Math.min(DAYS - 1, Math.max(0, nextDay)),
  });
  const onward = isRightToLeft() ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return to(row, day - onward);
    case 'ArrowRight':
      return to(row, day + onward);
    case 'ArrowUp':
      return to(row - 1, day);
    case 'ArrowDown':
      return to(row + 1, day);
    case 'PageUp':
      return to(row, indexOf(scale, firstOfMonth(dayAt(scale, day), -1)));
    case 'PageDown':
      return to(row, indexOf(scale, firstOfMonth(dayAt(scale, day), 1)));
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
