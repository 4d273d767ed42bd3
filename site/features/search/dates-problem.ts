import { addDays, daysBetween, isDay, type Day } from 'booking-rules/shared/domain/stay';

/** Longest stay that can be searched for, in nights. */
const LONGEST_NIGHTS = 365;
/** How far ahead a search may reach, in days. */
const FARTHEST_DAYS = 1095;

/** Why the dates in an address cannot be searched for, as a sentence; null when they can, or when there are none. */
export function datesProblem(params: URLSearchParams, today: Day): string | null {
  const start = params.get('availabilityDateStart') || null;
  const end = params.get('availabilityDateEnd') || null;
  if (start === null && end === null) return null;
  if (start === null) return 'Add a check-in date to see what your stay costs in total.';
  if (end === null) return 'Add a check-out date to see what your stay costs in total.';
  if (!isDay(start) || !isDay(end)) return "Those dates don't exist. Choose them again.";
  if (start < today) return 'Those dates are in the past. Choose a check-in from today.';
  if (end <= start) return 'Check-out must be after check-in.';
  if (daysBetween(start, end) > LONGEST_NIGHTS)
    return `You can search for stays of up to ${LONGEST_NIGHTS} nights.`;
  if (end > addDays(today, FARTHEST_DAYS)) return 'Those dates are too far ahead to book yet.';
  return null;
}
