import type { Listing } from '../../listing/listing';
import { minimumWithoutGap } from '../restrictions/restrictions';
import type { MinimumStay } from '../restrictions/compiled-rules';
import type { MinorUnits } from '../../format/money';
import { nightlyRateOn } from './price';
import { addDays, dayNumber, daysBetween, fromDayNumber, nightsOf, type Day, type Stay } from '../stay';

/** Days in a row for which something is the same. */
export interface Run<Value> {
  from: Day;
  /** The last day, included. */
  to: Day;
  days: number;
  value: Value;
}

/** What arrivals need over a span, as runs, ignoring gaps. Managers see it as a coloured strip. */
export function minimumStayStrip(listing: Listing, span: Stay): Run<MinimumStay>[] {
  return runsOf(
    seasonBounds(listing, span),
    (day) => minimumWithoutGap(listing, day),
    ({ nights, rule }) => `${nights} ${rule.kind} ${'id' in rule ? rule.id : ''}`,
  );
}

/** What each night costs the guests that the rate includes, as runs of the same rate in minor units. */
export function rateStrip(listing: Listing, span: Stay): Run<MinorUnits>[] {
  const bounds = [...nightsOf(span), span.checkOut];
  return runsOf(bounds, (night) => nightlyRateOn(listing, night, 1), String);
}

/** The first day of a span, those on which a season begins or is over, and the day after the last. */
export function seasonBounds({ compiled }: Listing, { checkIn, checkOut }: Stay): Day[] {
  const [first, end] = [dayNumber(checkIn), dayNumber(checkOut)];
  const within = compiled.seasonSpans.starts.filter((start) => first < start && start < end);
  return [checkIn, ...within.map(fromDayNumber), checkOut];
}

/**
 * Runs of days with the same value.
 * @param bounds the first day, each later one on which the value may be another, and the day after the last, in order
 * @param keyOf a text that is the same for the same value
 */
export function runsOf<Value>(
  bounds: readonly Day[],
  valueOn: (day: Day) => Value,
  keyOf: (value: Value) => string,
): Run<Value>[] {
  const runs: Run<Value>[] = [];
  let lastKey: string | null = null;
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const end = bounds[index + 1] ?? from;
    const value = valueOn(from);
    const key = keyOf(value);
    const days = daysBetween(from, end);
    const last = runs.at(-1);
    if (last && key === lastKey) {
      last.to = addDays(end, -1);
      last.days += days;
    } else runs.push({ from, to: addDays(end, -1), days, value });
    lastKey = key;
  }
  return runs;
}
