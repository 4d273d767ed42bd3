import { createHash } from 'node:crypto';
import ical from 'ical-generator';
import type { ExportedEvent } from '../../../shared/domain/channels/export';
import { dayNumber, type Day } from '../../../shared/domain/stay';

const DAY_MS = 86_400_000;

/**
 * An export calendar as channels read it: whole days, the last one excluded; nobody's name; nothing in it changes
 * unless nights do, so that the same nights are the same text.
 * @param company whose calendar it is
 */
export function exportText(events: readonly ExportedEvent[], company: string): string {
  const calendar = ical({ prodId: { company, product: 'Availability', language: 'EN' } });
  for (const { uid, checkIn, checkOut, changedAt } of events) {
    const changed = new Date(changedAt);
    const span = { start: midnight(checkIn), end: midnight(checkOut), allDay: true };
    calendar.createEvent({
      id: uid,
      ...span,
      stamp: changed,
      lastModified: changed,
      summary: 'Not available',
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The strong ETag of a text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** The library writes whole days as UTC has them. */
function midnight(day: Day): Date {
  return new Date(dayNumber(day) * DAY_MS);
}
