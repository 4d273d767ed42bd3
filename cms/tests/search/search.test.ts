import { engineOf } from 'booking-rules/engine';
import { checkStay } from 'booking-rules/shared/domain/availability';
import type { StayQuery } from 'booking-rules/contracts/stays';
import { priceStay } from 'booking-rules/shared/domain/pricing/price';
import fc from 'fast-check';
import { create, createApartment, remove, UID, update, writeSingle } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';
import { within } from '../fixture/within';

/** How soon the next visitor sees a change of content; one of nights is seen at once. */
const SOON_MS = 1_000;
const guest = guestOf(server.url);
const apartmentId = 'search-flat';
const stay = stayIn(30, 3);
let apartment: string;
let area: string;
let pool: string;
let manager: StayManager;

beforeAll(async () => {
  area = await create(UID.district, { name: 'Search Area', slug: 'search-area' });
  pool = await create(UID.amenity, { name: 'Search pool', slug: 'search-pool' });
  apartment = await createApartment(apartmentId, { district: area, amenities: [pool] });
  manager = managerOf(server.url, await createStaff('search-manager', [PERMISSION.manage]));
});

/** The total of the apartment for three nights in a month; null when it is not found. */
async function total(filters: Record<string, string> = { district: 'search-area' }): Promise<number | null> {
  const dates = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };
  const found = await guest.stays({ ...dates, ...filters });
  return found.find((offer) => offer.apartmentId === apartmentId)?.total ?? null;
}

const soon = (expected: unknown, filters?: Record<string, string>) =>
  within(SOON_MS, async () => expect(await total(filters)).toEqual(expected));

describe('for a map', () => {
  const pinned = 'search-pin-flat';
  const bounds = '25.07,55.13,25.08,55.14';
  const pins = (query: Record<string, string>) => ask(server.url, 'GET /api/stays/pins', { query });

  let documentId = '';

  beforeAll(async () => {
    const place = { latitude: 25.0772, longitude: 55.1394 };
    documentId = await createApartment(pinned, { district: area, ...place });
  });

  // The other tests search the same area.
  afterAll(() => remove(UID.apartment, documentId));

  test('all stays of a search have a pin in one answer, those without a location are counted', async () => {
    const { status, data, body } = await pins({ district: 'search-area' });
    expect(status).toBe(200);
    expect(data.map(({ apartmentId: id, location }) => [id, location])).toEqual([
      [pinned, { latitude: 25.0772, longitude: 55.1394 }],
    ]);
    expect(body.meta).toEqual({ total: 2, located: 1, currency: 'AED' });
  });

  test('a pin costs what the list says, with dates and without', async () => {
    const dates = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };
    for (const query of [{ district: 'search-area' }, { district: 'search-area', ...dates }]) {
      const listed = (await guest.stays(query)).find((one) => one.apartmentId === pinned);
      const { data } = await pins(query);
      expect(data[0]?.price).toBe(listed?.total ?? listed?.from);
      expect(data[0]?.nights).toBe(listed?.nights ?? listed?.fromStay?.nights);
    }
  });

  test('a part of the map holds the list and the pins to what lies in it', async () => {
    const listed = await guest.stays({ district: 'search-area', bounds });
    expect(listed.map((one) => one.apartmentId)).toEqual([pinned]);
    expect((await pins({ district: 'search-area', bounds })).data).toHaveLength(1);
    expect((await pins({ district: 'search-area', bounds: '25,55,25.01,55.01' })).data).toEqual([]);
  });

  test.each(['bounds=1,2,3', 'bounds=26,55,25,56', 'bounds=25,55,26,x', 'page=2', 'pageSize=5'])(
    '%s is refused',
    async (asked) => {
      const query = Object.fromEntries(new URLSearchParams(asked));
      expect((await send(server.url, 'get', '/api/stays/pins', { query })).status).toBe(400);
    },
  );
});

describe('the very next search knows', () => {
  test('nights that a manager has blocked, and freed', async () => {
    expect(await total()).toEqual(expect.any(Number));
    await manager.block({ apartmentId, ...stayIn(32, 2) });
    expect(await total()).toBeNull();
    await manager.free({ apartmentId, ...stayIn(32, 2) });
    expect(await total()).toEqual(expect.any(Number));
  });

  test('nights that a guest has reserved, and those of a reservation that was cancelled', async () => {
    const before = await total();
    const { number } = await guest.quote({ apartmentId, ...stay, guests: 2 });
    const { data } = await guest.reserve(reservationFor(number));
    expect(await total()).toBeNull();
    const body = { data: { email: 'layla@guests.example' } };
    const path = `/api/reservations/${data.reference}/cancellation`;
    expect((await send(server.url, 'post', path, { body })).status).toBe(200);
    expect(await total()).toBe(before);
  });

  test('each of many changes that come at once', async () => {
    const nights = Array.from({ length: 20 }, (_, index) => ({ apartmentId, ...stayIn(100 + 2 * index, 1) }));
    await Promise.all(nights.map((span) => manager.block(span)));
    expect(await guest.takenDays(apartmentId, inDays(100), inDays(140))).toHaveLength(20);
    await Promise.all(nights.map((span) => manager.free(span)));
    expect(await guest.takenDays(apartmentId, inDays(100), inDays(140))).toEqual([]);
  });
});

