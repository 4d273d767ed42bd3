import fc from 'fast-check';
import { DEFAULT_PLACE, setPlace } from '../format/place';
import { instants, stays } from './arbitrary.fixture';
import { localInstant } from './local-day';
import {
  dueStays,
  isDue,
  MAIL_CONDITIONS,
  MAIL_MOMENTS,
  mailTime,
  type MailedStay,
  type MailRule,
} from './mail-rule';
import { RESERVATION_STATES } from './reservation';
import { addDays } from './stay';

const TIMES = { checkInTime: '15:00', checkOutTime: '11:00' };
const stay: MailedStay = {
  ...{ apartmentId: 'creek-view', checkIn: '2027-03-27', checkOut: '2027-03-30', state: 'confirmed' },
  ...{ bookedAt: new Date('2027-01-10T08:00:00Z'), owed: 0, paymentDue: null },
};
const rule: MailRule = {
  ...{ moment: 'before-arrival', offset: 7, time: '10:00', sendLate: true },
  ...{ activeSince: new Date('2026-01-01T00:00:00Z'), apartments: null, condition: 'always' },
};

const livesIn = (timeZone: string) => setPlace({ ...DEFAULT_PLACE, timeZone });
beforeEach(() => livesIn('Asia/Dubai'));
afterEach(() => setPlace(DEFAULT_PLACE));

/** As `2027-03-20T06:00Z – 2027-03-27T11:00Z`, or null. */
function told(time: ReturnType<typeof mailTime>): string | null {
  const short = (instant: Date) => `${instant.toISOString().slice(0, 16)}Z`;
  return time && `${short(time.at)} – ${short(time.until)}`;
}

test.each<[string, Partial<MailRule>, Partial<MailedStay>, string | null]>([
  ['a week before', {}, {}, '2027-03-20T06:00Z – 2027-03-27T11:00Z'],
  ['an hour after booking', { moment: 'booking', offset: 1 }, {}, '2027-01-10T09:00Z – 2027-03-27T11:00Z'],
  [
    'three days before money is due',
    { moment: 'payment-due', offset: 3 },
    { owed: 5_000, paymentDue: '2027-03-13' },
    '2027-03-10T06:00Z – 2027-03-13T20:00Z',
  ],
  ['never for money that is not due', { moment: 'payment-due', offset: 3 }, {}, null],
  [
    'in the morning of arrival',
    { moment: 'arrival-day', time: '08:30' },
    {},
    '2027-03-27T04:30Z – 2027-03-27T20:00Z',
  ],
  [
    'after the first night',
    { moment: 'after-first-night', time: '09:00' },
    {},
    '2027-03-28T05:00Z – 2027-03-28T20:00Z',
  ],
  ['not after an only night', { moment: 'after-first-night' }, { checkOut: '2027-03-28' }, null],
  [
    'on the evening before check-out',
    { moment: 'before-departure', offset: 1, time: '18:00' },
    {},
    '2027-03-29T14:00Z – 2027-03-30T07:00Z',
  ],
  [
    'about check-out not before arrival',
    { moment: 'before-departure', offset: 5, time: '18:00' },
    {},
    '2027-03-27T14:00Z – 2027-03-30T07:00Z',
  ],
  [
    'the day after check-out, of a stay that is over',
    { moment: 'after-departure', offset: 1 },
    { state: 'completed' },
    '2027-03-31T06:00Z – 2027-04-03T06:00Z',
  ],
  [
    'after check-out only once guests have left',
    { moment: 'after-departure', offset: 0, time: '08:00' },
    {},
    '2027-03-30T07:00Z – 2027-04-02T07:00Z',
  ],
  [
    'at once to who books three days ahead',
    {},
    { bookedAt: new Date('2027-03-24T12:00:00Z') },
    '2027-03-24T12:00Z – 2027-03-27T11:00Z',
  ],
  [
    'not to who books three days ahead, where the rule says so',
    { sendLate: false },
    { bookedAt: new Date('2027-03-24T12:00:00Z') },
    null,
  ],
  ['not to who books after check-in', {}, { bookedAt: new Date('2027-03-27T12:00:00Z') }, null],
  ['not of a stay that is held', {}, { state: 'held' }, null],
  ['not of a stay that is cancelled', {}, { state: 'cancelled' }, null],
  ['before arrival no more once a stay is over', {}, { state: 'completed' }, null],
  ['not while it is off', { activeSince: null }, {}, null],
  ['not what was due before it was on', { activeSince: new Date('2027-03-20T06:00:01Z') }, {}, null],
  ['not of other apartments', { apartments: ['marina-view'] }, {}, null],
  ['of its apartments', { apartments: ['creek-view'] }, {}, '2027-03-20T06:00Z – 2027-03-27T11:00Z'],
  ['not to who has paid, where it is for those who owe', { condition: 'owing' }, {}, null],
  ['not to who owes, where it is for those who have paid', { condition: 'paid' }, { owed: 1 }, null],
])('a mail goes out %s', (_, ofRule, ofStay, expected) => {
  expect(told(mailTime({ ...rule, ...ofRule }, { ...stay, ...ofStay }, TIMES))).toBe(expected);
});

