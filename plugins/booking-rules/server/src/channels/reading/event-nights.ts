import type ICAL from 'ical.js' with { 'resolution-mode': 'import' };
import type { NightKind } from '../../../../shared/domain/channels/feed';
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isDay,
  type Day,
  type Stay,
} from '../../../../shared/domain/stay';
import { localTimeOf, plusMinutes, type LocalTime, type ZoneOffset } from './local-time';

export type Ical = typeof ICAL;
/** `[name, parameters, type, value, …]`: a property as jCal writes it (RFC 7265). */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
/** `[name, properties, components]`. */
export type Component = [name: string, properties: Property[], components: Component[]];

/** The nights of an event: one span, or one for each repetition. */
export interface EventNights {
  kind: NightKind;
  stays: Stay[];
}

/** Who leaves later than this sleeps there once more. */
const EVENING = 18 * 60;
/** A rule is followed for so many repetitions, from its beginning on; a daily one reaches over fifty years. */
const MOST_REPETITIONS = 20_000;
const REPEATED: ReadonlySet<unknown> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/**
 * Which nights an event takes; none for one that is cancelled or says that it takes no time.
 * @param within nights that are looked at; repetitions outside are left out
 * @throws Error when it cannot be understood
 */
export function nightsOfEvent(ical: Ical, event: Component, within: Stay, offsetOf: ZoneOffset): EventNights {
  const read = propertiesOf(event);
  const none: EventNights = { kind: 'unknown', stays: [] };
  if (read.text('status') === 'CANCELLED' || read.text('transp') === 'TRANSPARENT') return none;
  const start = read.time('dtstart', offsetOf);
  if (!start) throw new Error('An event has no beginning');
  const stay = stayFrom(
    start,
    read.time('dtend', offsetOf) ?? endByDuration(ical, start, read.value('duration')),
  );
  const kind = kindOf(read.text('summary'));
  const rules = read.all('rrule');
  const added = read.days('rdate');
  if (rules.length === 0 && added.length === 0) return { kind, stays: [stay] };
  const arrivals = [
    stay.checkIn,
    ...added,
    ...rules.flatMap((rule) => repetitions(ical, rule, stay, within)),
  ];
  const excluded = new Set(read.days('exdate'));
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  const stays = [...new Set(arrivals)]
    .filter((checkIn) => !excluded.has(checkIn))
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
  return { kind, stays };
}

/**
 * From check-in to check-out. A day ends where DTEND says (it is no night itself); an event that ends before it
 * begins, or does not say when, takes its first night.
 */
function stayFrom(start: LocalTime, end: LocalTime | null): Stay {
  const checkIn = start.day;
  const next = addDays(checkIn, 1);
  if (!end || end.day < checkIn) return { checkIn, checkOut: next };
  const isLate = end.minute !== null && end.minute >= EVENING;
  const checkOut = isLate ? addDays(end.day, 1) : end.day;
  return { checkIn, checkOut: checkOut > checkIn ? checkOut : next };
}

function endByDuration(ical: Ical, start: LocalTime, duration: unknown): LocalTime | null {
  if (typeof duration !== 'string') return null;
  const minutes = ical.Duration.fromString(duration).toSeconds() / 60;
  return Number.isFinite(minutes) && minutes > 0 ? plusMinutes(start, minutes) : null;
}

/** The days on which a rule repeats a stay, those that touch the span. */
function repetitions(ical: Ical, rule: unknown, stay: Stay, within: Stay): Day[] {
  const recur = ical.Recur.fromData(rule as Parameters<typeof ical.Recur.fromData>[0]);
  if (!REPEATED.has(recur.freq)) throw new Error('An event repeats within a day');
  const first = fromDayNumber(dayNumber(within.checkIn) - daysBetween(stay.checkIn, stay.checkOut));
  const iterator = recur.iterator(ical.Time.fromDateString(stay.checkIn));
  const days: Day[] = [];
  for (let count = 0; count < MOST_REPETITIONS; count += 1) {
    const day = (iterator.next() as ICAL.Time | null)?.toString();
    if (day === undefined || day >= within.checkOut) return days;
    if (isDay(day) && day >= first) days.push(day);
  }
  throw new Error('An event repeats too often');
}

/** Airbnb and Vrbo say which nights are sold and which are closed; Booking.com says the same of both. */
function kindOf(summary: string): NightKind {
  if (summary.startsWith('RESERVED')) return 'stay';
  return summary === 'AIRBNB (NOT AVAILABLE)' || summary.startsWith('BLOCKED') ? 'block' : 'unknown';
}

function propertiesOf([, properties]: Component) {
  const named = (name: string) => properties.filter(([own]) => own === name);
  return {
    value: (name: string): unknown => named(name)[0]?.[3],
    all: (name: string): unknown[] => named(name).map(([, , , value]) => value),
    text(name: string): string {
      const value = named(name)[0]?.[3];
      return typeof value === 'string' ? value.trim().toUpperCase() : '';
    },
    /** Null without the property. Throws when it is no time. */
    time(name: string, offsetOf: ZoneOffset): LocalTime | null {
      const [property] = named(name);
      if (!property) return null;
      const [, { tzid }, , value] = property;
      const time = localTimeOf(value, typeof tzid === 'string' ? tzid : null, offsetOf);
      if (!time) throw new Error(`An event has no readable ${name}`);
      return time;
    },
    /** The days of all values, whatever time of day they name. */
    days: (name: string): Day[] =>
      named(name)
        .flatMap(([, , , ...values]) => values)
        .map((value) => String(value).slice(0, 10))
        .filter(isDay),
  };
}

/** The identity of an event; the empty text without one. */
export function uidOf([, properties]: Component): string {
  const value = properties.find(([name]) => name === 'uid')?.[3];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
