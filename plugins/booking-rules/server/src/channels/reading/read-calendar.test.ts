import fc from 'fast-check';
import { addDays, nightsOf, type Day } from '../../../../shared/domain/stay';
import { bytesOf, calendar, days, event } from './calendar.fixture';
import { readCalendar, type CalendarReading } from './read-calendar';

const WITHIN = { checkIn: '2027-01-01', checkOut: '2030-01-01' };
const options = { within: WITHIN, ownDomain: 'stay.example' };
const read = (text: string | Uint8Array): Promise<CalendarReading> =>
  readCalendar(typeof text === 'string' ? bytesOf(text) : text, options);

async function nightsIn(text: string | Uint8Array): Promise<Day[]> {
  const reading = await read(text);
  if (reading.kind !== 'calendar') throw new Error(`Read as ${reading.kind}`);
  return [...reading.nights.keys()].sort();
}
const span = (checkIn: Day, checkOut: Day): Day[] => nightsOf({ checkIn, checkOut });
const START = 'DTSTART;VALUE=DATE:20270310';

describe('the nights of an event', () => {
  test.each<[string, string[], Day[]]>([
    [
      'whole days, the last one excluded',
      [START, 'DTEND;VALUE=DATE:20270313'],
      span('2027-03-10', '2027-03-13'),
    ],
    ['days whose type is not said', ['DTSTART:20270310', 'DTEND:20270312'], span('2027-03-10', '2027-03-12')],
    ['no end', [START], ['2027-03-10']],
    ['an end on the same day', [START, 'DTEND;VALUE=DATE:20270310'], ['2027-03-10']],
    ['an end before the beginning', [START, 'DTEND;VALUE=DATE:20270301'], ['2027-03-10']],
    ['days as a duration', [START, 'DURATION:P3D'], span('2027-03-10', '2027-03-13')],
    ['weeks as a duration', [START, 'DURATION:P2W'], span('2027-03-10', '2027-03-24')],
    ['hours as a duration', [START, 'DURATION:PT30H'], span('2027-03-10', '2027-03-12')],
    ['a negative duration', [START, 'DURATION:-P3D'], ['2027-03-10']],
    [
      'a leap day',
      ['DTSTART;VALUE=DATE:20280228', 'DTEND;VALUE=DATE:20280301'],
      ['2028-02-28', '2028-02-29'],
    ],
    [
      'days across a change of clocks',
      ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270330'],
      span('2027-03-27', '2027-03-30'),
    ],
    [
      'times of a zone',
      ['DTSTART;TZID=Europe/Paris:20270310T160000', 'DTEND;TZID=Europe/Paris:20270313T100000'],
      span('2027-03-10', '2027-03-13'),
    ],
    [
      'times that are another day in Dubai',
      ['DTSTART;TZID=America/New_York:20270310T220000', 'DTEND;TZID=America/New_York:20270312T220000'],
      span('2027-03-11', '2027-03-13'),
    ],
    [
      'times in UTC',
      ['DTSTART:20270310T120000Z', 'DTEND:20270312T070000Z'],
      span('2027-03-10', '2027-03-12'),
    ],
    [
      'times in UTC late in the evening',
      ['DTSTART:20270309T210000Z', 'DTEND:20270311T200000Z'],
      span('2027-03-10', '2027-03-12'),
    ],
    [
      'times without a zone',
      ['DTSTART:20270310T160000', 'DTEND:20270312T110000'],
      span('2027-03-10', '2027-03-12'),
    ],
    [
      'times of a zone that nobody knows',
      ['DTSTART;TZID=Nowhere/Else:20270310T160000', 'DTEND;TZID=Nowhere/Else:20270312T110000'],
      span('2027-03-10', '2027-03-12'),
    ],
    [
      'until the last minute of a day',
      ['DTSTART:20270310T000000', 'DTEND:20270312T235900'],
      span('2027-03-10', '2027-03-13'),
    ],
    ['some hours of a day', ['DTSTART:20270310T100000', 'DTEND:20270310T140000'], ['2027-03-10']],
    [
      'every week',
      [START, 'DTEND;VALUE=DATE:20270311', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['2027-03-10', '2027-03-17', '2027-03-24'],
    ],
    [
      'every week but one',
      [START, 'DTEND;VALUE=DATE:20270311', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270317'],
      ['2027-03-10', '2027-03-24'],
    ],
    [
      'days that are named',
      [START, 'RDATE;VALUE=DATE:20270401,20270403'],
      ['2027-03-10', '2027-04-01', '2027-04-03'],
    ],
    ['a cancelled one', [START, 'STATUS:CANCELLED'], []],
    ['one that takes no time', [START, 'TRANSP:TRANSPARENT'], []],
    ['a tentative one', [START, 'STATUS:TENTATIVE'], ['2027-03-10']],
  ])('%s', async (_, lines, nights) => {
    expect(await read(calendar(event('UID:1', ...lines)))).toMatchObject({ kind: 'calendar', isWhole: true });
    expect(await nightsIn(calendar(event('UID:1', ...lines)))).toEqual(nights);
  });

  test('a zone that the file describes is used where its name says nothing', async () => {
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:Arabian Sea', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:-1000', 'TZOFFSETTO:-1000', 'END:STANDARD', 'END:VTIMEZONE'],
    ].join('\r\n');
    const stay = event('DTSTART;TZID=Arabian Sea:20270310T160000', 'DTEND;TZID=Arabian Sea:20270312T160000');
    expect(await nightsIn(calendar(zone, stay))).toEqual(span('2027-03-11', '2027-03-13'));
  });

  test('a rule without an end reaches to the end of what is looked at', async () => {
    const nights = await nightsIn(calendar(event('DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=DAILY')));
    expect(nights).toEqual(span(WITHIN.checkIn, WITHIN.checkOut));
  });

  test('nothing outside of what is looked at is kept', async () => {
    expect(await nightsIn(calendar(days('1990-01-01', '2027-01-03')))).toEqual(['2027-01-01', '2027-01-02']);
    expect(await nightsIn(calendar(days('2029-12-31', '9999-12-31')))).toEqual(['2029-12-31']);
  });
});

