import type { Listing } from '../../listing/listing';
import { minimumWithoutGap } from '../restrictions/restrictions';
import type { MinimumStay } from '../restrictions/compiled-rules';
import type { MinorUnits } from '../../format/money';
import { nightlyRateOn } from './price';
import { nightsOf, type Day, type Stay } from '../stay';

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
    span,
    (day) => minimumWithoutGap(listing, day),
    ({ nights, rule }) => `${nights} ${rule.kind} ${'id' in rule ? rule.id : ''}`,
  );
}

/** What each night costs the guests that the rate includes, as runs of the same rate in minor units. */
export function rateStrip(listing: Listing, span: Stay): Run<MinorUnits>[] {
  return runsOf(span, (night) => nightlyRateOn(listing, night, 1), String);
}

/** Runs of days in a span with the same value. */
export function runsOf<Value>(
  span: Stay,
  valueOn: (day: Day) => Value,
  keyOf: (value: Value) => string,
): Run<Value>[] {
  const runs: Run<Value>[] = [];
  let lastKey: string | null = null;
  for (const day of nightsOf(span)) {
    const value = valueOn(day);
    const key = keyOf(value);
    const last = runs.at(-1);
    if (last && key === lastKey) {
      last.to = day;
      last.days += 1;
    } else runs.push({ from: day, to: day, days: 1, value });
    lastKey = key;
  }
  return runs;
}
