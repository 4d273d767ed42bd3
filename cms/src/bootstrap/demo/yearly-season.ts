import type { SeedSeason } from './seed-files';

/** How many years ahead a demo season is written out. */
const YEARS_AHEAD = 2;

/** A season of one year, ready for its document. */
export interface DatedSeason {
  name: string;
  firstNight: string;
  lastNight: string;
}

/** A yearly season on the calendar: every time of it that is not over, up to two years ahead. */
export function datesOf(season: SeedSeason, today: string): DatedSeason[] {
  const thisYear = Number(today.slice(0, 4));
  // One that began last year may still run.
  return Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => thisYear - 1 + index)
    .map((year) => {
      const firstNight = dayOf(year, season.firstNight);
      const sameYear = dayOf(year, season.lastNight);
      const lastNight = sameYear < firstNight ? dayOf(year + 1, season.lastNight) : sameYear;
      return { name: `${season.name} ${year}`, firstNight, lastNight };
    })
    .filter(({ lastNight }) => lastNight >= today);
}

function dayOf(year: number, { month, day }: { month: number; day: number }): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
