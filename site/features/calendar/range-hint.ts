import { formatDay } from 'booking-rules/shared/format/day';
import { daysBetween } from 'booking-rules/shared/domain/stay';
import type { DateRange } from '../../ui/date-range';

/** What to do next on a calendar, or what has been chosen on it. */
export function rangeHint({ start, end }: DateRange, minimumStayOn: (day: string) => number): string {
  if (start === null) return 'Choose the day you arrive.';
  if (end === null) {
    const minimum = minimumStayOn(start);
    const needed = minimum > 1 ? ` ${minimum} nights or more.` : '';
    return `Arriving ${formatDay(start)}.${needed} Choose the day you leave.`;
  }
  return `${countNights(daysBetween(start, end))}: ${formatDay(start)} to ${formatDay(end)}`;
}

function countNights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`;
}