test.each([
  // In Europe clocks go forward on 28 March 2027: the day before is an hour further from the stay.
  ['Europe/Berlin', '2027-03-27', 1, '10:00', '2027-03-26T09:00Z – 2027-03-27T14:00Z'],
  ['Europe/Berlin', '2027-03-29', 1, '10:00', '2027-03-28T08:00Z – 2027-03-29T13:00Z'],
  // 02:30 is left out that night: the mail goes when clocks have moved on.
  ['Europe/Berlin', '2027-03-29', 1, '02:30', '2027-03-28T01:30Z – 2027-03-29T13:00Z'],
  // In October 02:30 comes twice: the first one counts.
  ['Europe/Berlin', '2027-11-01', 1, '02:30', '2027-10-31T00:30Z – 2027-11-01T14:00Z'],
  ['Asia/Dubai', '2027-03-29', 1, '02:30', '2027-03-27T22:30Z – 2027-03-29T11:00Z'],
])('clocks of %s: a stay from %s', (zone, checkIn, offset, time, expected) => {
  livesIn(zone);
  const planned = mailTime(
    { ...rule, offset, time },
    { ...stay, checkIn, checkOut: addDays(checkIn, 3) },
    TIMES,
  );
  expect(told(planned)).toBe(expected);
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const rules: fc.Arbitrary<MailRule> = fc.record({
  moment: fc.constantFrom(...MAIL_MOMENTS),
  offset: fc.integer({ min: 0, max: 40 }),
  time,
  sendLate: fc.boolean(),
  activeSince: fc.option(fc.constant(new Date('2026-10-01T00:00:00Z')), { freq: 8 }),
  apartments: fc.constant(null),
  condition: fc.constantFrom(...MAIL_CONDITIONS),
});
const mailedStays: fc.Arbitrary<MailedStay> = fc
  .tuple(
    stays(20),
    fc.constantFrom(...RESERVATION_STATES, 'confirmed' as const, 'confirmed' as const),
    instants,
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([dates, state, bookedAt, owed, early]) => ({
    ...{ ...dates, apartmentId: 'creek-view', state, bookedAt, owed },
    paymentDue: owed > 0 ? addDays(dates.checkIn, -early) : null,
  }));

test('whatever is due is found where the database is asked to look', () => {
  fc.assert(
    fc.property(rules, mailedStays, instants, (one, booked, now) => {
      if (!isDue(mailTime(one, booked, TIMES), now)) return;
      const { by, from, to } = dueStays(one, now);
      expect(booked[by] >= from && (to === null || booked[by] <= to)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('no mail is due before its booking, nor when it makes no sense any more', () => {
  fc.assert(
    fc.property(rules, mailedStays, (one, booked) => {
      const planned = mailTime(one, booked, TIMES);
      if (planned === null) return;
      expect(planned.at.getTime()).toBeGreaterThanOrEqual(booked.bookedAt.getTime());
      expect(planned.at.getTime()).toBeLessThan(planned.until.getTime());
      const last = addDays(booked.checkOut, one.moment === 'after-departure' ? one.offset + 4 : 1);
      expect(planned.until.getTime()).toBeLessThanOrEqual(localInstant(last, '00:00').getTime());
    }),
  );
});
