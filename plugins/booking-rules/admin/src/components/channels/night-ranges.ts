import type { FeedView } from 'booking-rules/contracts/channels/channels';
import { rangesOf } from 'booking-rules/shared/domain/channels/ranges';
import { nightCount, nightsOf, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import { formatShortDay } from 'booking-rules/shared/format/day';

/** How many nights some ranges are. */
export function countNights(ranges: readonly Stay[]): number {
  return ranges.reduce((sum, range) => sum + nightCount(range), 0);
}

/** The nights of some ranges. */
export function nightsIn(ranges: readonly Stay[]): Day[] {
  return ranges.flatMap((range) => nightsOf(range));
}

/** The nights of some ranges that are not among others, as ranges. */
export function without(ranges: readonly Stay[], others: readonly Stay[]): Stay[] {
  const gone = new Set(nightsIn(others));
  return rangesOf(nightsIn(ranges).filter((night) => !gone.has(night)));
}

/** The nights that are in both, as ranges. */
export function overlap(ranges: readonly Stay[], others: readonly Stay[]): Stay[] {
  const both = new Set(nightsIn(others));
  return rangesOf(nightsIn(ranges).filter((night) => both.has(night)));
}

/** From the first night of some ranges to the end of the last; null without any. */
export function spanOf(ranges: readonly Stay[]): Stay | null {
  const [first] = ranges;
  const last = ranges.at(-1);
  return first && last ? { checkIn: first.checkIn, checkOut: last.checkOut } : null;
}

/** Check-in and check-out: `4 – 7 Dec`, `30 Dec – 2 Jan 2027`; the year where it is not this one; never broken into lines. */
export function formatRange({ checkIn, checkOut }: Stay, today: Day): string {
  const from = formatShortDay(checkIn);
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  const year = checkOut.slice(0, 4) === today.slice(0, 4) ? '' : ` ${checkOut.slice(0, 4)}`;
  const days = `${isOneMonth ? from.split(' ')[0] : from} – ${formatShortDay(checkOut)}${year}`;
  return days.replaceAll(' ', '\u00a0');
}

/** What a feed in quarantine held before, and what it shows now. */
export function beforeAndAfter({ ranges, missing }: Pick<FeedView, 'ranges' | 'missing'>): {
  before: Stay[];
  after: Stay[];
} {
  return { before: ranges, after: without(ranges, missing) };
}
