import type { Reason } from 'booking-rules/shared/domain/availability';
import { addDays, type Weekday } from 'booking-rules/shared/domain/stay';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { create, createApartment, createVacationer25, noticed, UID } from '../fixture/content';
import { inDays, nextWeekday, stayIn, today } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';

const guest = guestOf(server.url);
const SATURDAY: Weekday = 6;
const season = (apartment: string, from: number, to: number, rules: object): Promise<string> =>
  create(UID.season, {
    name: `Season ${apartment} ${from}`,
    firstNight: inDays(from),
    lastNight: inDays(to),
    apartments: [apartment],
    ...rules,
  });

async function reasonsOf(request: object): Promise<Reason[] | undefined> {
  const { status, error } = await guest.askQuote({ guests: 2, ...request });
  expect({ status, shape: error.status }).toEqual({ status: 422, shape: 422 });
  return error.details.reasons;
}

beforeAll(async () => {
  await createVacationer25();
  await createApartment('refusals-plain', { maximumStay: 20 });
  await createApartment('refusals-notice', { advanceNoticeHours: 72, bookingWindowDays: 100 });
  await createApartment('refusals-closed', { openForBooking: false });
  const override = await createApartment('refusals-override', { gapFilling: true });
  await create(UID.minimumStayOverride, { apartment: override, minimumStay: 4 });
  const days = await createApartment('refusals-days');
  await season(days, 100, 130, { arrivalDays: [SATURDAY], departureDays: [SATURDAY] });
  await season(days, 140, 160, { minimumNights: 5 });
  await noticed();
});

describe('a stay that cannot be booked is refused with every reason and its figures', () => {
  test('dates-invalid: leaving before or on the day of arriving', async () => {
    for (const nights of [0, -3]) {
      const request = { apartmentId: 'refusals-plain', ...stayIn(40, nights) };
      expect(await reasonsOf(request)).toEqual([{ reason: 'dates-invalid' }]);
    }
  });

  test('in-the-past: with today', async () => {
    const request = { apartmentId: 'refusals-plain', ...stayIn(-1, 3) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'in-the-past', today: today() }]);
  });

  test('advance-notice: with the hours and the earliest arrival', async () => {
    const noticeEnds = new Date(Date.now() + 72 * 3_600_000);
    const day = localDay(noticeEnds);
    const earliestArrival = localInstant(day, '15:00') >= noticeEnds ? day : addDays(day, 1);
    const request = { apartmentId: 'refusals-notice', ...stayIn(1, 3) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'advance-notice', hours: 72, earliestArrival }]);
  });

  test('too-far-ahead: with the last bookable day', async () => {
    const request = { apartmentId: 'refusals-notice', ...stayIn(99, 3) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'too-far-ahead', lastBookableDay: inDays(100) }]);
  });

  test('min-stay: with the nights and the rule, here the override', async () => {
    const request = { apartmentId: 'refusals-override', ...stayIn(40, 3) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'min-stay', nights: 4, rule: { kind: 'override' } }]);
  });

  test('min-stay: with the season that says so', async () => {
    const rule = { kind: 'season-apartment', firstNight: inDays(140), lastNight: inDays(160) };
    const request = { apartmentId: 'refusals-days', ...stayIn(145, 2) };
    expect(await reasonsOf(request)).toMatchObject([{ reason: 'min-stay', nights: 5, rule }]);
  });

  test('max-stay: with the most nights', async () => {
    const request = { apartmentId: 'refusals-plain', ...stayIn(40, 21) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'max-stay', nights: 20 }]);
  });

  test('arrival-day-closed and departure-day-closed: with the days that are open', async () => {
    const saturday = nextWeekday(SATURDAY, 101);
    const lateArrival = { apartmentId: 'refusals-days', checkIn: addDays(saturday, 2) };
    expect(await reasonsOf({ ...lateArrival, checkOut: addDays(saturday, 7) })).toEqual([
      { reason: 'arrival-day-closed', day: addDays(saturday, 2), openDays: [SATURDAY] },
    ]);
    const earlyLeave = { apartmentId: 'refusals-days', checkIn: saturday, checkOut: addDays(saturday, 5) };
    expect(await reasonsOf(earlyLeave)).toEqual([
      { reason: 'departure-day-closed', day: addDays(saturday, 5), openDays: [SATURDAY] },
    ]);
  });

  test('not-available: with the first taken night', async () => {
    const taken = { apartmentId: 'refusals-plain', ...stayIn(202, 3), guests: 1 };
    await guest.reserve(reservationFor((await guest.quote(taken)).number));
    const request = { apartmentId: 'refusals-plain', ...stayIn(200, 4) };
    expect(await reasonsOf(request)).toEqual([{ reason: 'not-available', night: inDays(202) }]);
  });

  test('too-many-guests: with the capacity', async () => {
    const request = { apartmentId: 'refusals-plain', ...stayIn(40, 3), guests: 5 };
    expect(await reasonsOf(request)).toEqual([{ reason: 'too-many-guests', capacity: 4 }]);
  });

  test('not-listed: closed for booking, or not there at all', async () => {
    for (const apartmentId of ['refusals-closed', 'refusals-nowhere']) {
      expect(await reasonsOf({ apartmentId, ...stayIn(40, 3) })).toEqual([{ reason: 'not-listed' }]);
    }
  });

  test('several reasons are told at once', async () => {
    const request = { apartmentId: 'refusals-override', ...stayIn(-1, 2), guests: 9 };
    const reasons = await reasonsOf(request);
    expect(reasons?.map(({ reason }) => reason)).toEqual(['in-the-past', 'min-stay', 'too-many-guests']);
  });

  test('whatever its code: the dates come first', async () => {
    const request = { apartmentId: 'refusals-override', ...stayIn(40, 3), promotionCode: 'NOT-OURS' };
    expect(await reasonsOf(request)).toMatchObject([{ reason: 'min-stay' }]);
  });
});

