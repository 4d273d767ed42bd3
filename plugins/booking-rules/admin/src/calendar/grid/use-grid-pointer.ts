import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createDrag, type GridDrag, type Wishes } from './grid-drag';
import { listenToTouch } from './grid-touch';

/** Selecting nights by mouse and by finger, and opening bars. */
export function useGridPointer(scroller: RefObject<HTMLElement>, wishes: Wishes) {
  const latest = useRef<Wishes>(wishes);
  useLayoutEffect(() => {
    latest.current = wishes;
  });
  const dragging = useRef<GridDrag | null>(null);
  useEffect(() => {
    const drag = createDrag(scroller, latest);
    dragging.current = drag;
    return scroller.current ? listenToTouch(scroller.current, drag) : undefined;
  }, [scroller]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const found = event.button === 0 && event.pointerType !== 'touch' ? dragging.current?.hit(event) : null;
      if (!found || found.bar) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragging.current?.begin(found, event, event.shiftKey);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'touch') dragging.current?.extend(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'touch') dragging.current?.end();
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const found = dragging.current?.hit(event);
      if (!found) return;
      const cell = { row: found.row, day: found.day };
      if (found.bar) wishes.onBar(cell, found.bar);
      else if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
        wishes.onDrag({ anchor: cell, head: cell });
        wishes.onSelected();
      }
    },
  };
}
