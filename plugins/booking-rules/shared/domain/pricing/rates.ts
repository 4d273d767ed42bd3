import type { RatesAndRestrictions } from '../restrictions/rule-change';
import { seasonsOn, listingOf, type Listing } from '../../listing/listing';
import { nightsTakenWhere } from '../restrictions/availability-bitmap';
import type { MinorUnits } from '../../format/money';
import type { ListingRules, Season } from '../restrictions/rules';
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

/** An apartment as the rules need it, as if no night were taken; null when it is not among them. */
export function listingIn(book: RatesAndRestrictions, apartmentId: string): Listing | null {
  const apartment = book.apartments.find((candidate) => candidate.apartmentId === apartmentId);
  return apartment ? listingBy(book, apartment.rules) : null;
}

const listingBy = ({ policies, seasons }: RatesAndRestrictions, rules: ListingRules): Listing =>
  listingOf(rules, policies, seasons, NOTHING_TAKEN);

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

/** The apartments whose coming year differs in the draft. */
export function changedYears(saved: RatesAndRestrictions, draft: RatesAndRestrictions): string[] {
  const before = new Map(
    saved.apartments.map(({ apartmentId, rules }) => [apartmentId, yearText(saved, rules)]),
  );
  return draft.apartments
    .filter(({ apartmentId, rules }) => before.get(apartmentId) !== yearText(draft, rules))
    .map(({ apartmentId }) => apartmentId);
}

function yearText(book: RatesAndRestrictions, rules: ListingRules): string {
  const listing = listingBy(book, rules);
  const keyOf = (value: object): string => Object.values(value).join(' ');
  const runs = runsOf(seasonBounds(listing, yearOf(book)), (day) => rulesOn(listing, day), keyOf);
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