describe('within a second search knows', () => {
  test('a rate, and which season rules it', async () => {
    await update(UID.apartment, apartment, { nightlyRate: 50_000 });
    const tourism = 3 * 1_000;
    const totalAt = (rate: number) => Math.round((3 * rate + 15_000) * 1.05) + tourism;
    await soon(totalAt(50_000));
    const data = { name: 'Search', firstNight: inDays(25), lastNight: inDays(60), apartments: [apartment] };
    const season = await create(UID.season, { ...data, nightlyRate: 80_000 });
    await soon(totalAt(80_000));
    await update(UID.season, season, { nightlyRate: 70_000, firstNight: inDays(32) });
    await soon(Math.round((2 * 50_000 + 70_000 + 15_000) * 1.05) + tourism);
    await remove(UID.season, season);
    await soon(totalAt(50_000));
  });

  test('an override, and that a second one has taken its place', async () => {
    const first = await create(UID.minimumStayOverride, { apartment, minimumStay: 7 });
    await soon(null);
    const second = await create(UID.minimumStayOverride, { apartment, minimumStay: 2 });
    await soon(expect.any(Number));
    await remove(UID.minimumStayOverride, second);
    await remove(UID.minimumStayOverride, first);
    await soon(expect.any(Number));
  });

  test('the minimum stay for all apartments', async () => {
    await writeSingle(UID.minimumStay, { days: 5 });
    await soon(null);
    await writeSingle(UID.minimumStay, { days: 1 });
    await soon(expect.any(Number));
  });

  test('an area and an amenity that have another name, whoever shows them', async () => {
    await update(UID.district, area, { slug: 'search-quarter' });
    await soon(expect.any(Number), { district: 'search-quarter' });
    expect(await total({ district: 'search-area' })).toBeNull();
    await update(UID.amenity, pool, { slug: 'search-plunge-pool' });
    await soon(expect.any(Number), { amenities: 'search-plunge-pool' });
    await update(UID.district, area, { slug: 'search-area' });
    await soon(expect.any(Number));
  });

  test('an apartment that an amenity was given, from the side of the amenity', async () => {
    const gym = await create(UID.amenity, { name: 'Search gym', slug: 'search-gym' });
    expect(await total({ amenities: 'search-gym' })).toBeNull();
    await update(UID.amenity, gym, {
      apartments: { connect: [{ documentId: apartment, status: 'published' }] },
    });
    await soon(expect.any(Number), { amenities: 'search-gym' });
    await remove(UID.amenity, gym);
    await soon(null, { amenities: 'search-gym' });
  });

  test('whom an apartment takes, and how it is booked', async () => {
    const filters = { district: 'search-area', availabilityGuestNumber: '3' };
    const family = { ...filters, children: '2', infants: '1' };
    await soon(expect.any(Number), family);
    expect(await total({ ...filters, pets: '1' })).toBeNull();
    await update(UID.apartment, apartment, { petsWelcome: true, childrenWelcome: false });
    await soon(expect.any(Number), { ...filters, pets: '1' });
    expect(await total(family)).toBeNull();
    expect(await total({ ...filters, bookingMode: 'on-request' })).toBeNull();
    await update(UID.apartment, apartment, { childrenWelcome: true, bookingMode: 'on-request' });
    await soon(expect.any(Number), { ...family, bookingMode: 'on-request', beds: '2' });
    expect(await total({ ...filters, beds: '3' })).toBeNull();
    await update(UID.apartment, apartment, { petsWelcome: false, bookingMode: 'instant' });
    await soon(expect.any(Number));
  });

  test('an apartment that comes and goes, with the nights it had', async () => {
    await manager.block({ apartmentId, ...stay });
    await server.strapi.documents(UID.apartment).unpublish({ documentId: apartment });
    await within(SOON_MS, async () => expect(engineOf(server.strapi).inventory.find(apartmentId)).toBeNull());
    await server.strapi.documents(UID.apartment).publish({ documentId: apartment });
    await within(SOON_MS, async () =>
      expect(engineOf(server.strapi).inventory.find(apartmentId)).not.toBeNull(),
    );
    expect(await total()).toBeNull();
    await manager.free({ apartmentId, ...stay });
    expect(await total()).toEqual(expect.any(Number));
  });

  test('that a season holds for all once its only apartment is deleted', async () => {
    const doomed = await createApartment('search-doomed', { district: area });
    const data = { name: 'Doomed', firstNight: inDays(25), lastNight: inDays(60), minimumNights: 9 };
    const season = await create(UID.season, { ...data, apartments: [doomed] });
    await soon(expect.any(Number));
    await remove(UID.apartment, doomed);
    await soon(null);
    await remove(UID.season, season);
    await soon(expect.any(Number));
  });
});

