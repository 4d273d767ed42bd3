import { engineOf } from 'booking-rules/engine';
import { nightsOf } from 'booking-rules/shared/domain/stay';
import type { PanelRouteKey } from 'booking-rules/contracts';
import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { createApartment, writeSingle, UID } from '../fixture/content';
import { inDays, serverDate, stayIn } from '../fixture/days';
import { guestOf, reservationFor, roomRevenueOf } from '../fixture/guest';
import { ask, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'overview-flat';
const guest = guestOf(server.url);
const engine = engineOf(server.strapi);
let token: string;
let reservation: ReservationView;

async function read<Key extends PanelRouteKey>(key: Key, query: Record<string, string> = {}) {
  const answer = await ask(server.url, key, { headers: { Authorization: `Bearer ${token}` }, query });
  if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${answer.text}`);
  return answer.data;
}

beforeAll(async () => {
  await createApartment(apartmentId, { gapFilling: false });
  token = await createStaff('overview-manager', Object.values(PERMISSION));
  const quote = await guest.quote({ apartmentId, ...stayIn(10, 3), guests: 2 });
  reservation = (await guest.book(reservationFor(quote.number))).data;
  await managerOf(server.url, token).block({ apartmentId, ...stayIn(15, 2) });
});

test('the timeline draws a stay and a block as bars, with rates and minimum stays between them', async () => {
  const { apartments, today } = await read('GET /booking-rules/timeline', {
    from: inDays(0),
    to: inDays(30),
  });
  const row = apartments.find((apartment) => apartment.apartmentId === apartmentId);
  expect(today).toBe(inDays(0));
  expect(row?.bars).toEqual([
    expect.objectContaining({
      source: 'reservation',
      reference: reservation.reference,
      state: 'confirmed',
      guest: `${reservation.guest.firstName} ${reservation.guest.lastName}`,
      total: reservation.total,
      ...stayIn(10, 3),
    }),
    expect.objectContaining({ source: 'block', reference: null, guest: null, ...stayIn(15, 2) }),
  ]);
  expect(row?.rates.reduce((sum, { days }) => sum + days, 0)).toBe(30);
  expect(row?.minimums[0]).toMatchObject({
    from: inDays(0),
    value: { nights: expect.any(Number) as number },
  });
});

test('reservations are found by what a manager has at hand', async () => {
  const { reference, guest: person } = reservation;
  for (const search of [
    reference,
    person.email,
    `${person.lastName} ${person.firstName}`,
    reference.slice(2, 8),
  ]) {
    const found = await read('GET /booking-rules/reservations', { search });
    expect(found.map((row) => row.reference)).toContain(reference);
  }
  expect(await read('GET /booking-rules/reservations', { search: `${reference}x` })).toEqual([]);
  const inState = (states: string) => read('GET /booking-rules/reservations', { apartmentId, states });
  expect(await inState('confirmed,held')).toHaveLength(1);
  expect(await inState('cancelled')).toEqual([]);
  expect(await read('GET /booking-rules/reservations', { apartmentId, from: inDays(13) })).toEqual([]);
  expect(
    await read('GET /booking-rules/reservations', { apartmentId, to: inDays(11), paid: 'false' }),
  ).toHaveLength(1);
});

test('the list leaves as a file that spreadsheets read', async () => {
  const { status, text } = await ask(server.url, 'GET /booking-rules/exports/reservations', {
    headers: { Authorization: `Bearer ${token}` },
    query: { apartmentId },
  });
  expect(status).toBe(200);
  const [heading, line, ...rest] = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(heading).toMatch(/^Reference,State,Apartment,/);
  expect(line).toContain(`${reservation.reference},confirmed,`);
  expect(line).toContain((reservation.total / 100).toFixed(2));
  expect(rest).toEqual([]);
});

test('the figures count the nights sold and those that could be sold, and nothing of cleaning and taxes', async () => {
  const rows = await read('GET /booking-rules/figures', { from: inDays(8), to: inDays(18), by: 'apartment' });
  const figures = rows.find(({ key }) => key === apartmentId)?.figures;
  const room = roomRevenueOf(reservation);
  expect(figures).toEqual({
    availableNights: 8,
    soldNights: 3,
    corrections: 0,
    channelNights: 0,
    roomRevenue: room,
    occupancy: 3 / 8,
    averageRate: Math.round(room / 3),
    revenuePerAvailableNight: Math.round(room / 8),
  });
});

test('two free nights between a stay and a block are a gap once three are needed', async () => {
  const gaps = async () =>
    (await read('GET /booking-rules/gaps')).filter((gap) => gap.apartmentId === apartmentId);
  expect(await gaps()).toEqual([]);
  const set = (nights: number | null) =>
    ask(server.url, 'PUT /booking-rules/minimum-stays', {
      headers: { Authorization: `Bearer ${token}` },
      body: { data: { overrides: [{ apartmentId, nights }] } },
    });
  expect((await set(3)).status).toBe(200);
  expect(await gaps()).toMatchObject([
    {
      firstNight: inDays(13),
      lastNight: inDays(14),
      nights: 2,
      reasons: [{ reason: 'min-stay', nights: 3 }],
    },
  ]);
  const { rows } = await read('GET /booking-rules/minimum-stays');
  const row = rows.find((known) => known.apartmentId === apartmentId);
  expect(row).toMatchObject({
    override: 3,
    year: [{ from: inDays(0), value: { nights: 3, rule: { kind: 'override' } } }],
  });
  expect((await set(null)).status).toBe(200);
  expect(await gaps()).toEqual([]);
});

test('minimum stays are saved together or not at all', async () => {
  await writeSingle(UID.minimumStay, { days: 1 });
  const answer = await ask(server.url, 'PUT /booking-rules/minimum-stays', {
    headers: { Authorization: `Bearer ${token}` },
    body: { data: { global: 9, overrides: [{ apartmentId: 'nowhere', nights: 2 }] } },
  });
  expect(answer.status).toBe(400);
  expect((await read('GET /booking-rules/minimum-stays')).global).toBe(1);
});

test('Tourism Dirham is declared for nights that have been slept, in the months of the nights', async () => {
  const past = { apartmentId, checkIn: inDays(-45), checkOut: inDays(-10), guests: 2 };
  await engine.reservations.importPastBookings([
    {
      ...past,
      ...{ state: 'completed', paid: true, bookedAt: serverDate(inDays(-60)) },
      guest: {
        firstName: 'Sheet',
        lastName: 'Sleeper',
        email: 'sheet@house.example',
        phone: '+971500000000',
      },
    },
  ]);
  const spans = [past, reservation].flatMap(({ checkIn, checkOut }) => nightsOf({ checkIn, checkOut }));
  const months = [...new Set(spans.map((day) => day.slice(0, 7)))];
  const sheets = await Promise.all(
    months.map(async (month) => ({
      month,
      rows: await read('GET /booking-rules/nightly-taxes', { month }),
    })),
  );
  const lines = sheets.flatMap(({ month, rows }) =>
    rows.filter((row) => row.apartmentId === apartmentId).map((row) => ({ ...row, month })),
  );
  expect(lines.every(({ guest: name, corrects }) => name === 'Sheet Sleeper' && corrects === null)).toBe(
    true,
  );
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + pick(line), 0);
  // Of 35 nights the first 30 are charged, at AED 10 for the one bedroom.
  expect(sum(({ nights }) => nights)).toBe(30);
  expect(sum(({ amount }) => amount)).toBe(30_000);
});

test('an apartment has nights to sell from its first listed day to its last, and changes no earlier figure', async () => {
  const figures = (days: [number, number]) =>
    read('GET /booking-rules/figures', { from: inDays(days[0]), to: inDays(days[1]), by: 'apartment' });
  const before = await figures([-90, 0]);
  const documentId = await createApartment('overview-new');
  await engine.reports.recordListed(new Date());
  const ofIt = async () => (await figures([-90, 5])).find(({ key }) => key === 'overview-new');
  expect((await ofIt())?.figures).toMatchObject({ availableNights: 5, soldNights: 0 });
  expect(await figures([-90, 0])).toEqual(before);
  await server.strapi.documents(UID.apartment).unpublish({ documentId });
  await engine.inventory.refresh();
  await engine.reports.recordListed(new Date());
  expect(await ofIt()).toBeUndefined();
});

test.each([
  ['timeline', { from: '2027-01-01', to: '2031-01-01' }],
  ['timeline', { from: '2027-01-02', to: '2027-01-01' }],
  ['figures', { from: '2027-01-01', to: '2027-02-01', by: 'moon' }],
  ['reservations', { states: 'confirmed,nonsense' }],
  ['reservations', { anything: '1' }],
  ['nightly-taxes', { month: '2027-13' }],
])('%s with %j is refused', async (path, query) => {
  const { status, error } = await send(server.url, 'get', `/booking-rules/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    query,
  });
  expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
});

test('who may not see reservations sees nothing of this', async () => {
  const stranger = await createStaff('overview-stranger', []);
  for (const path of [
    'timeline',
    'today',
    'figures',
    'gaps',
    'apartments',
    'minimum-stays',
    'reservations',
    'exports/reservations',
  ]) {
    const { status } = await send(server.url, 'get', `/booking-rules/${path}`, {
      headers: { Authorization: `Bearer ${stranger}` },
    });
    expect({ path, status }).toEqual({ path, status: 403 });
  }
});
