import type { CalendarNight } from 'booking-rules/shared/domain/calendar';
import { addDays, type Stay } from 'booking-rules/shared/domain/stay';

/**
 * The taken nights of a calendar as stays, from the first taken night to the day it is free again.
 * Nights at the end that are not on sale yet are left out.
 */
export function takenStretches(nights: readonly CalendarNight[]): Stay[] {
  const lastFree = nights.findLastIndex((night) => !night.taken);
  const stretches: Stay[] = [];
  for (const night of nights.slice(0, lastFree + 1)) {
    if (!night.taken) continue;
    const open = stretches.at(-1);
    if (open?.checkOut === night.date) open.checkOut = addDays(night.date, 1);
    else stretches.push({ checkIn: night.date, checkOut: addDays(night.date, 1) });
  }
  return stretches;
}