describe('a file', () => {
  const text = calendar(days('2027-03-10', '2027-03-12'), days('2027-03-20', '2027-03-21'));
  const nights = [...span('2027-03-10', '2027-03-12'), '2027-03-20'];
  const utf16 = (of: string) => new Uint8Array(Buffer.from(of, 'utf16le'));

  test.each<[string, string | Uint8Array]>([
    ['of a channel', text],
    ['with a mark of UTF-8', `\uFEFF${text}`],
    ['in UTF-16', utf16(`\uFEFF${text}`)],
    ['in UTF-16 without a mark', utf16(text)],
    ['in UTF-16 of the other order', new Uint8Array(Buffer.from(utf16(`\uFEFF${text}`)).swap16())],
    ['in Latin-1', new Uint8Array(Buffer.from(text.replaceAll('Reserved', 'Réservé'), 'latin1'))],
    ['with the lines of Unix', text.replaceAll('\r\n', '\n')],
    ['with the lines of old Macs', text.replaceAll('\r\n', '\r')],
    ['with blank lines around and in it', `\r\n\r\n${text.replaceAll('\r\n', '\r\n\r\n')}\r\n`],
    ['in small letters', text.toLowerCase()],
    ['with folded lines', text.replaceAll('DTSTART;VALUE=DATE:2027', 'DTSTART;VALUE=D\r\n ATE:20\r\n\t27')],
    ['put together of others', text.replace('VERSION:2.0', 'VERSION:2.0\r\nPRODID:other\r\nVERSION:2.0')],
    [
      'with a note of several lines',
      text.replace('SUMMARY:', 'DESCRIPTION:Call\r\n the guest\r\nat noon\r\n !\r\nSUMMARY:'),
    ],
    [
      'of two calendars',
      calendar(days('2027-03-10', '2027-03-12')) + calendar(days('2027-03-20', '2027-03-21')),
    ],
    ['in another order', calendar(days('2027-03-20', '2027-03-21'), days('2027-03-10', '2027-03-12'))],
    [
      'with everything twice',
      calendar(
        days('2027-03-10', '2027-03-12'),
        days('2027-03-20', '2027-03-21'),
        days('2027-03-10', '2027-03-12'),
      ),
    ],
    [
      'with two events of one identity',
      calendar(
        days('2027-03-10', '2027-03-12', 'Reserved', 'a'),
        days('2027-03-20', '2027-03-21', 'Reserved', 'a'),
      ),
    ],
    ['whose end has no line break', text.trimEnd()],
    ['with a remark behind it', `${text}<!-- cached -->`],
    [
      'with reminders',
      text.replaceAll(
        'END:VEVENT',
        'BEGIN:VALARM\r\nTRIGGER:-PT30M\r\nDURATION:PT15M\r\nREPEAT:2\r\nEND:VALARM\r\nEND:VEVENT',
      ),
    ],
  ])('%s is read', async (_, file) => {
    expect(await read(file)).toMatchObject({ kind: 'calendar', isWhole: true });
    expect(await nightsIn(file)).toEqual(nights);
  });

  test.each<[string, string, CalendarReading['kind']]>([
    ['nothing', '', 'not-a-calendar'],
    ['a blank line', '\r\n', 'not-a-calendar'],
    ['a placeholder', 'placeholder', 'not-a-calendar'],
    ['a web page', '<!doctype html><title>BEGIN:VCALENDAR</title>', 'not-a-calendar'],
    ['an error as JSON', '{"error":"BEGIN:VCALENDAR"}', 'not-a-calendar'],
    ['zeros', '\0\0\0\0', 'not-a-calendar'],
    ['half a calendar', text.slice(0, text.length / 2), 'cut-off'],
    ['a calendar without its last line', text.slice(0, text.lastIndexOf('END:VCALENDAR')), 'cut-off'],
    [
      'more events than any apartment has',
      calendar(...Array<string>(5_001).fill(event('UID:1'))),
      'too-many-events',
    ],
  ])('%s is not taken for a calendar', async (_, file, kind) => {
    expect((await read(file)).kind).toBe(kind);
  });

  test.each<[string, string[]]>([
    ['without a beginning', ['UID:1']],
    ['with a day that there is not', ['DTSTART;VALUE=DATE:20270231']],
    ['with an end that is no time', [START, 'DTEND:soon']],
    ['with a rule that there is not', [START, 'RRULE:FREQ=SOMETIMES']],
    ['that repeats every second', [START, 'RRULE:FREQ=SECONDLY']],
  ])('an event %s spoils no other, but says that not all was read', async (_, lines) => {
    const reading = await read(calendar(days('2027-03-10', '2027-03-12'), event(...lines)));
    expect(reading).toMatchObject({ kind: 'calendar', isWhole: false, events: 2 });
    expect(await nightsIn(calendar(event(...lines), days('2027-03-10', '2027-03-12')))).toEqual(
      span('2027-03-10', '2027-03-12'),
    );
  });

  test('our own events hold nothing when they come back', async () => {
    const ours = days('2027-03-10', '2027-03-12', 'Reserved', 'abc@Stay.Example');
    expect(await nightsIn(calendar(ours, days('2027-03-20', '2027-03-21')))).toEqual(['2027-03-20']);
  });

  test('a night is what its events say, and a guest says most', async () => {
    const reading = await read(
      calendar(
        days('2027-03-10', '2027-03-12', 'Airbnb (Not available)'),
        days('2027-03-11', '2027-03-13', 'Reserved - Jane'),
        days('2027-03-12', '2027-03-14', 'CLOSED - Not available'),
        days('2027-03-14', '2027-03-15', 'Blocked'),
      ),
    );
    expect(reading.kind === 'calendar' && [...reading.nights].sort()).toEqual([
      ['2027-03-10', 'block'],
      ['2027-03-11', 'stay'],
      ['2027-03-12', 'stay'],
      ['2027-03-13', 'unknown'],
      ['2027-03-14', 'block'],
    ]);
  });
});

