import type { PanelRouteKey } from 'booking-rules/contracts';
import type { SeasonDraft } from 'booking-rules/shared/domain/restrictions/rule-change';
import { createApartment } from '../fixture/content';
import { inDays } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask, type Answer, type RefusalDetails } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const [one, two] = ['rates-one', 'rates-two'];
const guest = guestOf(server.url);
let token: string;

const call = <Key extends PanelRouteKey>(key: Key, data?: object, as = token) =>
  ask(server.url, key, { headers: { Authorization: `Bearer ${as}` }, ...(data && { body: { data } }) });
const readRates = async () => (await call('GET /booking-rules/rates-and-restrictions')).data;
const saveRates = (data: object) => call('PUT /booking-rules/rates', data);
const saveMinimumStays = (data: object) => call('PUT /booking-rules/minimum-stays', data);
const seasonsOf = async (id: string) =>
  (await readRates()).seasons.filter(({ apartments }) => apartments?.includes(id));
const nightOf = async (id: string, days: number) =>
  (await guest.calendar(id, inDays(days), inDays(days + 1)))[0];
const season = (differences: Partial<SeasonDraft> = {}): SeasonDraft => ({
  id: null,
  name: 'Peak',
  firstNight: inDays(60),
  lastNight: inDays(70),
  apartments: [one],
  nightlyRate: 90_000,
  weekendRate: null,
  minimumNights: 4,
  arrivalDays: null,
  departureDays: null,
  ...differences,
});
const fieldsOf = ({ error }: Answer<unknown, RefusalDetails>) =>
  error.details.errors?.map(({ path }) => path.join('.'));

beforeAll(async () => {
  await createApartment(one, { gapFilling: false });
  await createApartment(two);
  token = await createStaff('rates-manager', [PERMISSION.read, PERMISSION.manage, PERMISSION.rule]);
});

test('overrides and seasons saved together are what guests are told when the answer comes', async () => {
  const { status } = await saveMinimumStays({
    overrides: [
      { apartmentId: one, nights: 3 },
      { apartmentId: two, nights: 2 },
    ],
    seasons: { save: [season()] },
  });
  expect(status).toBe(200);
  expect(await nightOf(one, 59)).toMatchObject({ minimumStay: 3, rate: 40_000 });
  expect(await nightOf(two, 59)).toMatchObject({ minimumStay: 2 });
  expect(await nightOf(one, 60)).toMatchObject({ minimumStay: 4, rate: 90_000 });
  const { apartments } = await readRates();
  const rulesOf = (id: string) => apartments.find(({ apartmentId }) => apartmentId === id)?.rules;
  expect([rulesOf(one)?.minimumStayOverride, rulesOf(two)?.minimumStayOverride]).toEqual([3, 2]);
});

test('a season is changed and taken away by its id', async () => {
  const [known] = await seasonsOf(one);
  if (!known) throw new Error('The season of the test before is there');
  await saveRates({
    seasons: { save: [{ ...known, nightlyRate: 95_000, apartments: [one, two] }] },
  });
  expect(await nightOf(two, 60)).toMatchObject({ rate: 95_000, minimumStay: 4 });
  await saveRates({ seasons: { save: [{ ...known, apartments: [one] }] } });
  expect(await nightOf(two, 60)).toMatchObject({ rate: 40_000, minimumStay: 2 });
  const gone = await saveRates({ seasons: { save: [{ ...known, id: 'nosuchseason' }] } });
  expect(gone.status).toBe(404);
});

test('nothing is saved when a part of it cannot be', async () => {
  const { status } = await saveRates({
    rates: [{ apartmentId: one, nightlyRate: 1_000, weekendRate: null }],
    seasons: { save: [season({ apartments: ['rates-nowhere'] })] },
  });
  expect(status).toBe(400);
  expect(await nightOf(one, 59)).toMatchObject({ rate: 40_000 });
});

test('rates and own seasons are copied to others once; doing it again changes nothing', async () => {
  await saveRates({ rates: [{ apartmentId: one, nightlyRate: 70_000, weekendRate: 80_000 }] });
  const copy = () =>
    call('POST /booking-rules/rates/copy', { from: one, to: [two], base: true, seasons: true });
  expect((await copy()).data).toMatchObject({
    ...{ rates: [two], seasons: { created: 1, updated: 0, unchanged: 0 } },
    changed: { total: 1, some: [{ apartmentId: two }] },
  });
  expect(await nightOf(two, 60)).toMatchObject({ rate: 90_000, minimumStay: 4 });
  expect([70_000, 80_000]).toContain((await nightOf(two, 59))?.rate);
  expect((await copy()).data).toEqual({
    ...{ rates: [], seasons: { created: 0, updated: 0, unchanged: 1 } },
    changed: { total: 0, some: [] },
  });
  const [known] = await seasonsOf(one);
  await saveRates({ seasons: { save: [{ ...known, nightlyRate: 97_000 }] } });
  expect(await nightOf(two, 60)).toMatchObject({ rate: 90_000 });
  expect((await copy()).data).toMatchObject({ seasons: { created: 0, updated: 1 } });
  expect(await nightOf(two, 60)).toMatchObject({ rate: 97_000 });
});

