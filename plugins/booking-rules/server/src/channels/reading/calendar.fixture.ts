import type { Day } from '../../../../shared/domain/stay';

/** An event as its lines, without BEGIN and END. */
export const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

/** An event of whole days, as channels write them. */
export const days = (from: Day, to: Day, summary = 'Reserved', uid = `${from}@example.com`): string =>
  event(
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
  );

/** A calendar file. */
export const calendar = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'PRODID:-//Example//EN', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
