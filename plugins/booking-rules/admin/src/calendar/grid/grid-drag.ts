import { isRightToLeft } from 'booking-rules/shared/format/language';
import type { RefObject } from 'react';
import type { Bar, Row } from '../timeline/rows';
import { HEAD_HEIGHT, ROW_HEIGHT, scrolledBy, type Scale } from '../timeline/scale';
import type { Cell, Selection } from '../timeline/selection';

/** So close to an edge a drag scrolls on, by so much in each frame. */
const EDGE_PX = 36;
const EDGE_STEP = 12;

/** A point of the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

export interface Hit extends Cell {
  bar: Bar | null;
}

/** What dragging needs to know, and what it tells. */
export interface DragOptions {
  rows: readonly Row[];
  scale: Scale;
  /** Called while nights are dragged over. */
  onDrag: (selection: Selection) => void;
  /** Called when they have been. */
  onSelected: () => void;
  onBar: (cell: Cell, bar: Bar) => void;
}

/** Dragging over nights, by whatever points at them. All is told from where it is: no cell needs to listen. */
export function createDrag(scroller: RefObject<HTMLElement>, options: RefObject<DragOptions>) {
  let held: { anchor: Cell; point: Point } | null = null;
  let lastAnchor: Cell | null = null;

  function hit({ clientX, clientY }: Point): Hit | null {
    if (!scroller.current || !options.current) return null;
    const { rows, scale } = options.current;
    const { scrollTop } = scroller.current;
    const box = scroller.current.getBoundingClientRect();
    const [x, y] = [isRightToLeft() ? box.right - clientX : clientX - box.left, clientY - box.top];
    const row = Math.floor((y - HEAD_HEIGHT + scrollTop) / ROW_HEIGHT);
    const place = (x - scale.names + scrolledBy(scroller.current)) / scale.width;
    const found = rows[row];
    if (x < scale.names || y < HEAD_HEIGHT || !found) return null;
    // Bars begin and end in the middle of a day.
    const bar = found.bars.find(({ start, end }) => start + 0.5 <= place && place < end + 0.5) ?? null;
    return { row, day: Math.floor(place), bar };
  }

  function extend(point: Point): void {
    if (!held) return;
    held.point = point;
    const head = hit(point);
    if (head) options.current?.onDrag({ anchor: held.anchor, head: { row: head.row, day: head.day } });
  }

  /** Scrolls on while a drag rests at an edge. */
  function scrollOn(): void {
    if (!held || !scroller.current || !options.current) return;
    const box = scroller.current.getBoundingClientRect();
    const { names } = options.current.scale;
    const [low, high] = isRightToLeft() ? [box.left, box.right - names] : [box.left + names, box.right];
    const left = stepAt(held.point.clientX, low, high);
    const top = stepAt(held.point.clientY, box.top + HEAD_HEIGHT, box.bottom);
    if (left !== 0 || top !== 0) {
      scroller.current.scrollBy({ left, top });
      extend(held.point);
    }
    requestAnimationFrame(scrollOn);
  }

  return {
    hit,
    extend,
    isHeld: () => held !== null,

    /** Begins at a night, or goes on from where the last drag began. */
    begin({ row, day }: Cell, point: Point, goesOn = false): void {
      const head = { row, day };
      const anchor = (goesOn ? lastAnchor : null) ?? head;
      held = { anchor, point };
      lastAnchor = anchor;
      options.current?.onDrag({ anchor, head });
      requestAnimationFrame(scrollOn);
    },

    end(): void {
      if (!held) return;
      held = null;
      options.current?.onSelected();
    },
  };
}

export type GridDrag = ReturnType<typeof createDrag>;

function stepAt(at: number, low: number, high: number): number {
  if (at < low + EDGE_PX) return -EDGE_STEP;
  return at > high - EDGE_PX ? EDGE_STEP : 0;
}
