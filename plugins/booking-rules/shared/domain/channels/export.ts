import { addDays, daysBetween, type Day, type Stay } from '../stay';
import { rangesOf } from './ranges';

/** An event of an export calendar: consecutive taken nights, whoever holds them. */
export interface ExportedEvent extends Stay {
  /** Stays the same when the nights move. */
  uid: string;
  /** When its nights last changed, in milliseconds. */
  changedAt: number;
  /** References of our reservations in it. Never exported; they tell which event a moved stay belongs to. */
  references: string[];
}

/** A night to be exported. */
export interface ExportedNight {
  night: Day;
  /** The reference of our reservation that holds it; null for blocks and nights of channels. */
  reference: string | null;
}

/** Channels read no further ahead (Airbnb, Booking.com: two years). */
const LONGEST_DAYS = 730;

/**
 * The events of an export calendar, first to last: taken nights from today on as ranges. A range continues the event
 * that held the same reservations in the last export, or else the one that held most of its nights.
 * @param newUid makes the identity of a new event
 */
export function nextEvents(
  before: readonly ExportedEvent[],
  nights: readonly ExportedNight[],
  { at, today }: { at: number; today: Day },
  newUid: () => string,
): ExportedEvent[] {
  const end = addDays(today, LONGEST_DAYS);
  const within = nights.filter(({ night }) => night >= today && night < end);
  const ranges = rangesOf(within.map(({ night }) => night)).map((stay) => ({
    ...stay,
    references: referencesIn(stay, within),
  }));
  const earlier = matched(before, ranges);
  return ranges.map((range) => {
    const known = earlier.get(range);
    if (!known) return { ...range, uid: newUid(), changedAt: at };
    // A range that has begun keeps its first night: it has not changed just because past nights are left out.
    const hasBegun = range.checkIn === today && known.checkIn < today && known.checkOut > today;
    const checkIn = hasBegun ? known.checkIn : range.checkIn;
    const isSame = checkIn === known.checkIn && range.checkOut === known.checkOut;
    return { ...range, checkIn, uid: known.uid, changedAt: isSame ? known.changedAt : at };
  });
}

function referencesIn({ checkIn, checkOut }: Stay, nights: readonly ExportedNight[]): string[] {
  const references = nights
    .filter(({ night }) => night >= checkIn && night < checkOut)
    .flatMap(({ reference }) => reference ?? []);
  return [...new Set(references)];
}

type Range = Stay & { references: string[] };

/** The event that each range continues; every event belongs to one range at most. */
function matched<R extends Range>(
  before: readonly ExportedEvent[],
  ranges: readonly R[],
): Map<R, ExportedEvent> {
  const pairs = ranges.flatMap((range) =>
    before.map((event) => ({ range, event, ...likeness(event, range) })),
  );
  const alike = pairs.filter(({ shared, nights }) => shared > 0 || nights > 0);
  alike.sort((a, b) => b.shared - a.shared || b.nights - a.nights);
  const found = new Map<R, ExportedEvent>();
  const used = new Set<string>();
  for (const { range, event } of alike) {
    if (found.has(range) || used.has(event.uid)) continue;
    found.set(range, event);
    used.add(event.uid);
  }
  return found;
}

/** How many reservations and nights a range shares with an event. */
function likeness(event: ExportedEvent, range: Range): { shared: number; nights: number } {
  const from = event.checkIn > range.checkIn ? event.checkIn : range.checkIn;
  const to = event.checkOut < range.checkOut ? event.checkOut : range.checkOut;
  const shared = range.references.filter((reference) => event.references.includes(reference)).length;
  return { shared, nights: Math.max(0, daysBetween(from, to)) };
}
