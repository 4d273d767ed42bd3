const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });
const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How far an instant is from now: `12 minutes ago`, `in 3 hours`, `just now`. @param now in milliseconds */
export function formatAge(instant: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(instant) - now) / MINUTE_MS);
  for (const [unit, size] of UNITS) {
    if (Math.abs(minutes) >= size) return RELATIVE.format(Math.trunc(minutes / size), unit);
  }
  return minutes === 0 && Date.parse(instant) > now ? 'in a moment' : 'just now';
}
