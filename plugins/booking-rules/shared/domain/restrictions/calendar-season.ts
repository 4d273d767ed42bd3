import type { MinorUnits } from '../../format/money';
import { formatShortDay } from '../../format/day';
import { seasonsOn, type Listing } from '../../listing/listing';
import type { Season } from './rules';
import { nightsOf, weekdayOf, type Day, type Stay, type Weekday } from '../stay';

const PREFIX = 'Calendar ';
const RULES = ['nightlyRate', 'weekendRate', 'minimumNights', 'arrivalDays', 'departureDays'] as const;

/** What a manager sets for nights of the calendar. A rule left out stays as it is; null takes it away again. */
export interface CalendarRules {
  /** For every night, including weekends. */
  nightlyRate?: MinorUnits | null;
  /** For arrivals on these days. */
  minimumNights?: number | null;
  /** Weekdays on which a stay may begin; those on which it may end. */
  arrivalDays?: readonly Weekday[] | null;
  departureDays?: readonly Weekday[] | null;
}

/** The rules of a season, without its dates and apartments. */
export type SeasonRules = Pick<Season, (typeof RULES)[number]>;

/** What has to be written for a change in the calendar to take effect. */
export interface CalendarPlan {
  /** The season of exactly these nights and apartments; `id` is null for a new one, `rules` for none at all. */
  own: { id: string | null; rules: SeasonRules | null };
  /** Seasons made in the calendar before, of nights and apartments within: these rules stay, null for none. */
  within: { id: string; rules: SeasonRules | null }[];
}

/** `Calendar 3–7 Feb 2027`, the name of a season that was made in the calendar. */
export function calendarSeasonName(firstNight: Day, lastNight: Day): string {
  const last = `${formatShortDay(lastNight)} ${lastNight.slice(0, 4)}`;
  if (firstNight === lastNight) return `${PREFIX}${last}`;
  if (firstNight.slice(0, 7) === lastNight.slice(0, 7)) {
    return `${PREFIX}${Number(firstNight.slice(8))}–${last}`;
  }
  const year = firstNight.slice(0, 4) === lastNight.slice(0, 4) ? '' : ` ${firstNight.slice(0, 4)}`;
  return `${PREFIX}${formatShortDay(firstNight)}${year} – ${last}`;
}

/**
 * How to make rules apply to nights of some apartments: with one season of exactly these nights. Earlier calendar
 * seasons within them lose the same rules, because the shorter season would win.
 */
export function planCalendarRules(
  seasons: readonly Season[],
  firstNight: Day,
  lastNight: Day,
  apartmentIds: readonly string[],
  change: CalendarRules,
): CalendarPlan {
  const asked = new Set(apartmentIds);
  const inside = seasons.filter(
    (season) =>
      season.name.startsWith(PREFIX) &&
      season.firstNight >= firstNight &&
      season.lastNight <= lastNight &&
      season.apartments?.every((apartmentId) => asked.has(apartmentId)),
  );
  const own = inside.find(
    (season) =>
      season.firstNight === firstNight &&
      season.lastNight === lastNight &&
      new Set(season.apartments).size === asked.size,
  );
  return {
    own: { id: own?.id ?? null, rules: rulesAfter(own, change) },
    within: inside
      .filter((season) => season !== own)
      .map((season) => ({ id: season.id, rules: rulesAfter(season, nothingOf(change)) })),
  };
}

/** The rules of a season after a change; null when none is left. */
function rulesAfter(season: Season | undefined, change: CalendarRules): SeasonRules | null {
  const rules: SeasonRules = {
    nightlyRate: season?.nightlyRate ?? null,
    weekendRate: season?.weekendRate ?? null,
    minimumNights: season?.minimumNights ?? null,
    arrivalDays: season?.arrivalDays ?? null,
    departureDays: season?.departureDays ?? null,
    ...change,
    ...(change.nightlyRate === undefined ? {} : { weekendRate: null }),
  };
  return RULES.every((rule) => rules[rule] === null) ? null : rules;
}

function nothingOf(change: CalendarRules): CalendarRules {
  return Object.fromEntries(Object.keys(change).map((rule) => [rule, null]));
}

/** The seasons that still decide about rules of an apartment in place of another one, with their nights. */
export function overrulersOf(
  listing: Listing,
  span: Stay,
  seasonId: string,
  set: CalendarRules,
): { season: string; nights: number }[] {
  const nights = new Map<string, Set<Day>>();
  for (const night of nightsOf(span)) {
    const isWeekend = listing.policies.weekendNights.includes(weekdayOf(night));
    const deciding = seasonsOn(listing, night);
    const winners = [
      ['nightlyRate', isWeekend ? deciding.weekendRate : deciding.rate],
      ['minimumNights', deciding.minimumStay],
      ['arrivalDays', deciding.arrivals],
      ['departureDays', deciding.departures],
    ] as const;
    for (const [rule, winner] of winners) {
      if (!winner || winner.id === seasonId || (set[rule] ?? null) === null) continue;
      nights.set(winner.name, (nights.get(winner.name) ?? new Set()).add(night));
    }
  }
  return [...nights].map(([season, days]) => ({ season, nights: days.size }));
}
