import { addDays, type Day, type Stay } from '../stay';

/** Nights as the fewest half-open ranges, first to last. The nights may be unsorted and repeated. */
export function rangesOf(nights: Iterable<Day>): Stay[] {
  const ranges: Stay[] = [];
  for (const night of [...new Set(nights)].sort()) {
    const last = ranges.at(-1);
    if (last?.checkOut === night) last.checkOut = addDays(night, 1);
    else ranges.push({ checkIn: night, checkOut: addDays(night, 1) });
  }
  return ranges;
}
