import type { RatesAndRestrictions } from '../restrictions/rule-change';
import { seasonsOn, type Listing } from '../../listing/listing';
import { nightsTakenWhere } from '../restrictions/availability-bitmap';
import type { MinorUnits } from '../../format/money';
import type { Season } from '../restrictions/rules';
import { spanIndex } from '../restrictions/season-spans';
import { addDays, dayNumber, type Day, type Stay } from '../stay';
import { runsOf, seasonBounds, type Run } from './year-strip';

const YEAR_DAYS = 365;
/** As if no night were taken. */
export const NOTHING_TAKEN = nightsTakenWhere(() => false);

/** The rates that hold on a day, and the season that sets one of them; null for the apartment's own. */
export interface RateValue {
  nightly: MinorUnits;
  weekend: MinorUnits;
  season: Season | null;
}

/** A year of rates and restrictions, today the first day. */
export function yearOf({ today }: Pick<RatesAndRestrictions, 'today'>): Stay {
  return { checkIn: today, checkOut: addDays(today, YEAR_DAYS) };
}

/** What nights cost on weekdays and weekends, as runs. Managers see it as a strip of prices. */
export function rateRuleStrip(listing: Listing, span: Stay): Run<RateValue>[] {
  return runsOf(
    seasonBounds(listing, span),
    (day) => {
      const { nightly, weekend } = rulesOn(listing, day);
      return { nightly, weekend, season: seasonsOn(listing, day).weekendRate };
    },
    ({ nightly, weekend, season }) => `${nightly} ${weekend} ${season?.id ?? ''}`,
  );
}

/** Whether two listings have the same rates and minimum stays through the year from a day on. */
export function isSameYear(one: Listing, other: Listing, today: Day): boolean {
  return yearText(one, today) === yearText(other, today);
}

function yearText(listing: Listing, today: Day): string {
  const keyOf = (value: object): string => Object.values(value).join(' ');
  const bounds = seasonBounds(listing, yearOf({ today }));
  const runs = runsOf(bounds, (day) => rulesOn(listing, day), keyOf);
  return runs.map(({ days, value }) => `${days} ${keyOf(value)}`).join();
}

function rulesOn(
  { compiled }: Listing,
  day: Day,
): { nightly: MinorUnits; weekend: MinorUnits; minimumNights: number } {
  const span = spanIndex(compiled.seasonSpans.starts, dayNumber(day));
  return {
    nightly: compiled.rates[span] ?? 0,
    weekend: compiled.weekendRates[span] ?? 0,
    minimumNights: compiled.minimumNights[span] ?? 1,
  };
}