test('what was taken in change by change is what reading everything again finds', async () => {
  const { inventory } = engineOf(server.strapi);
  const shape = () =>
    JSON.stringify(
      [...inventory.current().entries].map(([id, { listing, card }]) => [
        id,
        listing.rules,
        listing.seasons,
        card,
      ]),
    );
  const before = shape();
  await inventory.refresh();
  expect(shape()).toBe(before);
});

test('search finds what the rules accept of all apartments, at the totals of the rules', async () => {
  const { inventory, stays } = engineOf(server.strapi);
  const questions = fc.record({
    days: fc.integer({ min: 0, max: 400 }),
    nights: fc.integer({ min: 1, max: 20 }),
    guests: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(questions, ({ days, nights, guests }) => {
      const now = new Date();
      const { checkIn, checkOut } = stayIn(days, nights);
      const query: StayQuery = {
        ...{ availabilityDateStart: checkIn, availabilityDateEnd: checkOut, availabilityGuestNumber: guests },
        ...{ sort: 'price', pageSize: 100 },
      };
      const expected = [...inventory.current().entries.values()]
        .filter(({ listing }) => checkStay(listing, { checkIn, checkOut, guests }, now).ok)
        .map(
          ({ listing, card }) =>
            [priceStay(listing, { checkIn, checkOut }, guests).total, card.apartmentId] as const,
        )
        .sort(([a, idA], [b, idB]) => a - b || (idA < idB ? -1 : 1));
      const { data, meta } = stays.search(query, now);
      expect(data.map((offer) => [offer.total, offer.apartmentId])).toEqual(expected.slice(0, 100));
      expect(meta.pagination.total).toBe(expected.length);
    }),
  );
});

describe('dates that may move', () => {
  const dates = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };
  const askFor = (query: Record<string, string>) =>
    ask(server.url, 'GET /api/stays', { query: { district: 'search-area', ...query } });

  test('find another stay of as many nights, with its dates and total', async () => {
    await manager.block({ apartmentId, ...stay });
    expect(await total()).toBeNull();
    const { body } = await askFor({ ...dates, flexibleDays: '3', priceSteps: '5' });
    expect(body.data[0]?.total).toBeGreaterThan(0);
    const later = stayIn(33, 3);
    expect(body).toMatchObject({
      data: [{ apartmentId, nights: 3 }],
      meta: { prices: { counts: [1, 0, 0, 0, 0] } },
    });
    expect([stayIn(27, 3).checkIn, later.checkIn]).toContain(body.data[0]?.checkIn);
    await manager.free({ apartmentId, ...stay });
  });

  test('may be a week of a month', async () => {
    const month = inDays(60).slice(0, 7);
    const { body } = await askFor({ flexibleMonth: month, flexibleStay: 'week' });
    expect(body).toMatchObject({ data: [{ apartmentId, nights: 7 }] });
    expect(body.data[0]?.checkIn?.slice(0, 7)).toBe(month);
  });

  test.each([
    ['days without dates', { flexibleDays: '2' }],
    ['more days than three', { ...dates, flexibleDays: '4' }],
    ['a month without a kind of stay', { flexibleMonth: '2027-03' }],
    ['a month beside dates', { ...dates, flexibleMonth: '2027-03', flexibleStay: 'week' }],
    ['no month', { flexibleMonth: '2027-13', flexibleStay: 'week' }],
    ['children alone', { availabilityGuestNumber: '2', children: '2' }],
    ['a hundred dogs', { pets: '100' }],
    ['a histogram of a thousand steps', { priceSteps: '1000' }],
  ])('are refused with %s', async (_, query) => {
    expect((await askFor(query)).status).toBe(400);
  });
});

test('a party too large for one home is offered two that are free on its dates', async () => {
  await createApartment('search-flat-beside', { district: area, capacity: 3 });
  await within(SOON_MS, async () =>
    expect(engineOf(server.strapi).inventory.find('search-flat-beside')).not.toBeNull(),
  );
  const dates = { availabilityDateStart: stay.checkIn, availabilityDateEnd: stay.checkOut };
  const query = { district: 'search-area', availabilityGuestNumber: '7', ...dates };
  const { body } = await ask(server.url, 'GET /api/stays', { query });
  expect(body).toMatchObject({
    data: [],
    meta: {
      together: {
        largest: 4,
        near: 'area',
        capacity: 7,
        homes: [
          { home: { apartmentId }, guests: 4 },
          { home: { apartmentId: 'search-flat-beside' }, guests: 3 },
        ],
      },
    },
  });
  const { total: sum, homes = [] } = body.meta.together ?? {};
  expect(homes.reduce((all, { home }) => all + (home.total ?? 0), 0)).toBe(sum);
});
