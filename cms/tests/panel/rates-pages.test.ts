import type { SeasonDraft } from 'booking-rules/shared/domain/restrictions/rule-change';
import { createApartment, UID } from '../fixture/content';
import { inDays } from '../fixture/days';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

type PagedKey =
  | 'GET /booking-rules/apartments'
  | 'GET /booking-rules/rates-and-restrictions'
  | 'GET /booking-rules/minimum-stays'
  | 'GET /booking-rules/gaps';
/** In the order of lists. */
const [one, two] = ['pages-of-rates-one', 'pages-of-rates-two'];
let token: string;
const headersOf = () => ({ Authorization: `Bearer ${token}` });
const saveRates = (data: object) =>
  ask(server.url, 'PUT /booking-rules/rates', { headers: headersOf(), body: { data } });
const saveMinimumStays = (data: object) =>
  ask(server.url, 'PUT /booking-rules/minimum-stays', { headers: headersOf(), body: { data } });

/** A page of the apartments of this file alone, unless something else is searched for. */
const pageOf = <Key extends PagedKey>(key: Key, query: Record<string, string> = {}) =>
  ask(server.url, key, {
    headers: headersOf(),
    query: { search: 'pages-of-rates', ...query },
  });

beforeAll(async () => {
  await createApartment(two);
  await createApartment(one);
  token = await createStaff('pages-of-rates', Object.values(PERMISSION));
});

test('apartments are named area by area once they are published, and a draft is not', async () => {
  const data = { apartmentId: 'pages-of-rates-draft', name: 'Not yet', nightlyRate: 40_000 };
  await server.strapi.documents(UID.apartment).create({ data });
  const named = (await pageOf('GET /booking-rules/apartments')).data;
  expect(named.map(({ apartmentId }) => apartmentId)).toEqual([one, two]);
  const some = await pageOf('GET /booking-rules/apartments', { ids: `${two},nowhere` });
  expect(some.data.map(({ apartmentId }) => apartmentId)).toEqual([two]);
});

test('every list has the same pages of the apartments that are looked for, and all areas', async () => {
  const idsOf = async (query: Record<string, string>) => {
    const [names, rates, stays] = await Promise.all([
      pageOf('GET /booking-rules/apartments', query),
      pageOf('GET /booking-rules/rates-and-restrictions', query),
      pageOf('GET /booking-rules/minimum-stays', query),
    ]);
    expect(rates.body.meta).toEqual(names.body.meta);
    expect(stays.body.meta).toEqual(names.body.meta);
    const ids = names.data.map(({ apartmentId }) => apartmentId);
    expect(rates.data.apartments.map(({ apartmentId }) => apartmentId)).toEqual(ids);
    expect(stays.data.rows.map(({ apartmentId }) => apartmentId)).toEqual(ids);
    return { ids, ...names.body.meta };
  };
  const all = await idsOf({});
  expect(all.ids).toEqual([one, two]);
  expect(all.pagination).toMatchObject({ page: 1, pageSize: 300, pageCount: 1, total: all.ids.length });
  const pages = await Promise.all(all.ids.map((_, index) => idsOf({ page: `${index + 1}`, pageSize: '1' })));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids);
  expect(pages.map(({ areas }) => areas)).toEqual(pages.map(() => all.areas));
  expect((await idsOf({ page: '99' })).ids).toEqual([]);
  expect((await idsOf({ search: ' TWO pages-of ' })).ids).toEqual([two]);
  expect((await idsOf({ area: 'no-such-area' })).ids).toEqual([]);
});

test.each<[PagedKey, Record<string, string>]>([
  ['GET /booking-rules/apartments', { pageSize: '1001' }],
  ['GET /booking-rules/rates-and-restrictions', { page: '0' }],
  ['GET /booking-rules/minimum-stays', { bedrooms: '1' }],
  ['GET /booking-rules/gaps', { pageSize: '301' }],
])('%s with %j is refused', async (key, query) => {
  expect((await pageOf(key, query)).status).toBe(400);
});

test('what is saved tells which years are others, of all apartments and not of a page', async () => {
  const { pagination } = (
    await ask(server.url, 'GET /booking-rules/apartments', {
      headers: headersOf(),
      query: { pageSize: '1' },
    })
  ).body.meta;
  const forAll: SeasonDraft = {
    ...{ id: null, name: 'For all', firstNight: inDays(300), lastNight: inDays(301), apartments: null },
    ...{ nightlyRate: 123_400, weekendRate: null, minimumNights: null },
    ...{ arrivalDays: null, departureDays: null },
  };
  const made = await saveRates({ seasons: { save: [forAll] } });
  expect(made.data.total).toBe(pagination.total);
  expect(made.data.some.length).toBe(Math.min(5, pagination.total));
  const known = (await pageOf('GET /booking-rules/rates-and-restrictions')).data.seasons.find(
    ({ name }) => name === 'For all',
  );
  const renamed = await saveRates({ seasons: { save: [{ ...known, name: 'Renamed' }] } });
  expect(renamed.data).toEqual({ total: 0, some: [] });
  expect((await saveRates({ seasons: { remove: [known?.id] } })).data.total).toBe(pagination.total);
  const single = await saveMinimumStays({ overrides: [{ apartmentId: two, nights: 7 }] });
  expect(single.data).toMatchObject({
    total: 1,
    some: [{ apartmentId: two, rules: { minimumStayOverride: 7 } }],
  });
  await saveMinimumStays({ overrides: [{ apartmentId: two, nights: null }] });
});

test('gaps are told page by page, the soonest first, with the nights of all pages', async () => {
  const names = ['gaps-later', 'gaps-sooner'];
  const manager = managerOf(server.url, token);
  for (const [index, apartmentId] of names.entries()) {
    await createApartment(apartmentId, { gapFilling: false });
    await saveMinimumStays({ overrides: [{ apartmentId, nights: 9 }] });
    const start = 50 - index * 10;
    await manager.block({ apartmentId, checkIn: inDays(start), checkOut: inDays(start + 1) });
    await manager.block({ apartmentId, checkIn: inDays(start + 3 + index), checkOut: inDays(start + 6) });
  }
  const pages = await Promise.all(
    ['1', '2'].map((page) => pageOf('GET /booking-rules/gaps', { search: 'gaps-', page, pageSize: '1' })),
  );
  expect(pages.flatMap(({ data }) => data.map(({ apartmentId }) => apartmentId))).toEqual(names.toReversed());
  for (const { body } of pages) {
    expect(body.meta.pagination).toMatchObject({ pageCount: 2, total: 2 });
    expect(body.meta.nights).toBe(5);
  }
});
