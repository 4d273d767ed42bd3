import { dayNumber, daysBetween, type Weekday } from '../stay';
import type { Season } from './rules';

/** The seasons of a day; null where none of them sets a rule, so that the apartment or the property decides. */
export interface SeasonsOfDay {
  /** All that cover it, most specific first. */
  covering: readonly Season[];
  rate: Season | null;
  weekendRate: Season | null;
  minimumStay: Season | null;
  arrivals: Season | null;
  departures: Season | null;
}

/**
 * The seasons of an apartment by dates, cut into spans of days on which the same seasons apply. There is a column for
 * each rule, with a number for each span.
 */
export interface SeasonSpans {
  /** Those that can ever matter to the apartment, most specific first. */
  seasons: readonly Season[];
  /** Day number of the first day of each span, in order; the first begins before every day. */
  starts: readonly number[];
  deciding: readonly SeasonsOfDay[];
  /** A bit for each weekday that is open to arrival, Sunday the lowest. */
  arrivals: readonly number[];
  /** The same for departure. */
  departures: readonly number[];
}

/** Before every day number. */
const BEFORE_ALL_DAYS = -1_000_000;
const EVERY_WEEKDAY = 0b111_1111;

/** For each list of seasons, those for all apartments, shared by every apartment without seasons of its own. */
const shared = new WeakMap<readonly Season[], SeasonSpans>();

/** The seasons of an apartment by dates, kept as long as the list of all seasons, which is never modified. */
export function seasonSpansFor(all: readonly Season[], apartmentId: string): SeasonSpans {
  const isOwn = ({ apartments }: Season): boolean => apartments?.includes(apartmentId) === true;
  if (all.some(isOwn)) return cut(all.filter((season) => season.apartments === null || isOwn(season)));
  const known = shared.get(all) ?? cut(all.filter(({ apartments }) => apartments === null));
  shared.set(all, known);
  return known;
}

function cut(unordered: readonly Season[]): SeasonSpans {
  const seasons = [...unordered].sort(bySpecificity);
  const bounds = seasons
    .flatMap(({ firstNight, lastNight }) => [dayNumber(firstNight), dayNumber(lastNight) + 1])
    .filter((bound) => !Number.isNaN(bound))
    .sort((a, b) => a - b);
  const starts = [BEFORE_ALL_DAYS, ...new Set(bounds)];
  const deciding = starts.map((day) => seasonsOfDay(seasons, day));
  return {
    seasons,
    starts,
    deciding,
    arrivals: deciding.map(({ arrivals }) => weekdayBits(arrivals?.arrivalDays)),
    departures: deciding.map(({ departures }) => weekdayBits(departures?.departureDays)),
  };
}

/**
 * Most specific first: for the apartment before for all, shorter before longer, later start before earlier, then by
 * id.
 */
function bySpecificity(a: Season, b: Season): number {
  return (
    Number(a.apartments === null) - Number(b.apartments === null) ||
    daysBetween(a.firstNight, a.lastNight) - daysBetween(b.firstNight, b.lastNight) ||
    compareText(b.firstNight, a.firstNight) ||
    compareText(a.id, b.id)
  );
}

/** By code units, so that the order is the same on every machine. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

/** The seasons of a day number. For each rule the most specific season that says anything about it decides. */
export function seasonsOfDay(seasons: readonly Season[], day: number): SeasonsOfDay {
  const covering = seasons.filter(
    ({ firstNight, lastNight }) => dayNumber(firstNight) <= day && day <= dayNumber(lastNight),
  );
  const first = (says: (season: Season) => unknown): Season | null =>
    covering.find((season) => says(season) !== null) ?? null;
  return {
    covering,
    rate: first((season) => season.nightlyRate),
    weekendRate: first((season) => season.weekendRate ?? season.nightlyRate),
    minimumStay: first((season) => season.minimumNights),
    arrivals: first((season) => season.arrivalDays),
    departures: first((season) => season.departureDays),
  };
}

function weekdayBits(days: readonly Weekday[] | null | undefined): number {
  return days?.reduce<number>((bits, day) => bits | (1 << day), 0) ?? EVERY_WEEKDAY;
}

/** Index of the span that a day number lies in. */
export function spanIndex(starts: readonly number[], day: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? Infinity) <= day) low = middle;
    else high = middle - 1;
  }
  return low;
}
