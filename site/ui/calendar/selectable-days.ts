import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { dayNumber, type Day } from 'booking-rules/shared/domain/stay';
import { madeOnce } from 'booking-rules/shared/made-once';
import type { MinorUnits } from 'booking-rules/shared/format/money';

/** Which days of an apartment's calendar can begin or end a stay. */
export interface SelectableDays {
  /** Whether any stay can begin that day. */
  canArrive: (day: Day) => boolean;
  /** Whether a stay that begins on `arrival` can end on `day`. */
  canLeave: (arrival: Day, day: Day) => boolean;
  /** Nights needed for an arrival that day; 1 outside the calendar. */
  minimumStayOn: (day: Day) => number;
  /** What most arrivals of its month need; days that need the same have no need to say so. */
  usualMinimumOn: (day: Day) => number;
  /** Whether its night can never be had: taken, or not on sale yet. */
  isTaken: (day: Day) => boolean;
  /** What a free night costs before fees; null for one that is not free. */
  rateOn: (day: Day) => MinorUnits | null;
}

/**
 * Derives the selectable days from the nights of a calendar, which follow each other without a gap. They are asked for
 * each day that is drawn, again and again: every answer takes a constant time.
 * @param maximumStay the most nights of a stay
 */
export const selectableDays = madeOnce(
  (nights: readonly CalendarNight[], maximumStay: number): SelectableDays => {
    const first = dayNumber(nights[0]?.date ?? '');
    const placeOf = (day: Day): number => dayNumber(day) - first;
    const at = (day: Day): CalendarNight | undefined => nights[placeOf(day)];
    const minimumStayOn = (day: Day): number => at(day)?.minimumStay ?? 1;
    /** How many free nights follow each other from a night on. */
    const freeFrom = new Array<number>(nights.length + 1).fill(0);
    for (let place = nights.length - 1; place >= 0; place -= 1)
      freeFrom[place] = nights[place]?.taken === false ? (freeFrom[place + 1] ?? 0) + 1 : 0;
    const freeNightsFrom = (day: Day): number => freeFrom[placeOf(day)] ?? 0;
    const usual = usualMinimums(nights);
    return {
      minimumStayOn,
      usualMinimumOn: (day) => usual.get(monthOf(day)) ?? 1,
      isTaken: (day) => at(day)?.taken ?? true,
      rateOn: (day) => {
        const night = at(day);
        return night && !night.taken ? night.rate : null;
      },
      canArrive: (day) => (at(day)?.arrivalAllowed ?? false) && freeNightsFrom(day) >= minimumStayOn(day),
      canLeave: (arrival, day) => {
        const count = placeOf(day) - placeOf(arrival);
        const isLongEnough = count >= minimumStayOn(arrival) && count <= maximumStay;
        return isLongEnough && (at(day)?.departureAllowed ?? true) && freeNightsFrom(arrival) >= count;
      },
    };
  },
);

/** The minimum stay of most arrivals of each month; of two that are as frequent, the one that comes first. */
function usualMinimums(nights: readonly CalendarNight[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const { date, taken, arrivalAllowed, minimumStay } of nights) {
    if (taken || !arrivalAllowed) continue;
    const ofMonth = counts.get(monthOf(date)) ?? new Map<number, number>();
    counts.set(monthOf(date), ofMonth.set(minimumStay, (ofMonth.get(minimumStay) ?? 0) + 1));
  }
  const mostFrequent = (ofMonth: Map<number, number>): number =>
    [...ofMonth].reduce((best, other) => (other[1] > best[1] ? other : best))[0];
  return new Map([...counts].map(([month, ofMonth]) => [month, mostFrequent(ofMonth)]));
}

const monthOf = (day: Day): string => day.slice(0, 7);
