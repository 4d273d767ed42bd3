import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { cellAfterKey } from './grid-keys';
import type { Scale } from './scale';
import type { Cell, Selection } from './selection';
import type { Marks } from './use-marks';

/**
 * What keys do on the grid: arrows move, with Shift they select, Enter opens, Escape clears. A night that keys
 * have moved to is brought into sight.
 */
export function useGridKeys(
  scroller: RefObject<HTMLDivElement>,
  {
    rows,
    scale,
    marks: { active, selection },
    showRow,
    onMark,
    onOpen,
    onClear,
  }: {
    /** How many apartments there are. */
    rows: number;
    scale: Scale;
    marks: Marks;
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
    const { scrollLeft, clientWidth } = scroller.current;
    const left = active.day * scale.width;
    const room = clientWidth - scale.names - scale.width;
    if (left < scrollLeft) scroller.current.scrollTo({ left });
    else if (left > scrollLeft + room) scroller.current.scrollTo({ left: left - room });
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
