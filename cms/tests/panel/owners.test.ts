import type { ReportRow } from 'booking-rules/contracts/reports/reports';
import type { OwnerStay } from 'booking-rules/contracts/reports/owners';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatFullAmount } from 'booking-rules/shared/format/money';
import { nightsOf } from 'booking-rules/shared/domain/stay';
import { fetchAsSent } from '../fixture/as-sent';
import { create, createApartment, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor, roomRevenueOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { pdfText } from '../fixture/pdf-text';
import { createStaffInRole } from '../fixture/staff';

const guest = guestOf(server.url);
const span = { from: inDays(0), to: inDays(40) };
const sold = {} as Record<'own-one' | 'own-two', ReservationView>;
let managerToken: string;
const tokens = {} as Record<'one' | 'two', string>;

const read = <Name extends 'timeline' | 'stays' | 'figures'>(
  who: 'one' | 'two',
  name: Name,
  query: Record<string, string> = span,
) =>
  ask(server.url, `GET /booking-rules/own/${name}`, {
    headers: { Authorization: `Bearer ${tokens[who]}` },
    query,
  });

beforeAll(async () => {
  managerToken = await createStaffInRole('own-manager', 'property-manager');
  for (const who of ['one', 'two'] as const) {
    const apartmentId = `own-${who}` as const;
    const apartment = await createApartment(apartmentId);
    tokens[who] = await createStaffInRole(`owner-${who}`, 'apartment-owner');
    const user: unknown = await server.strapi.db
      .query('admin::user')
      .findOne({ where: { email: `owner-${who}@staff.example` } });
    await create(UID.ownership, {
      ...{ owner: (user as { id: number }).id, apartments: [apartment], commission: 20 },
    });
    const quote = await guest.quote({ apartmentId, ...stayIn(10, 3), guests: 2 });
    sold[apartmentId] = (await guest.book(reservationFor(quote.number))).data;
  }
  await managerOf(server.url, managerToken).block({ apartmentId: 'own-one', ...stayIn(20, 2) });
});

test('an owner sees the taken nights of the own apartments, guests by their first name', async () => {
  const { apartments } = (await read('one', 'timeline')).data;
  expect(apartments.map(({ apartmentId }) => apartmentId)).toEqual(['own-one']);
  expect(apartments[0]?.bars).toEqual([
    { source: 'reservation', ...stayIn(10, 3), guest: 'Layla', state: 'confirmed' },
    { source: 'block', ...stayIn(20, 2), guest: null, state: null },
  ]);
});

test('an owner sees what stays brought, and nothing by which their guests could be reached', async () => {
  const { data, text } = await read('two', 'stays');
  expect(data).toEqual([
    {
      apartmentId: 'own-two',
      apartmentName: 'Apartment own-two',
      ...stayIn(10, 3),
      nights: 3,
      guests: 2,
      guest: 'Layla',
      state: 'confirmed',
      roomRevenue: roomRevenueOf(sold['own-two']),
    },
  ] satisfies OwnerStay[]);
  for (const secret of ['Haddad', 'layla@', '+971', sold['own-two'].reference])
    expect(text).not.toContain(secret);
});

test('figures are of the own apartments alone', async () => {
  const { data } = await read('one', 'figures', { ...span, by: 'apartment' });
  expect(data).toEqual([
    {
      key: 'own-one',
      label: 'Apartment own-one',
      figures: expect.objectContaining({
        availableNights: 38,
        soldNights: 3,
        occupancy: 3 / 38,
        roomRevenue: roomRevenueOf(sold['own-one']),
      }) as ReportRow['figures'],
      lastYear: null,
    },
  ] satisfies ReportRow[]);
  const months = (await read('one', 'figures', { ...span, by: 'month' })).data;
  expect(months.reduce((sum, { figures }) => sum + figures.soldNights, 0)).toBe(3);
});

test('nothing that an owner asks shows the apartment of another', async () => {
  for (const path of ['timeline', 'stays'] as const) {
    expect((await read('one', path)).text).not.toContain('own-two');
    for (const key of ['apartmentId', 'owner']) {
      expect((await read('one', path, { ...span, [key]: 'own-two' })).status).toBe(400);
    }
  }
  expect((await read('one', 'figures', { ...span, by: 'area' })).status).toBe(400);
});

test('a statement is what nights brought, less commission, less expenses, for the owner and the manager alike', async () => {
  const headers = { Authorization: `Bearer ${managerToken}` };
  const { checkIn } = sold['own-one'];
  const month = checkIn.slice(0, 7);
  const nights = nightsOf(sold['own-one']);
  const expense = { apartmentId: 'own-one', day: `${month}-02`, amount: 12_345, note: 'New lock' };
  const enter = (data: object) =>
    ask(server.url, 'POST /booking-rules/owner-expenses', { headers, body: { data } });
  const { data: entered } = await enter(expense);
  expect(entered).toEqual({ id: expect.any(Number) as number, ...expense });
  expect((await enter({ ...expense, amount: 0 })).status).toBe(400);
  expect((await enter({ ...expense, apartmentId: 'nowhere' })).status).toBe(404);

  const own = await ask(server.url, 'GET /booking-rules/own/statement', {
    headers: { Authorization: `Bearer ${tokens.one}` },
    query: { month },
  });
  const { owner, stays, sums } = own.data;
  const inMonth = nights.filter((night) => night.startsWith(month)).length;
  expect(stays).toMatchObject([
    { apartmentId: 'own-one', corrects: null, guest: 'Layla', checkIn, nights: inMonth, kept: 0 },
  ]);
  // All three nights cost the same.
  const revenue = (roomRevenueOf(sold['own-one']) * inMonth) / nights.length;
  const commission = Math.round(revenue / 5);
  expect(sums).toEqual({
    ...{ revenue, kept: 0, commission, expenses: 12_345 },
    payout: revenue - commission - 12_345,
  });
  for (const secret of ['own-two', 'Haddad', 'layla@', '+971', sold['own-one'].reference])
    expect(own.text).not.toContain(secret);

  const params = { userId: String(owner.userId) };
  const managed = await ask(server.url, 'GET /booking-rules/owners/{userId}/statement', {
    ...{ headers, params, query: { month } },
  });
  expect(managed.data).toEqual(own.data);
  const file = await ask(server.url, 'GET /booking-rules/exports/owners/{userId}/statement', {
    ...{ headers, params, query: { month } },
  });
  expect(file.text).toContain(`Payout for ${month},,,,,,${(sums.payout / 100).toFixed(2)}`);
  const print = (path: string, token = '', language = 'en') =>
    fetchAsSent(`/booking-rules/${path}?month=${month}`, {
      ...{ Authorization: `Bearer ${token}`, 'Accept-Language': language },
    });
  const [ownPrint, managers, others] = await Promise.all([
    print('own/statement.pdf', tokens.one),
    print(`owners/${owner.userId}/statement.pdf`, managerToken),
    print(`owners/${owner.userId}/statement.pdf`, tokens.one),
  ]);
  expect([ownPrint.status, managers.status, others.status]).toEqual([200, 200, 403]);
  const printed = await pdfText(ownPrint.bytes);
  expect(await pdfText(managers.bytes)).toBe(printed);
  for (const said of ['Owner Statement', 'New lock', `Payout in AED ${formatFullAmount(sums.payout)}`])
    expect(printed).toContain(said);
  for (const secret of ['own-two', 'Haddad', sold['own-one'].reference])
    expect(printed).not.toContain(secret);
  const [ownArabic, managersArabic] = await Promise.all([
    print('own/statement.pdf', tokens.one, 'ar'),
    print(`owners/${owner.userId}/statement.pdf`, managerToken, 'ar'),
  ]);
  const inArabic = await pdfText(ownArabic.bytes);
  expect(await pdfText(managersArabic.bytes)).toBe(inArabic);
  for (const said of ['كشف', 'العمولة', 'New lock', formatFullAmount(sums.payout)])
    expect(inArabic).toContain(said);
  for (const word of ['Owner Statement', 'Made on', 'Commission', 'Expenses', 'Nights', 'Payout'])
    expect(inArabic).not.toContain(word);
  const remove = () =>
    ask(server.url, 'DELETE /booking-rules/owner-expenses/{id}', {
      headers,
      params: { id: String(entered.id) },
    });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

test('a manager says in the content manager which apartments are whose, and the trail tells it', async () => {
  const documentId = await createApartment('own-three');
  await createStaffInRole('owner-three', 'apartment-owner');
  const email = 'owner-three@staff.example';
  const user: unknown = await server.strapi.db.query('admin::user').findOne({ where: { email } });
  const body = {
    owner: { connect: [{ id: (user as { id: number }).id }] },
    apartments: { connect: [{ documentId }] },
    commission: 15,
  };
  const path = `/content-manager/collection-types/${UID.ownership}`;
  const headers = { Authorization: `Bearer ${managerToken}` };
  const { status, data } = await send(server.url, 'post', path, { headers, body });
  expect(status).toBe(201);
  const trail = await server.strapi.db
    .connection('booking_audit')
    .where({ subject_id: (data as { documentId: string }).documentId });
  expect(trail).toMatchObject([{ action: 'created', label: email, by: 'own-manager@staff.example' }]);
  expect(JSON.stringify(trail)).not.toContain('$2');
});

test('who owns nothing sees nothing', async () => {
  const headers = { Authorization: `Bearer ${await createStaffInRole('owner-none', 'apartment-owner')}` };
  const stays = await ask(server.url, 'GET /booking-rules/own/stays', { headers, query: span });
  expect(stays).toMatchObject({ status: 200, data: [] });
  const timeline = await ask(server.url, 'GET /booking-rules/own/timeline', { headers, query: span });
  expect(timeline).toMatchObject({ status: 200, data: { apartments: [] } });
});
