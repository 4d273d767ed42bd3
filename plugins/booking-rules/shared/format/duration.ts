import { plural } from './plural';

/** A length of time in the largest unit that fits it whole: `30 minutes`, `2 hours`, `48 hours`, `3 days`. */
export function formatDuration(minutes: number): string {
  if (minutes % 60 !== 0) return plural(minutes, 'minute');
  const hours = minutes / 60;
  return hours > 48 && hours % 24 === 0 ? plural(hours / 24, 'day') : plural(hours, 'hour');
}
