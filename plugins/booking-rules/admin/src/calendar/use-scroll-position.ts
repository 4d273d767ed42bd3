import { startTransition, useCallback, useRef, useState, type RefObject } from 'react';
import { DAYS_IN_WEEK, scrollFromStart, type Scale } from './timeline/scale';
import type { View } from './timeline/use-timeline';

/** Days that are shown before the one that is gone to. */
export const DAYS_BEFORE = 2;

/** Where in time the calendar is. */
export function useScrollPosition(scroller: RefObject<HTMLElement>, { today, width }: Scale) {
  const [view, setView] = useState<View>(() => {
    const week = Math.floor(today / DAYS_IN_WEEK);
    return { first: week, last: week + 1 };
  });
  /** The day at the edge where the calendar begins. */
  const edgeDay = useRef(today - DAYS_BEFORE);

  const goTo = useCallback(
    (day: number): void => {
      edgeDay.current = day;
      if (scroller.current) scrollFromStart(scroller.current, day * width);
    },
    [scroller, width],
  );

  /** The day at the edge stays there when days become wider or narrower. */
  const restore = useCallback((): void => goTo(edgeDay.current), [goTo]);

  /** @param scrolled pixels from where the calendar begins: to ask the browser would have it lay out the page at once */
  const onView = useCallback(
    (next: View, scrolled: number): void => {
      edgeDay.current = scrolled / width;
      // What stands around the grid may follow when no frame waits for it.
      startTransition(() => setView(next));
    },
    [width],
  );

  return { view, onView, goTo, restore };
}
