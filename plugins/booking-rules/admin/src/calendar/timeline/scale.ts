import { columnOf } from 'booking-rules/shared/format/place';
import { dayNumber, fromDayNumber, weekdayOfNumber, type Day } from 'booking-rules/shared/domain/stay';
import { isRightToLeft } from 'booking-rules/shared/format/language';

/** Weeks requested from the server at once: a quarter. */
export const WEEKS_IN_CHUNK = 13;
export const DAYS_IN_WEEK = 7;
/** Three years back and five years ahead, further than anybody books. */
const WEEKS_BEFORE = 12 * WEEKS_IN_CHUNK;
export const WEEKS = 32 * WEEKS_IN_CHUNK;
export const DAYS = WEEKS * DAYS_IN_WEEK;

export const ROW_HEIGHT = 46;
export const HEAD_HEIGHT = 62;

/** Width of a day, in pixels. */
export const ZOOMS = [
  { key: 'weeks', width: 58 },
  { key: 'month', width: 32 },
  { key: 'quarter', width: 14 },
] as const;
export type Zoom = (typeof ZOOMS)[number]['key'];
/** From this width on a day has room for its rate. */
export const WIDE_ENOUGH_FOR_RATES = 50;

/** Where days stand: by their index, the number of days since the first week that is drawn begins. */
export interface Scale {
  /** Day number of index 0. */
  origin: number;
  /** Index of today. */
  today: number;
  /** Pixels of a day, and of the column with the apartments' names. */
  width: number;
  names: number;
}

export function scaleOf(today: Day, width: number, names: number): Scale {
  const number = dayNumber(today);
  const weekBegins = number - columnOf(weekdayOfNumber(number));
  const origin = weekBegins - WEEKS_BEFORE * DAYS_IN_WEEK;
  return { origin, today: number - origin, width, names };
}

export function dayAt({ origin }: Pick<Scale, 'origin'>, index: number): Day {
  return fromDayNumber(origin + index);
}

export function indexOf({ origin }: Pick<Scale, 'origin'>, day: Day): number {
  return dayNumber(day) - origin;
}

/** Where a day begins, within all that can be scrolled: so far from the left, or from the right where Arabic begins. */
export function startOf({ names, width }: Scale, index: number): number {
  return names + index * width;
}

/** How far something has been scrolled from where it begins. Browsers count below 0 from the right. */
export function scrolledBy({ scrollLeft }: Pick<Element, 'scrollLeft'>): number {
  return Math.abs(scrollLeft);
}

/** Scrolls so far from where something begins. */
export function scrollFromStart(scroller: Element, distance: number): void {
  scroller.scrollTo({ left: isRightToLeft() ? -distance : distance });
}
