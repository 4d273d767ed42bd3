import { addDays } from 'booking-rules/shared/domain/stay';
import { create, createApartment, noticed, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const RULE = 'plugin::booking-rules.rules.manage';
const [first, second] = ['calendar-a', 'calendar-b'] as const;
const guest = guestOf(server.url);
const person = {
  firstName: 'Omar',
  lastName: 'Haddad',
  email: 'omar@guests.example',
  phone: '+971501234567',
};
let token: string;
let firstDocument: string;

const headersOf = () => ({ Authorization: `Bearer ${token}` });
type Posted = 'reservations' | 'calendar/rules' | 'nights/block-many' | 'nights/free-many';
const post = <Name extends Posted>(name: Name, data: object) =>
  ask(server.url, `POST /booking-rules/${name}`, { headers: headersOf(), body: { data } });
const rule = (days: number, nights: number, rules: object, apartmentIds: string[] = [first, second]) =>
  post('calendar/rules', { apartmentIds, ...stayIn(days, nights), rules });
const reserve = (stay: object, more: object = {}) =>
  post('reservations', {
    apartmentId: first,
    guests: 2,
    guest: person,
    payment: 'to-pay',
    ...stay,
    ...more,
  });
const ratesOf = async (apartmentId: string, days: number, nights: number) =>
  (await guest.calendar(apartmentId, inDays(days), inDays(days + nights))).map(({ rate }) => rate);

beforeAll(async () => {
  firstDocument = await createApartment(first);
  await createApartment(second);
  token = await createStaff('calendar-manager', [PERMISSION.read, PERMISSION.manage, RULE]);
});

test('the nights of several apartments are blocked and freed together, and the calendar says by whom', async () => {
  const spans = [first, second].map((apartmentId) => ({ apartmentId, ...stayIn(20, 3) }));
  expect((await post('nights/block-many', { spans })).status).toBe(200);
  for (const { apartmentId } of spans)
    expect(await guest.takenDays(apartmentId, inDays(19), inDays(25))).toEqual([20, 21, 22].map(inDays));
  const query = { apartmentId: second, ...stayIn(21, 1) };
  expect(
    (await ask(server.url, 'GET /booking-rules/nights/blocked-by', { headers: headersOf(), query })).data,
  ).toMatchObject({
    by: 'calendar-manager@staff.example',
    ...stayIn(20, 3),
  });
  expect((await post('nights/free-many', { spans })).data).toEqual({ freed: 6 });
  expect(await guest.takenDays(second, inDays(19), inDays(25))).toEqual([]);
});

test('all of them are blocked or none, and the apartment and night in the way are named', async () => {
  await managerOf(server.url, token).block({ apartmentId: second, ...stayIn(31, 1) });
  const spans = [first, second].map((apartmentId) => ({ apartmentId, ...stayIn(30, 3) }));
  const { status, error } = await post('nights/block-many', { spans });
  expect({ status, ...error.details }).toEqual({
    status: 409,
    apartmentId: second,
    reasons: [{ reason: 'not-available', night: inDays(31) }],
  });
  expect(error.message).toMatch(/^Apartment calendar-b: .* is already booked/);
  expect(await guest.takenDays(first, inDays(30), inDays(33))).toEqual([]);
});

test('a rate set over nights is what guests pay at once, in one season of these apartments', async () => {
  const saved = await rule(40, 3, { nightlyRate: 77_700 });
  expect(saved.data.overruled).toEqual([]);
  expect(saved.data.season?.name).toMatch(/^Calendar /);
  expect(await ratesOf(second, 39, 5)).toEqual([40_000, 77_700, 77_700, 77_700, 40_000]);
  const again = await rule(40, 3, { minimumNights: 3, arrivalDays: [0, 1, 2, 3, 4, 5, 6] });
  expect(again.data.season).toEqual(saved.data.season);
  const [night] = await guest.calendar(first, inDays(40), inDays(41));
  expect(night).toMatchObject({ rate: 77_700, minimumStay: 3 });
});

test('a wider change wins over what the calendar said within, and tells which other season it cannot beat', async () => {
  await rule(51, 1, { nightlyRate: 50_000 });
  await create(UID.season, {
    name: 'Calendar test week',
    firstNight: inDays(52),
    lastNight: inDays(54),
    nightlyRate: 99_900,
    apartments: [firstDocument],
  });
  await noticed();
  const { data } = await rule(50, 4, { nightlyRate: 60_000 });
  expect(data.overruled).toEqual([
    { apartmentId: first, name: `Apartment ${first}`, season: 'Calendar test week', nights: 2 },
  ]);
  expect(await ratesOf(first, 50, 4)).toEqual([60_000, 60_000, 99_900, 99_900]);
  expect(await ratesOf(second, 50, 4)).toEqual([60_000, 60_000, 60_000, 60_000]);
});

test('a rule is taken away again, and its season with the last of them', async () => {
  const { data } = await rule(60, 2, { nightlyRate: 70_000 });
  const documentId = data.season?.documentId ?? '';
  expect((await rule(60, 2, { nightlyRate: null })).data).toEqual({ season: null, overruled: [] });
  expect(await server.strapi.documents(UID.season).findOne({ documentId })).toBeNull();
  expect(await ratesOf(first, 60, 2)).toEqual([40_000, 40_000]);
});

test('days closed for arrival and departure are in the timeline', async () => {
  const day = inDays(70);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  await rule(70, 2, { arrivalDays: [weekday], departureDays: [weekday] }, [second]);
  const query = { from: day, to: inDays(73) };
  const { apartments } = (
    await ask(server.url, 'GET /booking-rules/timeline', { headers: headersOf(), query })
  ).data;
  const row = apartments.find(({ apartmentId }) => apartmentId === second);
  expect(row).toMatchObject({ noArrival: [inDays(71)], noDeparture: [inDays(71)] });
});

test('a desk booking is confirmed, costs what a guest pays, and says in its history who booked it', async () => {
  const quote = await guest.quote({ apartmentId: first, ...stayIn(80, 3), guests: 2 });
  const { status, data } = await reserve(stayIn(80, 3), { total: quote.total, payment: 'paid' });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    state: 'confirmed',
    payment: 'manual',
    paid: true,
    paidAmount: quote.total,
    total: quote.total,
    lines: quote.lines,
    guest: person,
  });
  const { history } = (await managerOf(server.url, token).read(data.reference)).data;
  expect(history).toMatchObject([
    { from: null, to: 'confirmed', by: 'calendar-manager@staff.example', why: 'desk booking, paid' },
  ]);
  const mails: { kind: string }[] = await server.strapi.db
    .connection('booking_outbox')
    .where({ reference: data.reference })
    .select('kind');
  expect(mails.map(({ kind }) => kind)).toEqual(['reservation-confirmed']);
});

