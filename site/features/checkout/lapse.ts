/** How long a quote still holds, as guests read it. */
export interface Lapse {
  lapsed: boolean;
  text: string;
}

const MINUTE_MS = 60_000;

/**
 * What is left of a quote.
 * @param expiresAt instant, ISO 8601
 * @param now milliseconds since 1970
 */
export function lapseOf(expiresAt: string, now: number): Lapse {
  const left = Date.parse(expiresAt) - now;
  if (Number.isNaN(left) || left <= 0) return { lapsed: true, text: 'This price has lapsed' };
  if (left < MINUTE_MS) return { lapsed: false, text: 'This price holds for less than a minute' };
  const minutes = Math.floor(left / MINUTE_MS);
  return {
    lapsed: false,
    text: `This price holds for ${minutes === 1 ? '1 more minute' : `${minutes} more minutes`}`,
  };
}

/** Until when a quote holds, as a time of day in Dubai: `14:30`. */
export function dubaiTime(instant: string): string {
  const dubai = new Date(Date.parse(instant) + 4 * 60 * MINUTE_MS);
  return Number.isNaN(dubai.getTime()) ? '' : dubai.toISOString().slice(11, 16);
}
