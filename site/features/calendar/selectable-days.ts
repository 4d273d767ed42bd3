import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import type { Fils } from 'booking-rules/shared/format/money';
import { addDays, daysBetween, type Day } from 'booking-rules/shared/domain/stay';

/** Which days of an apartment's calendar can begin or end a stay. */
export interface SelectableDays {
  /** Whether any stay can begin that day. */
  canArrive: (day: Day) => boolean;
  /** Whether a stay that begins on `arrival` can end on `day`. */
  canLeave: (arrival: Day, day: Day) => boolean;
  /** Nights needed for an arrival that day; 1 outside the calendar. */
  minimumStayOn: (day: Day) => number;
  /** What a free night costs before fees; null for one that is not free. */
  rateOn: (day: Day) => Fils | null;
}

/**
 * Derives the selectable days from the nights of a calendar, which follow each other without a gap.
 * @param maximumStay the most nights of a stay
 */
export function selectableDays(nights: readonly CalendarNight[], maximumStay: number): SelectableDays {
  const first = nights[0]?.date;
  const at = (day: Day): CalendarNight | undefined => (first ? nights[daysBetween(first, day)] : undefined);
  const minimumStayOn = (day: Day): number => at(day)?.minimumStay ?? 1;
  const isFree = (from: Day, count: number): boolean => {
    for (let offset = 0; offset < count; offset += 1) {
      if (at(addDays(from, offset))?.taken ?? true) return false;
    }
    return true;
  };
  return {
    minimumStayOn,
    rateOn: (day) => {
      const night = at(day);
      return night && !night.taken ? night.rate : null;
    },
    canArrive: (day) => (at(day)?.arrivalAllowed ?? false) && isFree(day, minimumStayOn(day)),
    canLeave: (arrival, day) => {
      const count = daysBetween(arrival, day);
      const isLongEnough = count >= minimumStayOn(arrival) && count <= maximumStay;
      return isLongEnough && (at(day)?.departureAllowed ?? true) && isFree(arrival, count);
    },
  };
}
