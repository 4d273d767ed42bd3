import { addDays, weekdayOf, type Day, type Stay, type Weekday } from './stay';

/** The kinds of stay that can be looked for in a month. */
export const FLEXIBLE_STAYS = ['weekend', 'week'] as const;
export type FlexibleStay = (typeof FLEXIBLE_STAYS)[number];

/** By how many days at most a stay may begin earlier or later. */
export const MOST_FLEXIBLE_DAYS = 3;

const WEEK = 7;

/** A stay whose dates may move: by some days, or to anywhere in a month (`2027-03`). */
export type FlexibleDates =
  | { stay: Stay; days: number }
  | { month: string; kind: FlexibleStay; weekendNights: readonly Weekday[] };

/**
 * The stays that flexible dates stand for, the most welcome first: the nearest to the dates asked for, and of two as
 * near the earlier; in a month the earliest. None begins before today.
 */
export function flexibleStays(asked: FlexibleDates, today: Day): Stay[] {
  const stays = 'stay' in asked ? shifted(asked.stay, asked.days) : inMonth(asked);
  return stays.filter(({ checkIn }) => checkIn >= today);
}

function shifted({ checkIn, checkOut }: Stay, days: number): Stay[] {
  const shifts = [0];
  for (let by = 1; by <= Math.min(days, MOST_FLEXIBLE_DAYS); by += 1) shifts.push(-by, by);
  return shifts.map((by) => ({ checkIn: addDays(checkIn, by), checkOut: addDays(checkOut, by) }));
}

function inMonth({
  month,
  kind,
  weekendNights,
}: {
  month: string;
  kind: FlexibleStay;
  weekendNights: readonly Weekday[];
}): Stay[] {
  const stays: Stay[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const nights = kind === 'week' ? WEEK : weekendFrom(day, weekendNights);
    if (nights > 0) stays.push({ checkIn: day, checkOut: addDays(day, nights) });
  }
  return stays;
}

/** Nights of the weekend that begins on a day; 0 when none does. Where every night is one, a week has no weekend. */
function weekendFrom(day: Day, weekendNights: readonly Weekday[]): number {
  const isWeekend = (offset: number) => weekendNights.includes(weekdayOf(addDays(day, offset)));
  if (isWeekend(-1)) return 0;
  let nights = 0;
  while (nights < WEEK && isWeekend(nights)) nights += 1;
  return nights;
}
