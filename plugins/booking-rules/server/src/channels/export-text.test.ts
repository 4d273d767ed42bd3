import { zIcsCalendar } from '@ts-ics/schema-zod';
import fc from 'fast-check';
// A parser of others, and what its authors take for a valid calendar; neither is what feeds are read with.
import { convertIcsCalendar, type IcsDateObject } from 'ts-ics';
import { nextEvents, type ExportedEvent, type ExportedNight } from '../../../shared/domain/channels/export';
import { addDays, nightsOf, type Day } from '../../../shared/domain/stay';
import { exportText } from './export-text';

const TODAY: Day = '2027-03-01';
const AT = Date.parse('2027-03-01T08:00:00Z');
const dayOf = ({ date }: IcsDateObject): Day => date.toISOString().slice(0, 10);

/** Nights of a calendar over three years, which is farther than channels read. */
const taken = fc
  .array(fc.tuple(fc.integer({ min: -3, max: 1_100 }), fc.integer({ min: 1, max: 40 })), { maxLength: 30 })
  .map((spans): ExportedNight[] => {
    const nights = spans.flatMap(([from, count]) => {
      const checkIn = addDays(TODAY, from);
      return nightsOf({ checkIn, checkOut: addDays(checkIn, count) });
    });
    return [...new Set(nights)].map((night) => ({ night, reference: null }));
  });

function eventsOf(nights: readonly ExportedNight[], before: readonly ExportedEvent[] = [], at = AT) {
  let made = before.length;
  return nextEvents(
    before,
    nights,
    { at, today: TODAY },
    () => `${(made += 1)}@a-long-name-of-a-site.example`,
  );
}

describe('an export calendar, whatever is taken', () => {
  test('is valid to others, who read the very nights that are taken', () => {
    fc.assert(
      fc.property(taken, (nights) => {
        const events = eventsOf(nights);
        const parsed = convertIcsCalendar(zIcsCalendar, exportText(events, 'stay.example'));
        expect(parsed).toMatchObject({ version: '2.0', prodId: '-//stay.example//Availability//EN' });
        const found = parsed.events ?? [];
        expect(found.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
        const read = found.flatMap(({ start, end, stamp }) => {
          expect([start.type, end?.type]).toEqual(['DATE', 'DATE']);
          expect(stamp.date.getTime()).toBe(AT);
          return end ? nightsOf({ checkIn: dayOf(start), checkOut: dayOf(end) }) : [];
        });
        const ahead = nights
          .map(({ night }) => night)
          .filter((night) => night >= TODAY && night < addDays(TODAY, 730))
          .sort();
        expect(read).toEqual(ahead);
      }),
    );
  });

  test('keeps the rules of Airbnb and Booking.com: whole days, lines of 75 octets, two years', () => {
    fc.assert(
      fc.property(taken, (nights) => {
        const text = exportText(eventsOf(nights), 'stay.example');
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = text.split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        for (const line of lines.filter((one) => /^DT(START|END)/.test(one)))
          expect(line).toMatch(/^DT(START|END);VALUE=DATE:\d{8}$/);
        const ends = [...text.matchAll(/^DTEND;VALUE=DATE:(\d+)/gm)].map(([, end]) => end ?? '');
        const last = addDays(TODAY, 730).replaceAll('-', '');
        expect(ends.every((end) => end <= last)).toBe(true);
        expect(text).not.toMatch(/STATUS|RRULE|TZID|ATTENDEE|ORGANIZER/);
      }),
    );
  });

  test('is the same text until nights change, and says of those alone that they have', () => {
    fc.assert(
      fc.property(taken, (nights) => {
        const first = eventsOf(nights);
        const again = eventsOf(nights, first, AT + 3_600_000);
        expect(exportText(again, 'stay.example')).toBe(exportText(first, 'stay.example'));
      }),
    );
  });
});

test('a line that is too long for the format is folded within 75 octets', () => {
  const uid = `${'é'.repeat(80)}@stay.example`;
  const event = { uid, checkIn: TODAY, checkOut: addDays(TODAY, 2), changedAt: AT, references: [] };
  const text = exportText([event], 'stay.example');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(convertIcsCalendar(zIcsCalendar, text).events?.[0]?.uid).toBe(uid);
});

test.each([/UID:.*\r\n/, /DTSTART.*\r\n/, /VERSION:.*\r\n/])('the validator sees what lacks %s', (line) => {
  const text = exportText(eventsOf([{ night: TODAY, reference: null }]), 'stay.example');
  expect(() => convertIcsCalendar(zIcsCalendar, text)).not.toThrow();
  expect(() => convertIcsCalendar(zIcsCalendar, text.replace(line, ''))).toThrow();
});
