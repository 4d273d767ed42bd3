import fc from 'fast-check';
import { DEFAULT_PLACE, setPlace } from '../format/place';
import { formatInstant } from '../format/instant';
import { listingWith } from '../listing/listing.fixture';
import { localClock, localDay, localInstant } from './local-day';
import { earliestArrivalOf } from './restrictions/restrictions';
import { addDays, DAY_MS, fromDayNumber, type Day } from './stay';

const ZONES = ['America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland', 'Asia/Kathmandu', 'Asia/Dubai'];

const stayIn = (timeZone: string): void => setPlace({ ...DEFAULT_PLACE, timeZone, city: 'Somewhere' });

afterEach(() => setPlace(DEFAULT_PLACE));

describe.each([
  ['America/Los_Angeles', '2027-03-14T07:59:59Z', '2027-03-13', '2027-03-14T08:00:00Z', '2027-03-14'],
  ['America/Los_Angeles', '2027-03-15T06:59:59Z', '2027-03-14', '2027-03-15T07:00:00Z', '2027-03-15'],
  ['Europe/Madrid', '2027-03-27T22:59:59Z', '2027-03-27', '2027-03-27T23:00:00Z', '2027-03-28'],
  ['Europe/Madrid', '2027-03-28T21:59:59Z', '2027-03-28', '2027-03-28T22:00:00Z', '2027-03-29'],
  ['Pacific/Auckland', '2027-04-03T10:59:59Z', '2027-04-03', '2027-04-03T11:00:00Z', '2027-04-04'],
  ['Pacific/Auckland', '2027-04-04T11:59:59Z', '2027-04-04', '2027-04-04T12:00:00Z', '2027-04-05'],
  ['Asia/Kathmandu', '2027-03-01T18:14:59Z', '2027-03-01', '2027-03-01T18:15:00Z', '2027-03-02'],
])('in %s', (zone, before, earlier, midnight, later) => {
  test(`${later} begins at ${midnight}`, () => {
    stayIn(zone);
    expect(localDay(new Date(before))).toBe(earlier);
    expect(localDay(new Date(midnight))).toBe(later);
    expect(localInstant(later, '00:00')).toEqual(new Date(midnight));
  });
});

test.each([
  ['a time that is skipped is an hour later', 'Europe/Madrid', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
  ['a time that comes twice is the first', 'Europe/Madrid', '2027-10-31', '02:30', '2027-10-31T00:30:00Z'],
  [
    'a day whose midnight is skipped begins at one',
    'Africa/Cairo',
    '2027-04-30',
    '00:00',
    '2027-04-29T22:00:00Z',
  ],
  ['check-in before the change', 'America/Los_Angeles', '2027-03-13', '15:00', '2027-03-13T23:00:00Z'],
  ['check-in after it', 'America/Los_Angeles', '2027-03-14', '15:00', '2027-03-14T22:00:00Z'],
])('%s', (_, zone, day, time, instant) => {
  stayIn(zone);
  expect(localInstant(day, time)).toEqual(new Date(instant));
});

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

test.each(ZONES)('in %s days and clocks are those that the platform shows', (zone) => {
  stayIn(zone);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  fc.assert(
    fc.property(instants, (at) => {
      const { day, clock } = localClock(at);
      expect(`${fromDayNumber(day)} ${new Date(clock).toISOString().slice(11, 19)}`).toBe(shown.format(at));
    }),
  );
});

test.each(ZONES)('in %s nights are whole days: one after the other, and each has a check-in', (zone) => {
  stayIn(zone);
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 23 }), (at, hour) => {
      const day = localDay(new Date(at));
      const [begins, ends] = [day, addDays(day, 1)].map((one) => localInstant(one, '00:00').getTime());
      expect(begins).toBeLessThanOrEqual(at);
      expect(ends).toBeGreaterThan(at);
      const arrival = localInstant(day, `${String(hour).padStart(2, '0')}:30`);
      expect(localDay(arrival)).toBe(day);
    }),
  );
});

test.each(ZONES)(
  'in %s a guest may arrive on the first day whose check-in is a notice of hours ahead',
  (zone) => {
    stayIn(zone);
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 400 }), (at, advanceNoticeHours) => {
        const listing = listingWith({ rules: { advanceNoticeHours } });
        const first = earliestArrivalOf(listing, new Date(at));
        const ahead = (day: Day) => localInstant(day, listing.policies.checkInTime).getTime() - at;
        expect(ahead(first)).toBeGreaterThanOrEqual(advanceNoticeHours * 3_600_000);
        expect(ahead(addDays(first, -1))).toBeLessThan(advanceNoticeHours * 3_600_000);
      }),
    );
  },
);

test('instants read as the clocks of the place show them', () => {
  stayIn('Europe/Madrid');
  expect(formatInstant('2027-03-28T01:00:00Z')).toBe('Sun 28 Mar 2027, 03:00 Somewhere time');
  expect(formatInstant('2027-03-28T00:59:59Z')).toBe('Sun 28 Mar 2027, 01:59 Somewhere time');
});

test('what is no instant has no day, and what is no time no instant', () => {
  expect(localDay(new Date(NaN))).toBe('');
  expect(localInstant('2027-02-30x', '15:00').getTime()).toBeNaN();
  expect(localInstant('2027-03-01', '25:00').getTime()).toBeNaN();
  expect(localDay(new Date(8.64e15))).toBe('9999-12-31');
  expect(localClock(0)).toEqual({ day: 0, clock: DAY_MS / 6 });
});
