import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createDefaults } from '../../src/bootstrap/defaults';
import { createApartment, noticed, UID } from '../fixture/content';
import { inDays, nextWeekday, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf } from '../fixture/manage';
import { ask, send } from '../fixture/http';
import { changeSettings, readSettings } from '../fixture/site-settings';
import { createStaffInRole, createStaff, PERMISSION } from '../fixture/staff';
import { CMS } from '../run/settings';
import {
  DEFAULT_BOOKING_POLICIES,
  DEFAULT_UNPAID_LIMITS,
} from 'booking-rules/shared/domain/booking-policies';
import { addDays } from 'booking-rules/shared/domain/stay';

const FLAT = 'policies-flat';
const LONG = 'policies-long';
const REQUEST = 'policies-request';
const guest = guestOf(server.url);
const MINUTE = 60_000;
let before: Awaited<ReturnType<typeof readSettings>>;

beforeAll(async () => {
  before = await readSettings();
  await createApartment(FLAT, { nightlyRate: 40_000, weekendRate: 50_000, cleaningFee: 0 });
  await createApartment(LONG, { maximumStay: 120 });
  await createApartment(REQUEST, { bookingMode: 'on-request' });
});

// Other files meet the settings as the product comes with them.
afterEach(async () => {
  const { stays, holds } = before;
  await changeSettings({ stays, holds });
});

describe('weekend nights', () => {
  const thursday = nextWeekday(4, 40);
  const week = { checkIn: thursday, checkOut: addDays(thursday, 7) };
  const dates = { availabilityDateStart: week.checkIn, availabilityDateEnd: week.checkOut };
  const rates = async () => (await guest.calendar(FLAT, week.checkIn, week.checkOut)).map(({ rate }) => rate);
  const quoted = () => guest.quote({ apartmentId: FLAT, ...week, guests: 2 });
  const found = async () =>
    (await guest.stays(dates)).find(({ apartmentId }) => apartmentId === FLAT)?.total ?? null;

  test('are Friday and Saturday to begin with', async () => {
    expect(await rates()).toEqual([40_000, 50_000, 50_000, 40_000, 40_000, 40_000, 40_000]);
  });

  test('are those that a manager has chosen, in calendar, quote and search', async () => {
    const twoNights = await quoted();
    await changeSettings({ stays: { weekendNights: [4, 5, 6] } });
    expect(await rates()).toEqual([50_000, 50_000, 50_000, 40_000, 40_000, 40_000, 40_000]);
    const threeNights = await quoted();
    const nightsOf = ({ lines }: typeof twoNights) => lines.find(({ kind }) => kind === 'night')?.amount;
    expect([nightsOf(twoNights), nightsOf(threeNights)]).toEqual([300_000, 310_000]);
    expect(await found()).toBe(threeNights.total);
    // What a guest has been shown holds.
    expect((await guest.readQuote(twoNights.number)).data.total).toBe(twoNights.total);
  });

  test('are none when none is chosen', async () => {
    await changeSettings({ stays: { weekendNights: null } });
    expect(await rates()).toEqual(Array(7).fill(40_000));
  });
});

describe('the longest stay', () => {
  const asking = (apartmentId: string, nights: number) =>
    guest.askQuote({ apartmentId, ...stayIn(40, nights), guests: 2 });
  const maximumOf = async (apartmentId: string): Promise<unknown> => {
    const path = `/api/apartments/${apartmentId}/calendar`;
    const { body } = await send(server.url, 'get', path, { query: { to: inDays(2) } });
    return (body as { meta: object }).meta;
  };

  test('is 90 nights for apartments that say nothing else', async () => {
    expect((await asking(FLAT, 90)).status).toBe(201);
    const { status, error } = await asking(FLAT, 91);
    expect(status).toBe(422);
    expect(error.details.reasons).toEqual([{ reason: 'max-stay', nights: 90 }]);
    expect((await asking(LONG, 120)).status).toBe(201);
    expect(await maximumOf(LONG)).toMatchObject({ maximumStay: 120 });
  });

  test('is what a manager has set, in quote, search, calendar and explanation', async () => {
    await changeSettings({ stays: { maximumStay: 20 } });
    expect((await asking(FLAT, 21)).error.details.reasons).toEqual([{ reason: 'max-stay', nights: 20 }]);
    const { checkIn, checkOut } = stayIn(40, 21);
    const dates = { availabilityDateStart: checkIn, availabilityDateEnd: checkOut };
    const found = (await guest.stays(dates)).map(({ apartmentId }) => apartmentId);
    expect([found.includes(FLAT), found.includes(LONG)]).toEqual([false, true]);
    expect(await maximumOf(FLAT)).toMatchObject({ maximumStay: 20 });
    const manager = managerOf(server.url, await createStaff('policies-tracer', [PERMISSION.read]));
    const { data } = await manager.trace({ apartmentId: FLAT, checkIn, checkOut, guests: 2 });
    expect(data.steps.find(({ rule }) => rule === 'max-stay')).toMatchObject({
      answer: 'no',
      propertyWide: true,
      says: 'At most 20 nights, the longest stay for all apartments.',
    });
  });
});

