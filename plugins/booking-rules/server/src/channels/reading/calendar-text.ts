/** What of a calendar file can be read. */
export type CalendarText =
  | { kind: 'calendar'; events: string[]; zones: string[]; isWhole: boolean }
  | { kind: 'not-a-calendar' }
  | { kind: 'cut-off' }
  | { kind: 'too-many-events' };

/** No apartment has more; a file with more is a mistake or an attack. */
export const MOST_EVENTS = 5_000;

const NEW_LINE = '\r\n';
/** A line of the format; others come from texts whose line breaks were not escaped. */
const PROPERTY = /^([A-Za-z0-9-]+)[;:]/;
/** What says which nights an event takes. All else (names, notes, attachments) is never looked at. */
const USED: ReadonlySet<string> = new Set([
  ...['BEGIN', 'END', 'UID', 'SUMMARY', 'STATUS', 'TRANSP'],
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO'],
]);

/** The text of a file in whatever encoding it came: by its mark, or by the zeros of UTF-16, or else UTF-8. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Takes a calendar file apart into its events and time zones, so that one which cannot be read spoils no other.
 * Calendars put together of several (two of PRODID and VERSION, two calendars in one file) are one.
 */
export function takeApart(text: string): CalendarText {
  const trimmed = text.trim();
  if (!/^BEGIN:VCALENDAR\b/i.test(trimmed)) return { kind: 'not-a-calendar' };
  const lines = linesOf(trimmed);
  if (countOf(lines, 'BEGIN:VEVENT') > MOST_EVENTS) return { kind: 'too-many-events' };
  const found = { VEVENT: [] as string[], VTIMEZONE: [] as string[] };
  let isWhole = true;
  let open: { name: 'VEVENT' | 'VTIMEZONE'; lines: string[] } | null = null;
  let calendars = 0;
  for (const line of lines) {
    const mark = line.toUpperCase();
    if (mark === 'BEGIN:VCALENDAR') calendars += 1;
    else if (mark === 'END:VCALENDAR') calendars -= 1;
    if (mark === 'BEGIN:VEVENT' || mark === 'BEGIN:VTIMEZONE') {
      // The one before has no end.
      if (open) isWhole = false;
      open = { name: mark === 'BEGIN:VEVENT' ? 'VEVENT' : 'VTIMEZONE', lines: [] };
    }
    open?.lines.push(line);
    if (open && mark === `END:${open.name}`) {
      found[open.name].push(open.lines.join(NEW_LINE));
      open = null;
    }
  }
  if (open || calendars > 0) return { kind: 'cut-off' };
  return { kind: 'calendar', events: found.VEVENT, zones: found.VTIMEZONE, isWhole };
}

/** The lines that are used, unfolded. A line that is left out takes its continuation with it. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  let isUsed = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (/^[ \t]/.test(line)) {
      if (isUsed) lines.push(`${lines.pop() ?? ''}${line.slice(1)}`);
      continue;
    }
    const name = PROPERTY.exec(line)?.[1]?.toUpperCase();
    isUsed = name !== undefined && USED.has(name);
    if (isUsed) lines.push(line.trimEnd());
  }
  return lines;
}

function countOf(lines: readonly string[], mark: string): number {
  return lines.filter((line) => line.toUpperCase() === mark).length;
}
