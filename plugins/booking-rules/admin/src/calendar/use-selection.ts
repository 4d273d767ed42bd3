import { useCallback, useState } from 'react';
import type { Bar, Row } from './timeline/rows';
import type { Cell, Selection } from './timeline/selection';

/** What is marked in the grid. */
export interface SelectionState {
  active: Cell;
  selection: Selection | null;
  /** The bar whose panel is open, with its row. */
  chosen: { apartmentId: string; bar: Bar } | null;
}

/** What the panel beside the calendar is about. */
export type Open = 'selection' | 'bar' | null;

/** What is marked in the grid and shown beside it. */
export function useSelection(today: number) {
  const [selected, setMarks] = useState<SelectionState>({
    active: { row: 0, day: today },
    selection: null,
    chosen: null,
  });
  const [open, setOpen] = useState<Open>(null);
  /** Counts up whenever the panel is to take the focus. */
  const [focusRound, setFocusRound] = useState(0);

  const mark = useCallback((active: Cell, selection: Selection | null): void => {
    setMarks((before) => ({ active, selection, chosen: selection ? null : before.chosen }));
    // While nights are dragged over, the panel of a bar would speak of something else.
    setOpen((before) => (selection && before === 'bar' ? null : before));
  }, []);

  const openBar = useCallback((cell: Cell, apartmentId: string, bar: Bar, byKey: boolean): void => {
    setMarks({ active: cell, selection: null, chosen: { apartmentId, bar } });
    setOpen('bar');
    if (byKey) setFocusRound((before) => before + 1);
  }, []);

  /** Opens the selection, or what lies under the active night. */
  const openMarked = useCallback(
    (rows: readonly Row[], byKey: boolean): void => {
      const { active, selection } = selected;
      const row = rows[active.row];
      const holder = row?.holders.get(active.day);
      if (!selection && row && holder) {
        openBar(active, row.apartment.apartmentId, holder, byKey);
        return;
      }
      setMarks({ active, selection: selection ?? { anchor: active, head: active }, chosen: null });
      setOpen('selection');
      if (byKey) setFocusRound((before) => before + 1);
    },
    [selected, openBar],
  );

  const clear = useCallback((): void => {
    setMarks(({ active }) => ({ active, selection: null, chosen: null }));
    setOpen(null);
    setFocusRound(0);
  }, []);

  return { selected, open, focusRound, mark, openBar, openMarked, clear };
}
