import { localClock } from 'booking-rules/shared/domain/local-day';
import { DAY_MS } from 'booking-rules/shared/domain/stay';

/** The light of a page, for which `ui/arch/arch-and-sun.css` has a palette each; noon is the usual one. */
export type Light = 'dawn' | 'noon' | 'dusk' | 'night';

const HOUR_MS = 60 * 60_000;

/**
 * The light at the place of the business. Pages in memory are rendered anew within minutes, so what they wear is
 * never older than that.
 */
export function lightAt(now: Date): Light {
  const { day, clock } = localClock(now);
  const hour = (clock - day * DAY_MS) / HOUR_MS;
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'noon' : 'dusk';
}