test('a gap shorter than the minimum is sold whole, and only whole', async () => {
  for (const stay of [stayIn(300, 4), stayIn(307, 4)]) {
    const quote = await guest.quote({ apartmentId: 'refusals-override', ...stay, guests: 1 });
    await guest.reserve(reservationFor(quote.number));
  }
  const part = { apartmentId: 'refusals-override', ...stayIn(304, 2) };
  expect(await reasonsOf(part)).toEqual([{ reason: 'min-stay', nights: 3, rule: { kind: 'gap-fill' } }]);
  const whole = { apartmentId: 'refusals-override', ...stayIn(304, 3), guests: 2 };
  expect((await guest.askQuote(whole)).status).toBe(201);
});

describe('what is offered in its place can really be had, for the very total promised', () => {
  test.each<[string, () => object]>([
    ['too short', () => ({ apartmentId: 'refusals-override', ...stayIn(40, 3), guests: 2 })],
    ['taken', () => ({ apartmentId: 'refusals-plain', ...stayIn(201, 3), guests: 2 })],
    [
      'with a code',
      () => ({ apartmentId: 'refusals-plain', ...stayIn(201, 3), guests: 2, promotionCode: 'vacationer25' }),
    ],
    ['closed', () => ({ apartmentId: 'refusals-closed', ...stayIn(40, 3), guests: 2 })],
    ['not there', () => ({ apartmentId: 'refusals-nowhere', ...stayIn(40, 3), guests: 2 })],
    ['too long', () => ({ apartmentId: 'refusals-plain', ...stayIn(40, 25), guests: 2 })],
    ['too soon', () => ({ apartmentId: 'refusals-notice', ...stayIn(1, 3), guests: 2 })],
  ])('%s', async (_, asked) => {
    const request = asked();
    const { error } = await guest.askQuote(request);
    const offers = error.details.alternatives ?? [];
    expect(offers.length).toBeGreaterThan(0);
    for (const { apartmentId, checkIn, checkOut, guests, total, name } of offers) {
      expect(name).not.toBe('');
      const answer = await guest.askQuote({ ...request, apartmentId, checkIn, checkOut, guests });
      expect({ status: answer.status, total: answer.data.total }).toEqual({ status: 201, total });
    }
  });

  test('more guests than any apartment sleeps are offered their stay for as many as this one sleeps', async () => {
    const { error } = await guest.askQuote({ apartmentId: 'refusals-plain', ...stayIn(40, 3), guests: 50 });
    expect(error.details.alternatives).toMatchObject([{ apartmentId: 'refusals-plain', ...stayIn(40, 3) }]);
  });
});