describe('how long things are kept', () => {
  const lasts = (until: string | null, from: number) => Date.parse(until ?? '') - from;

  test('a quote holds for as long as a manager has set', async () => {
    await changeSettings({ holds: { quoteMinutes: 10 } });
    const asked = Date.now();
    const { expiresAt } = await guest.quote({ apartmentId: FLAT, ...stayIn(60, 2), guests: 2 });
    expect(Math.abs(lasts(expiresAt, asked) - 10 * MINUTE)).toBeLessThan(5_000);
  });

  test('a request waits for as long as a manager has set', async () => {
    await changeSettings({ holds: { answerHours: 3 } });
    const { number } = await guest.quote({ apartmentId: REQUEST, ...stayIn(60, 2), guests: 2 });
    const { data } = await guest.book(reservationFor(number, 'settings@guests.example'));
    expect(data).toMatchObject({ state: 'held', awaiting: 'acceptance' });
    expect(Math.abs(lasts(data.heldUntil, Date.parse(data.createdAt)) - 180 * MINUTE)).toBeLessThan(10_000);
  });

  test('pages say it as it is set', async () => {
    await changeSettings({ holds: { quoteMinutes: 45, answerHours: 72 } });
    const { number } = await guest.quote({ apartmentId: REQUEST, ...stayIn(70, 2), guests: 2 });
    const page = await send(server.url, 'get', '/summary', { query: { quote: number } });
    expect(page.text).toContain('We answer within 3 days');
  });
});

describe('a setting that cannot work', () => {
  const path = `/content-manager/single-types/${UID.siteSetting}`;
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = {
      Authorization: `Bearer ${await createStaffInRole('policies-manager', 'property-manager')}`,
    };
  });

  test.each([
    ['stays', { maximumStay: 0 }, 'Enter a whole number from 1 to 1,096'],
    ['stays', { maximumStay: 2.5 }, 'Enter a whole number from 1 to 1,096'],
    ['stays', { weekendNights: [5, 7] }, 'Choose weekdays, each once: Sunday is 0, Saturday 6'],
    ['stays', { weekendNights: [5, 5] }, 'Choose weekdays, each once: Sunday is 0, Saturday 6'],
    ['holds', { quoteMinutes: 4 }, 'Enter a whole number from 5 to 1,440'],
    ['holds', { cardMinutes: 121 }, 'Enter a whole number from 10 to 120'],
    [
      'holds',
      { reminderHours: 48 },
      'The reminder must come before the payment is due. Enter fewer hours, or 0 for none',
    ],
    [
      'holds',
      { addressHours: 40, paymentHours: 20 },
      'An address must be confirmed before the payment is due. Enter fewer hours',
    ],
    ['limits', { staysPerGuest: 0 }, 'Enter a whole number from 1 to 100'],
    ['holds', { answerHours: null }, 'Enter a whole number from 1 to 168'],
  ] as const)('%s %o is refused beside its field', async (part, change, message) => {
    const body = { [part]: { ...before[part], ...change } };
    const { status, error } = await send(server.url, 'put', path, { headers, body });
    expect({ status, message: error.message }).toEqual({ status: 400, message });
    const { errors } = error.details as { errors: { path: string[]; message: string }[] };
    expect(errors).toEqual([expect.objectContaining({ path: [part, Object.keys(change)[0]], message })]);
  });

  test('is edited by a property manager where the others are', async () => {
    const body = { holds: { ...before.holds, quoteMinutes: 20 } };
    expect((await send(server.url, 'put', path, { headers, body })).status).toBe(200);
    expect((await readSettings()).holds).toMatchObject({ quoteMinutes: 20 });
  });
});