test('a caller needs no email address and may say a local number; no mail is written then', async () => {
  const caller = { ...person, email: '', phone: '050 123 4567' };
  const { status, data } = await reserve(stayIn(84, 3), { guest: caller });
  expect({ status, guest: data.guest }).toEqual({
    status: 201,
    guest: { ...person, email: '', phone: '+971501234567' },
  });
  expect(await server.strapi.db.connection('booking_outbox').where({ reference: data.reference })).toEqual(
    [],
  );
  const wrong = await reserve(stayIn(84, 3), { guest: { ...caller, phone: '12' } });
  expect(wrong.error.details.errors).toMatchObject([{ path: ['data', 'guest', 'phone'] }]);
});

test('rules refuse a stay until the manager sets them aside; taken nights never give way', async () => {
  await rule(90, 1, { minimumNights: 4 }, [first]);
  const refused = await reserve(stayIn(90, 2));
  expect(refused.status).toBe(422);
  expect(refused.error.details).toMatchObject({
    mayOverride: true,
    reasons: [{ reason: 'min-stay', nights: 4 }],
  });
  const made = await reserve(stayIn(90, 2), { overrideRules: true });
  expect(made.status).toBe(201);
  const { history } = (await managerOf(server.url, token).read(made.data.reference)).data;
  expect(history[0]?.why).toBe('desk booking, despite min-stay');
  const clash = await reserve(stayIn(91, 2), { overrideRules: true });
  expect({ status: clash.status, reasons: clash.error.details.reasons }).toEqual({
    status: 409,
    reasons: [{ reason: 'not-available', night: inDays(91) }],
  });
});

