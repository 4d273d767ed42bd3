import type { NightKind } from '../../../../shared/domain/channels/feed';
import { nightsOf, type Day, type Stay } from '../../../../shared/domain/stay';
import { decode, takeApart } from './calendar-text';
import { nightsOfEvent, uidOf, type Component, type Ical } from './event-nights';
import { ianaOffset, type ZoneOffset } from './local-time';

/** What is asked of a calendar. */
export interface ReadingOptions {
  /** The nights that are looked at. */
  within: Stay;
  /** Events with this behind the `@` of their UID are our own, come back: they hold nothing. */
  ownDomain: string;
}

/** What a calendar file says. */
export type CalendarReading =
  | {
      kind: 'calendar';
      nights: Map<Day, NightKind>;
      /** False when some of its events could not be read. */
      isWhole: boolean;
      events: number;
    }
  | { kind: 'not-a-calendar' }
  | { kind: 'cut-off' }
  | { kind: 'too-many-events' };

/** A night in two events is what the one says that matters more. */
const WEIGHT: Record<NightKind, number> = { block: 0, unknown: 1, stay: 2 };

/**
 * The nights of a calendar file. Its syntax is ical.js's affair; which nights an event takes is told from the days as
 * they are written, which no time zone of a server can shift. Runs in a worker: a file may be made to take for ever.
 */
export async function readCalendar(bytes: Uint8Array, options: ReadingOptions): Promise<CalendarReading> {
  const text = takeApart(decode(bytes));
  if (text.kind !== 'calendar') return text;
  const { default: ical } = await import('ical.js');
  const offsetOf = zonesOf(ical, text.zones);
  const nights = new Map<Day, NightKind>();
  let { isWhole } = text;
  for (const source of text.events) {
    try {
      const event = componentOf(ical, source);
      if (uidOf(event).endsWith(`@${options.ownDomain.toLowerCase()}`)) continue;
      const { kind, stays } = nightsOfEvent(ical, event, options.within, offsetOf);
      for (const night of stays.flatMap((stay) => nightsOf(clipped(stay, options.within)))) {
        const known = nights.get(night);
        if (known === undefined || WEIGHT[kind] > WEIGHT[known]) nights.set(night, kind);
      }
    } catch {
      isWhole = false;
    }
  }
  return { kind: 'calendar', nights, isWhole, events: text.events.length };
}

function componentOf(ical: Ical, source: string): Component {
  const [, , [component]] = ical.parse(`BEGIN:VCALENDAR\r\n${source}\r\nEND:VCALENDAR`) as Component;
  if (!component) throw new Error('There is nothing in it');
  return component;
}

/** Zones by their names in the IANA list, or else as the file itself describes them. */
function zonesOf(ical: Ical, sources: readonly string[]): ZoneOffset {
  const described = new Map<string, InstanceType<Ical['Timezone']>>();
  for (const source of sources) {
    try {
      const component = new ical.Component(componentOf(ical, source));
      const zone = new ical.Timezone(component);
      described.set(zone.tzid, zone);
    } catch {
      // Times of this zone are taken for the property's.
    }
  }
  return (zone, wallClock) => {
    const known = ianaOffset(zone, wallClock);
    const own = described.get(zone);
    if (known !== null || !own) return known;
    const time = ical.Time.fromJSDate(new Date(wallClock), true);
    time.zone = own;
    return own.utcOffset(time) / 60;
  };
}

function clipped({ checkIn, checkOut }: Stay, within: Stay): Stay {
  return {
    checkIn: checkIn > within.checkIn ? checkIn : within.checkIn,
    checkOut: checkOut < within.checkOut ? checkOut : within.checkOut,
  };
}
