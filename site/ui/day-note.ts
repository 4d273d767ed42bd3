/** A line under the number of a day. */
export interface DayNote {
  /** A few characters, as `min 3`. */
  text: string;
  /** The same for a screen reader, as `3-night minimum`. */
  label: string;
  /** It is marked, by more than its colour. */
  marked?: boolean;
}

/** How a marked line looks, wherever it stands. */
export const MARKED = 'font-bold underline decoration-2 underline-offset-2';