describe('whatever the file', () => {
  const stays = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 30 })), { maxLength: 20 })
    .map((spans) =>
      spans.map(([offset, count]) => ({
        checkIn: addDays('2027-02-01', offset),
        checkOut: addDays('2027-02-01', offset + count),
      })),
    );

  test('its nights are those of its events, in any order, whatever they are called', async () => {
    await fc.assert(
      fc.asyncProperty(stays, fc.string(), async (found, summary) => {
        const name = summary.replaceAll(/[\r\n]/g, '\\n');
        const events = found.map(({ checkIn, checkOut }, index) =>
          days(checkIn, checkOut, name, `u${index % 3}`),
        );
        expect(await nightsIn(calendar(...events))).toEqual([...new Set(found.flatMap(nightsOf))].sort());
      }),
    );
  });

  test('a file of noise is never a whole calendar that takes something, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        expect((await read(noise)).kind).toBe('not-a-calendar');
      }),
    );
  });

  test('a file cut anywhere is known to be cut', async () => {
    const text = calendar(days('2027-03-10', '2027-03-12'), days('2027-04-20', '2027-04-21'));
    await fc.assert(
      fc.asyncProperty(fc.nat(text.trimEnd().length - 1), async (at) => {
        expect((await read(text.slice(0, at))).kind).not.toBe('calendar');
      }),
    );
  });
});
