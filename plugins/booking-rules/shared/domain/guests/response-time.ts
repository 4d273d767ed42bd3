/** How long an enquiry has waited for its first answer. */
export interface Wait {
  minutes: number;
  /** False while it still waits: it has waited so long at least. */
  isAnswered: boolean;
}

/** How soon the half of all guests was answered: `within 3 hours`. */
export interface ResponseTime {
  unit: 'hour' | 'day';
  count: number;
}

/** With fewer answers nothing can be said of what is usual. */
export const ANSWERS_NEEDED = 5;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * What is usual among waits: their median, rounded up to whole hours, and to whole days beyond one. Those that still
 * wait count as well, so that it is no praise to leave the difficult ones. Null where too few were answered, or where
 * half of them were not.
 */
export function typicalResponse(waits: readonly Wait[]): ResponseTime | null {
  if (waits.filter(({ isAnswered }) => isAnswered).length < ANSWERS_NEEDED) return null;
  const sorted = [...waits].sort((a, b) => a.minutes - b.minutes);
  const median = sorted[Math.ceil(sorted.length / 2) - 1];
  if (!median?.isAnswered) return null;
  const { minutes } = median;
  if (minutes <= DAY) return { unit: 'hour', count: Math.max(1, Math.ceil(minutes / HOUR)) };
  return { unit: 'day', count: Math.ceil(minutes / DAY) };
}