test('more guests than there are beds for, and days gone by, are not set aside', async () => {
  for (const stay of [
    { ...stayIn(95, 2), guests: 9 },
    { checkIn: inDays(-1), checkOut: inDays(1) },
  ]) {
    const { status, error } = await reserve(stay, { overrideRules: true });
    expect({ status, mayOverride: error.details.mayOverride }).toEqual({ status: 422, mayOverride: false });
  }
});

test('another total than the guest was told is refused with the one it is', async () => {
  const { status, error } = await reserve(stayIn(95, 2), { total: 1 });
  const { total } = await guest.quote({ apartmentId: first, ...stayIn(95, 2), guests: 2 });
  expect({ status, total: error.details.total }).toEqual({ status: 409, total });
});

test.each<[string, Posted, object, string[]]>([
  ['no spans', 'nights/block-many', { spans: [] }, ['data', 'spans']],
  [
    'a span that runs backwards',
    'nights/free-many',
    { spans: [{ apartmentId: first, checkIn: inDays(3), checkOut: inDays(2) }] },
    ['data', 'spans', '0', 'checkOut'],
  ],
  [
    'rules that say nothing',
    'calendar/rules',
    { apartmentIds: [first], ...stayIn(3, 1), rules: {} },
    ['data', 'rules'],
  ],
  [
    'a rate of nothing',
    'calendar/rules',
    { apartmentIds: [first], ...stayIn(3, 1), rules: { nightlyRate: 0 } },
    ['data', 'rules', 'nightlyRate'],
  ],
  [
    'an apartment that is not there',
    'calendar/rules',
    { apartmentIds: [first, 'nowhere'], ...stayIn(3, 1), rules: { minimumNights: 2 } },
    ['data', 'apartmentIds', '1'],
  ],
  [
    'a guest with half an email address',
    'reservations',
    {
      apartmentId: first,
      ...stayIn(3, 1),
      guests: 1,
      guest: { ...person, email: 'layla@' },
      payment: 'paid',
    },
    ['data', 'guest', 'email'],
  ],
  [
    'a code that nobody knows',
    'reservations',
    { apartmentId: first, ...stayIn(100, 2), guests: 1, guest: person, payment: 'paid', promotionCode: 'NO' },
    ['data', 'promotionCode'],
  ],
])('%s: refused beside its field', async (_, name, data, field) => {
  const { status, error } = await post(name, data);
  expect({ status, paths: error.details.errors?.map((problem) => problem.path) }).toEqual({
    status: 400,
    paths: [field],
  });
});

test('who may only look changes nothing; who has no token is unknown', async () => {
  const looker = await createStaff('calendar-looker', [PERMISSION.read]);
  const spans = [{ apartmentId: first, checkIn: inDays(5), checkOut: addDays(inDays(5), 1) }];
  for (const path of ['nights/block-many', 'nights/free-many', 'calendar/rules', 'reservations']) {
    for (const [headers, expected] of [
      [{ Authorization: `Bearer ${looker}` }, 403],
      [{}, 401],
    ] as const) {
      const { status } = await send(server.url, 'post', `/booking-rules/${path}`, {
        headers,
        body: { data: { spans } },
      });
      expect({ path, status }).toEqual({ path, status: expected });
    }
  }
});
