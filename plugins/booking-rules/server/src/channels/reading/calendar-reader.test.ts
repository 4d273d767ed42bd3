import { join } from 'node:path';
import { bytesOf, calendar, days, event } from './calendar.fixture';
import { createCalendarReader } from './calendar-reader';

const reader = createCalendarReader({
  worker: join(__dirname, 'calendar-worker.ts'),
  execArgv: ['--require', join(__dirname, 'typescript-worker.fixture.cjs')],
  timeout: 4_000,
});
const options = { within: { checkIn: '2027-01-01', checkOut: '2030-01-01' }, ownDomain: 'stay.example' };
const read = (text: string) => reader.read({ bytes: bytesOf(text), ...options });
const FINE = calendar(days('2027-03-10', '2027-03-12'));

afterAll(() => reader.stop());

test('a file is read in a worker', async () => {
  const reading = await read(FINE);
  expect(reading.kind === 'calendar' && [...reading.nights.keys()]).toEqual(['2027-03-10', '2027-03-11']);
});

test.each<[string, string]>([
  [
    'a rule that never comes true',
    calendar(event('DTSTART;VALUE=DATE:20270310', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
  ],
  [
    'five thousand rules over a thousand years',
    calendar(...Array<string>(5_000).fill(event('DTSTART;VALUE=DATE:10000101', 'RRULE:FREQ=DAILY'))),
  ],
  [
    'two megabytes of one folded line',
    `BEGIN:VCALENDAR\r\nSUMMARY:${'\r\n a'.repeat(700_000)}\r\nEND:VCALENDAR`,
  ],
  ['parts within parts', calendar(event('BEGIN:VALARM\r\n'.repeat(100_000)))],
  ['two megabytes of parameters', calendar(event(`DTSTART${';X=1'.repeat(500_000)}:20270310`))],
  [
    'five thousand events over a thousand nights each',
    calendar(...Array<string>(5_000).fill(days('2027-01-01', '2030-01-01'))),
  ],
  [
    'endless days',
    calendar(event('DTSTART;VALUE=DATE:20270310', `RDATE;VALUE=DATE:${'20270401,'.repeat(200_000)}`)),
  ],
])('%s end in time, and the next file is read as ever', async (_, text) => {
  const began = Date.now();
  const reading = await read(text);
  expect(['calendar', 'cut-off', 'too-costly']).toContain(reading.kind);
  expect(Date.now() - began).toBeLessThan(8_000);
  expect(await read(FINE)).toMatchObject({ kind: 'calendar', isWhole: true });
});

test('a hundred files are read at the cost of one worker', async () => {
  const readings = await Promise.all(Array.from({ length: 100 }, () => read(FINE)));
  expect(new Set(readings.map(({ kind }) => kind))).toEqual(new Set(['calendar']));
});
