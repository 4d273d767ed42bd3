import { countOf } from './count';

const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
/** Up to so many hours are counted in hours. */
const MOST_HOURS = 48;

/** Minutes as they follow a preposition: `دقيقة واحدة`, `دقيقتين`, `5 دقائق`, `30 دقيقة`. */
export function inMinutes(count: number): string {
  return countOf(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  });
}

/** Hours as they follow a preposition: `ساعتين`, `24 ساعة`. */
export function inHours(count: number): string {
  return countOf(count, {
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  });
}

/** A length of time in the largest unit that fits it whole, as it follows a preposition: `30 دقيقة`, `3 أيام`. */
export function durationOf(minutes: number): string {
  if (minutes % HOUR_MINUTES !== 0) return inMinutes(minutes);
  const hours = minutes / HOUR_MINUTES;
  if (hours <= MOST_HOURS || hours % DAY_HOURS !== 0) return inHours(hours);
  return countOf(hours / DAY_HOURS, {
    one: 'يوم واحد',
    two: 'يومين',
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  });
}
