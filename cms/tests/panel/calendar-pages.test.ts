import type { RouteKey } from 'booking-rules/contracts';
import { create, createApartment, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const ROUTE = 'GET /booking-rules/timeline' satisfies RouteKey;
const AREA = 'calendar-shore';
/** In the order in which the calendar shows them: by their names, as people sort them. */
const ALL = ['alcove', 'balcony', 'cabin', 'dune', 'eyrie'].map((name) => `pages-${name}`);
const [alcove = '', balcony = '', cabin = '', dune = '', eyrie = ''] = ALL;
const guest = guestOf(server.url);
let token: string;

const timeline = (query: Record<string, string> = {}) =>
  ask(server.url, ROUTE, {
    headers: { Authorization: `Bearer ${token}` },
    query: { from: inDays(0), to: inDays(10), area: AREA, ...query },
  });
/** The ids of the apartments that are shown. */
async function shown(query: Record<string, string> = {}): Promise<string[]> {
  const { status, body, text } = await timeline(query);
  if (status !== 200) throw new Error(`No calendar but ${status}: ${text}`);
  expect(body.meta.pagination.total).toBeGreaterThanOrEqual(body.data.apartments.length);
  return body.data.apartments.map(({ apartmentId }) => apartmentId);
}

beforeAll(async () => {
  const district = await create(UID.district, { name: 'Calendar Shore', slug: AREA });
  // Made in another order than that of their names.
  await createApartment(eyrie, { district, name: 'Eyrie', bedrooms: 6 });
  await createApartment(cabin, { district, name: 'cabin', bedrooms: 0, openForBooking: false });
  await createApartment(alcove, { district, name: 'Alcove' });
  await createApartment(dune, { district, name: 'Dune of the east', bedrooms: 4 });
  await createApartment(balcony, { district, name: 'Balcony' });
  token = await createStaff('calendar-pages', Object.values(PERMISSION));
  await managerOf(server.url, token).block({ apartmentId: balcony, ...stayIn(40, 2) });
});

test('without filters the calendar is of all apartments, by area and name, and tells all areas', async () => {
  expect(await shown()).toEqual(ALL);
  const { body } = await timeline({ status: 'unlisted' });
  expect(body.meta.pagination).toEqual({ page: 1, pageSize: 300, pageCount: 1, total: 1 });
  expect(body.meta.areas).toContainEqual({ slug: AREA, name: 'Calendar Shore' });
  const names = body.meta.areas.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('pages do not overlap, and together are all; none has more than 300 apartments', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => shown({ page, pageSize: '2' })));
  expect(pages).toEqual([[alcove, balcony], [cabin, dune], [eyrie], []]);
  const { body } = await timeline({ page: '2', pageSize: '2' });
  expect(body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 3, total: 5 });
  expect((await timeline({ pageSize: '301' })).status).toBe(400);
});

test.each<{ filter: Record<string, string>; finds: string[] }>([
  { filter: { bedrooms: '0' }, finds: [cabin] },
  { filter: { bedrooms: '1' }, finds: [alcove, balcony] },
  { filter: { bedrooms: '4' }, finds: [dune, eyrie] },
  { filter: { status: 'listed' }, finds: [alcove, balcony, dune, eyrie] },
  { filter: { status: 'unlisted' }, finds: [cabin] },
  { filter: { area: 'no-such-shore' }, finds: [] },
  { filter: { search: ' EAST dune ' }, finds: [dune] },
  { filter: { search: 'c', bedrooms: '1' }, finds: [alcove, balcony] },
])('$filter finds $finds', async ({ filter, finds }) => {
  expect(await shown(filter)).toEqual(finds);
});

test.each<Record<string, string>>([
  { bedrooms: '5' },
  { status: 'open' },
  { freeFrom: 'soon' },
  { page: '0' },
])('%o is refused', async (filter) => {
  expect((await timeline(filter)).status).toBe(400);
});

test('apartments are free on every night from the first to the last, also outside the span that is shown', async () => {
  const free = (from: number, to: number) => shown({ freeFrom: inDays(from), freeTo: inDays(to) });
  const others = ALL.filter((apartmentId) => apartmentId !== balcony);
  expect(await free(35, 39)).toEqual(ALL);
  expect(await free(35, 40)).toEqual(others);
  expect(await free(41, 45)).toEqual(others);
  expect(await free(42, 45)).toEqual(ALL);
  // One day alone is that night.
  expect(await shown({ freeFrom: inDays(41) })).toEqual(others);
  expect(await shown({ freeTo: inDays(40) })).toEqual(others);
});

test('nights that are over count as the others do', async () => {
  const nights = server.strapi.db.connection('booking_nights');
  await nights.insert({ apartment: eyrie, night: inDays(-60), source: 'block' });
  const others = ALL.filter((apartmentId) => apartmentId !== eyrie);
  expect(await shown({ freeFrom: inDays(-61), freeTo: inDays(5) })).toEqual(others);
  expect(await shown({ freeFrom: inDays(-59), freeTo: inDays(5) })).toEqual(ALL);
});

test('a guest, an address or a reference finds the apartment of the stay, wherever in time it lies', async () => {
  const { number } = await guest.quote({ apartmentId: dune, ...stayIn(200, 3), guests: 2 });
  const booking = reservationFor(number, 'zuleika@calendar-pages.example');
  const person = { ...booking.guest, firstName: 'Zuleika', lastName: 'Dobson' };
  const { reference } = (await guest.book({ ...booking, guest: person })).data;
  for (const search of ['zuleika', 'Dobson Zul', 'zuleika@calendar-pages', reference])
    expect(await shown({ search })).toEqual([dune]);
  expect(await shown({ search: 'zuleika', bedrooms: '1' })).toEqual([]);
  // Who does not come holds nothing there.
  await managerOf(server.url, token).act(reference, 'cancel', { refund: 'full' });
  expect(await shown({ search: 'zuleika' })).toEqual([]);
});

test('a page has the stays and blocks of its own apartments', async () => {
  const { body } = await timeline({ from: inDays(30), to: inDays(45), page: '2', pageSize: '1' });
  expect(body.data.apartments).toMatchObject([{ apartmentId: balcony, bars: [stayIn(40, 2)] }]);
});
