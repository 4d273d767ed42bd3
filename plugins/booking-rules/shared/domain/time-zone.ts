const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Offsets are looked up between these years. Before, clocks kept odd minutes of their own, and after, nobody knows:
 * what holds at the nearer end is taken.
 */
const FIRST_KNOWN = Date.UTC(1970, 0, 1);
const LAST_KNOWN = Date.UTC(2099, 11, 31);

interface Zone {
  format: Intl.DateTimeFormat;
  /** The offset of each day of UTC that was asked for, in milliseconds; null where clocks change on it. */
  days: Map<number, number | null>;
}

const zones = new Map<string, Zone | null>();
/** Calendars of others may name as many zones as they like. */
const MOST_ZONES = 100;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds; null for a zone that is not known. */
export function offsetAt(timeZone: string, instant: number): number | null {
  const zone = zoneOf(timeZone);
  if (zone === null || Number.isNaN(instant)) return null;
  const known = Math.min(LAST_KNOWN, Math.max(FIRST_KNOWN, instant));
  const day = Math.floor(known / DAY_MS);
  let offset = zone.days.get(day);
  if (offset === undefined) {
    const [begins, ends] = [day, day + 1].map((number) => offsetShown(zone, number * DAY_MS));
    offset = begins === ends ? (begins ?? null) : null;
    zone.days.set(day, offset);
  }
  return offset ?? offsetShown(zone, known);
}

/**
 * How far a zone is ahead of UTC when its clocks show a time, in milliseconds; null for a zone that is not known. A
 * time that clocks show twice is the first of the two; one that they skip is as long after the change as it would
 * have been without it.
 * @param wallClock what the clocks show, as if they were UTC's
 */
export function offsetOnClock(timeZone: string, wallClock: number): number | null {
  const before = offsetAt(timeZone, wallClock - DAY_MS);
  const after = offsetAt(timeZone, wallClock + DAY_MS);
  if (before === null || after === null) return null;
  const holds = (offset: number): boolean => offsetAt(timeZone, wallClock - offset) === offset;
  return before !== after && !holds(before) && holds(after) ? after : before;
}

function zoneOf(timeZone: string): Zone | null {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  if (zones.size >= MOST_ZONES) zones.clear();
  const zone = makeZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

function makeZone(timeZone: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
    return { format, days: new Map() };
  } catch {
    return null;
  }
}

/** The offset that the clocks of a zone show at an instant, to the minute. */
function offsetShown({ format }: Zone, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return Math.round((shown - instant) / MINUTE_MS) * MINUTE_MS;
}
