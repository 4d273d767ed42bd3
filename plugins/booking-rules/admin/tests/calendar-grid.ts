import { fireEvent } from '@testing-library/react';

const NAMES_WIDTH = 240;
const DAY_WIDTH = 58;
const HEAD_HEIGHT = 62;
const ROW_HEIGHT = 46;

/** The grid of the calendar, by selector: asking each of a thousand cells for its role takes jsdom seconds. */
export function findGrid(): HTMLElement {
  const grid = document.querySelector<HTMLElement>('[role=grid]');
  if (!grid) throw new Error('the calendar is not loaded');
  return grid;
}

/** The middle of a night, where a pointer is. @param day counted from today */
function pointAt(grid: HTMLElement, row: number, day: number): { clientX: number; clientY: number } {
  // Two days are shown before today.
  const left = grid.scrollLeft % DAY_WIDTH;
  return {
    clientX: NAMES_WIDTH - left + (day + 2) * DAY_WIDTH + DAY_WIDTH / 2,
    clientY: HEAD_HEIGHT + row * ROW_HEIGHT + ROW_HEIGHT / 2,
  };
}

/** Drags over nights. @param day counted from today */
export function drag(
  grid: HTMLElement,
  from: [row: number, day: number],
  to: [row: number, day: number],
): void {
  // jsdom's pointer events have no place; those of a mouse have.
  const point = (type: string, at: [row: number, day: number]) =>
    fireEvent(grid, new MouseEvent(type, { bubbles: true, button: 0, ...pointAt(grid, ...at) }));
  point('pointerdown', from);
  point('pointermove', to);
  point('pointerup', to);
}
