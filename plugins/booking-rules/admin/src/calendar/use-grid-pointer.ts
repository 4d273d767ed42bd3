import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createDrag, type Wishes } from './grid-drag';
import { listenToTouch } from './grid-touch';

/** Selecting nights by mouse and by finger, and opening bars. */
export function useGridPointer(scroller: RefObject<HTMLElement>, wishes: Wishes) {
  const latest = useRef<Wishes>(wishes);
  useLayoutEffect(() => {
    latest.current = wishes;
  });
  const [drag] = useState(() => createDrag(scroller, latest));
  useEffect(() => (scroller.current ? listenToTouch(scroller.current, drag) : undefined), [scroller, drag]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const found = event.button === 0 && event.pointerType !== 'touch' ? drag.hit(event) : null;
      if (!found || found.bar) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.begin(found, event, event.shiftKey);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'touch') drag.extend(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType !== 'touch') drag.end();
    },
    onClick(event: MouseEvent<HTMLElement>): void {
      const found = drag.hit(event);
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
