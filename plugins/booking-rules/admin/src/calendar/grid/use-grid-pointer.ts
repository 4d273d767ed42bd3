import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { createDrag, type GridDrag, type DragOptions } from './grid-drag';

/** Selecting nights by mouse and by finger, and opening bars. */
export function useGridPointer(scroller: RefObject<HTMLElement>, options: DragOptions) {
  const latest = useRef<DragOptions>(options);
  useLayoutEffect(() => {
    latest.current = options;
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
      if (found.bar) options.onBar(cell, found.bar);
      else if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
        options.onDrag({ anchor: cell, head: cell });
        options.onSelected();
      }
    },
  };
}

/** A finger that rests so long begins to select; one that moves earlier scrolls. */
const LONG_PRESS_MS = 350;
const STILL_PX = 10;

/** Selects nights by a finger that rests and then moves; the answer stops it. */
function listenToTouch(element: HTMLElement, drag: GridDrag): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Touch | null = null;

  function onStart({ touches }: TouchEvent): void {
    clearTimeout(timer);
    const [touch] = touches;
    start = touch ?? null;
    if (!touch || touches.length > 1) return;
    const found = drag.hit(touch);
    if (found && !found.bar) timer = setTimeout(() => drag.begin(found, touch), LONG_PRESS_MS);
  }

  function onMove(event: TouchEvent): void {
    const [touch] = event.touches;
    if (!touch || !start) return;
    if (drag.isHeld()) {
      event.preventDefault();
      drag.extend(touch);
    } else if (Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > STILL_PX)
      clearTimeout(timer);
  }

  function onEnd(event: TouchEvent): void {
    clearTimeout(timer);
    // Otherwise a tap would follow, which selects one night.
    if (drag.isHeld()) event.preventDefault();
    drag.end();
  }

  element.addEventListener('touchstart', onStart, { passive: true });
  // Not passive: a drag over nights is not to scroll the page.
  element.addEventListener('touchmove', onMove, { passive: false });
  element.addEventListener('touchend', onEnd);
  element.addEventListener('touchcancel', onEnd);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', onEnd);
    element.removeEventListener('touchcancel', onEnd);
  };
}
