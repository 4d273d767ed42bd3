import { currentLanguage } from 'booking-rules/shared/format/language';
import { messages } from '../messages/messages';

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
    if (Math.abs(minutes) >= size) return relative().format(Math.trunc(minutes / size), unit);
  }
  const t = messages().components.age;
  return minutes === 0 && Date.parse(instant) > now ? t.soon : t.now;
}

function relative(): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(`${currentLanguage()}-u-nu-latn`, { numeric: 'always' });
}
