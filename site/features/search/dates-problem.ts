import { addDays, daysBetween, isDay, type Day } from 'booking-rules/shared/domain/stay';
import { messages } from '../../messages/messages';

/** Longest stay that can be searched for, in nights. */
const LONGEST_NIGHTS = 365;
/** How far ahead a search may reach, in days. */
const FARTHEST_DAYS = 1095;

/** Why the dates in an address cannot be searched for, as a sentence; null when they can, or when there are none. */
export function datesProblem(params: URLSearchParams, today: Day): string | null {
  const start = params.get('availabilityDateStart') || null;
  const end = params.get('availabilityDateEnd') || null;
  if (start === null && end === null) return null;
  const t = messages().search.problem;
  if (start === null) return t.noCheckIn;
  if (end === null) return t.noCheckOut;
  if (!isDay(start) || !isDay(end)) return t.noSuchDay;
  if (start < today) return t.past;
  if (end <= start) return t.order;
  if (daysBetween(start, end) > LONGEST_NIGHTS) return t.tooLong(LONGEST_NIGHTS);
  if (end > addDays(today, FARTHEST_DAYS)) return t.tooFar;
  return null;
}
