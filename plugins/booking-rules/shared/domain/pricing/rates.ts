import type { RatesAndRestrictions } from '../../contracts/rule-book';
import { listingOf, type Listing } from '../../listing/listing';
import { minimumWithoutGap } from '../restrictions/minimum-stay';
import type { Fils } from '../../format/money';
import { rateFor } from './price';
import type { Season } from '../restrictions/rules';
import { seasonOn } from '../restrictions/season';
import { addDays, nightsOf, type Day, type Stay } from '../stay';
import { runsOf, type Run } from './year-strip';

const YEAR_DAYS = 365;
/** As if no night were taken. */
export const NOTHING_TAKEN = { has: () => false };

/** The rates that hold on a day, and the season that sets one of them; null for the apartment's own. */
export interface RateValue {
  nightly: Fils;
  weekend: Fils;
  season: Season | null;
}

/** The coming year of a rule book, today the first day. */
export function yearOf({ today }: Pick<RatesAndRestrictions, 'today'>): Stay {
  return { checkIn: today, checkOut: addDays(today, YEAR_DAYS) };
}

/** An apartment of the book as the rules ask for it, as if no night were taken; null when it is not in it. */
export function listingIn(book: RatesAndRestrictions, apartmentId: string): Listing | null {
  const apartment = book.apartments.find((candidate) => candidate.apartmentId === apartmentId);
  return apartment ? listingOf(apartment.rules, book.policies, book.seasons, NOTHING_TAKEN) : null;
}

/** What nights cost on weekdays and at weekends, as runs: what a manager sees as a strip of prices. */
export function rateRuleStrip(listing: Listing, span: Stay): Run<RateValue>[] {
  return runsOf(
    span,
    (day) => ({
      nightly: rateFor(listing, day, false),
      weekend: rateFor(listing, day, true),
      season: seasonWithRate(listing, day),
    }),
    ({ nightly, weekend, season }) => `${nightly} ${weekend} ${season?.id ?? ''}`,
  );
}

function seasonWithRate({ seasons, rules }: Listing, day: Day): Season | null {
  const found = seasonOn(
    seasons,
    rules.apartmentId,
    day,
    ({ nightlyRate, weekendRate }) => nightlyRate ?? weekendRate,
  );
  return found?.season ?? null;
}

/** The apartments whose coming year is another one in the draft. */
export function changedYears(saved: RatesAndRestrictions, draft: RatesAndRestrictions): string[] {
  return draft.apartments
    .map(({ apartmentId }) => apartmentId)
    .filter((id) => yearText(saved, id) !== yearText(draft, id));
}

function yearText(book: RatesAndRestrictions, apartmentId: string): string {
  const listing = listingIn(book, apartmentId);
  if (!listing) return '';
  const asked = nightsOf(yearOf(book));
  return asked.map((day) => rulesOn(listing, day)).join();
}

function rulesOn(listing: Listing, day: Day): string {
  return [
    rateFor(listing, day, false),
    rateFor(listing, day, true),
    minimumWithoutGap(listing, day).nights,
  ].join(' ');
}