test('promotions are made, changed and removed; no two share a code', async () => {
  const promotion = {
    id: null,
    code: 'Rates-10',
    percent: 10,
    active: true,
    bookFrom: null,
    bookUntil: null,
    stayFrom: null,
    stayUntil: null,
    minimumNights: null,
    apartments: [one],
    useLimit: 5,
  };
  expect((await saveRates({ promotions: { save: [promotion] } })).status).toBe(200);
  const second = await saveRates({
    promotions: { save: [{ ...promotion, code: 'rates-10' }] },
  });
  expect([second.status, fieldsOf(second)]).toEqual([400, ['data.promotions.save.0.code']]);
  const find = async () => (await readRates()).promotions.find(({ code }) => code === 'RATES-10');
  const known = await find();
  expect(known).toMatchObject({ percent: 10, uses: 0, apartments: [one] });
  const id = known?.id ?? '';
  await saveRates({ promotions: { save: [{ ...promotion, id, percent: 12 }] } });
  expect(await find()).toMatchObject({ id, percent: 12 });
  await saveRates({ promotions: { remove: [id] } });
  expect(await find()).toBeUndefined();
});

describe('a gap that nobody can book', () => {
  const gap = { apartmentId: one, firstNight: inDays(32), lastNight: inDays(33) };
  const gapsOf = async () =>
    (await call('GET /booking-rules/gaps')).data.filter(({ apartmentId }) => apartmentId === one);

  beforeAll(async () => {
    const manager = managerOf(server.url, token);
    await manager.block({ apartmentId: one, checkIn: inDays(30), checkOut: inDays(32) });
    await manager.block({ apartmentId: one, checkIn: inDays(34), checkOut: inDays(36) });
  });

  test('is opened for a guest, and closed again by removing its season', async () => {
    expect(await gapsOf()).toMatchObject([gap]);
    const { status, data } = await call('POST /booking-rules/gaps/relax', gap);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { checkIn: inDays(32), checkOut: inDays(34), seasons: [expect.any(String)] },
    });
    expect(await gapsOf()).toEqual([]);
    await guest.quote({ apartmentId: one, checkIn: inDays(32), checkOut: inDays(34), guests: 2 });
    await saveMinimumStays({ seasons: { remove: data.seasons } });
    expect(await gapsOf()).toMatchObject([gap]);
  });

  test('stays closed, and nothing is written, when another rule is in the way', async () => {
    const before = (await readRates()).seasons.length;
    const taken = await call('POST /booking-rules/gaps/relax', {
      ...gap,
      firstNight: inDays(30),
      lastNight: inDays(31),
    });
    expect(taken).toMatchObject({
      status: 400,
      error: { details: { reasons: [{ reason: 'not-available' }] } },
    });
    expect((await readRates()).seasons).toHaveLength(before);
  });
});

test.each<[string, typeof saveRates | typeof saveMinimumStays, object, string]>([
  [
    'dates out of order',
    saveMinimumStays,
    { seasons: { save: [season({ lastNight: inDays(1) })] } },
    'data.seasons.save.0.lastNight',
  ],
  ['no nights', saveMinimumStays, { global: 0 }, 'data.global'],
  [
    'a free night',
    saveRates,
    { rates: [{ apartmentId: one, nightlyRate: 0, weekendRate: null }] },
    'data.rates.0.nightlyRate',
  ],
  [
    'half a fils',
    saveRates,
    { seasons: { save: [season({ nightlyRate: 1.5 })] } },
    'data.seasons.save.0.nightlyRate',
  ],
  [
    'a season without a name',
    saveRates,
    { seasons: { save: [season({ name: ' ' })] } },
    'data.seasons.save.0.name',
  ],
  ['rates among minimum stays', saveMinimumStays, { rates: [] }, 'data.rates'],
])('%s is refused beside the field', async (_, save, data, field) => {
  const answer = await save(data);
  expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
});

test('who may only look reads the rates, and changes none of them', async () => {
  const reader = await createStaff('rates-reader', [PERMISSION.read]);
  expect((await call('GET /booking-rules/rates-and-restrictions', undefined, reader)).status).toBe(200);
  const stranger = await createStaff('rates-stranger', []);
  expect((await call('GET /booking-rules/rates-and-restrictions', undefined, stranger)).status).toBe(403);
  for (const key of [
    'PUT /booking-rules/minimum-stays',
    'PUT /booking-rules/rates',
    'POST /booking-rules/rates/copy',
    'POST /booking-rules/gaps/relax',
  ] as const) {
    expect((await call(key, {}, reader)).status).toBe(403);
    expect((await ask(server.url, key)).status).toBe(401);
  }
});