describe('the place of the business', () => {
  const path = `/content-manager/single-types/${UID.siteSetting}`;
  const place = async () => (await ask(server.url, 'GET /api/place')).data;
  let headers: Record<string, string>;
  const save = (body: object) => send(server.url, 'put', path, { headers, body });
  beforeAll(async () => {
    headers = { Authorization: `Bearer ${await createStaffInRole('place-manager', 'property-manager')}` };
    const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(90, 2), guests: 2 });
    await guest.reserve(reservationFor(number, 'place@guests.example'));
  });

  test.each([
    ['currency', 'XXY', 'Enter the code of a currency in three capital letters, such as EUR'],
    ['timeZone', 'Mars/Olympus', 'Enter the name of a time zone, such as Europe/Madrid'],
    ['currency', 'EUR', /^The currency cannot be changed once there are reservations/],
    ['timeZone', 'Europe/Madrid', /^The time zone cannot be changed once there are reservations/],
  ])('%s %s is refused beside its field', async (field, value, message) => {
    const { status, error } = await save({ [field]: value });
    expect(status).toBe(400);
    expect(error.message).toMatch(message);
    expect(error.details).toMatchObject({ errors: [{ path: [field] }] });
    expect(await place()).toMatchObject({ currency: 'AED', timeZone: 'Asia/Dubai' });
  });

  test('is named by the API, and by the site, as soon as it has changed', async () => {
    const said = {
      city: 'Ras Al Khaimah',
      firstDayOfWeek: 'Sunday',
      currency: 'AED',
      timeZone: 'Asia/Dubai',
    };
    expect((await save(said)).status).toBe(200);
    await noticed();
    expect(await place()).toEqual({
      ...{ currency: 'AED', minorDigits: 2, timeZone: 'Asia/Dubai', country: 'AE' },
      ...{ city: 'Ras Al Khaimah', firstDayOfWeek: 0 },
    });
    expect((await send(server.url, 'get', '/contact')).text).toContain('Ras Al Khaimah time');
    await save({ city: 'Dubai', firstDayOfWeek: 'Monday' });
    await noticed();
    expect((await send(server.url, 'get', '/contact')).text).toContain('Dubai time');
  });
});

test('a house of an earlier version that never said where it is goes on in Dubai', async () => {
  const { connection } = server.strapi.db;
  const file = join(CMS, '../database/migrations/0.2-bookings/0037-place-of-before.js');
  const { up } = createRequire(__filename)(file) as { up: (knex: typeof connection) => Promise<void> };
  const place = (): Promise<object> => connection('site_setting').first('country', 'currency', 'time_zone');
  await connection('site_setting').update({ country: null, currency: null, time_zone: null });
  await up(connection);
  expect(await place()).toEqual({ country: 'AE', currency: 'AED', time_zone: 'Asia/Dubai' });
  await connection('site_setting').update({ country: 'DE' });
  await up(connection);
  expect(await place()).toMatchObject({ country: 'DE', currency: 'AED' });
  await connection('site_setting').update({ country: 'AE' });
});

test('a site that was set up before there were such settings goes on with the defaults', async () => {
  const { documentId } = before;
  const link = server.strapi.db.metadata.get(UID.siteSetting).attributes['stays'];
  const { joinTable } = link as unknown as { joinTable: { name: string } };
  await server.strapi.db.connection(joinTable.name).whereIn('field', ['stays', 'holds', 'limits']).delete();
  await noticed();
  expect((await guest.askQuote({ apartmentId: FLAT, ...stayIn(40, 91), guests: 2 })).status).toBe(422);
  await createDefaults(server.strapi);
  expect(await readSettings()).toMatchObject({
    documentId,
    stays: { maximumStay: 90, weekendNights: [5, 6] },
    holds: DEFAULT_BOOKING_POLICIES,
    limits: DEFAULT_UNPAID_LIMITS,
  });
});
