import type { Season } from './rules';
import { daysBetween, type Day } from '../stay';

/** True when the season covers the day and is for the apartment. */
function covers(season: Season, apartmentId: string, day: Day): boolean {
  return (
    season.firstNight <= day &&
    day <= season.lastNight &&
    (season.apartments === null || season.apartments.includes(apartmentId))
  );
}

/** Most specific first: for the apartment before for all, shorter before longer, later start, then id. */
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

/** The seasons that can ever matter to an apartment, most specific first. Do this once, then ask `seasonOn`. */
export function seasonsFor(seasons: readonly Season[], apartmentId: string): readonly Season[] {
  return seasons
    .filter((season) => season.apartments === null || season.apartments.includes(apartmentId))
    .sort(bySpecificity);
}

/**
 * The most specific season that covers a day for an apartment and has something to say.
 * @param seasons in the order of `seasonsFor`
 * @param says picks the rule asked about; a season that answers null is passed over
 */
export function seasonOn<T>(
  seasons: readonly Season[],
  apartmentId: string,
  day: Day,
  says: (season: Season) => T | null,
): { season: Season; rule: T } | null {
  for (const season of seasons) {
    if (!covers(season, apartmentId, day)) continue;
    const rule = says(season);
    if (rule !== null) return { season, rule };
  }
  return null;
}
