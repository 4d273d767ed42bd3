import { create, createApartment, createVacationer25, noticed, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'trace-flat';
const guest = guestOf(server.url);
const asking = (days: number, nights: number) => ({ apartmentId, ...stayIn(days, nights), guests: 2 });
let manager: StayManager;
let season: string;

beforeAll(async () => {
  const apartment = await createApartment(apartmentId, { weekendRate: 50_000 });
  await createVacationer25();
  await create(UID.minimumStayOverride, { apartment, minimumStay: 2 });
  season = await create(UID.season, {
    name: 'Trace peak',
    firstNight: inDays(100),
    lastNight: inDays(120),
    minimumNights: 4,
    nightlyRate: 90_000,
    apartments: [apartment],
  });
  await noticed();
  manager = managerOf(server.url, await createStaff('trace-manager', [PERMISSION.read, PERMISSION.manage]));
});

test('a stay that can be booked costs what its quote says, night by night', async () => {
  const request = { ...asking(99, 5), promotionCode: 'VACATIONER25' };
  const { total, lines, deposit } = await guest.quote(request);
  const { status, data } = await manager.trace(request);
  expect(status).toBe(200);
  expect(data).toMatchObject({ ...asking(99, 5), verdict: { ok: true }, price: { total, lines, deposit } });
  expect(data.promotion).toMatchObject({ code: 'VACATIONER25', percent: 25, holds: true });
  const nights = data.price?.nights ?? [];
  expect(nights).toHaveLength(5);
  expect(nights[1]).toMatchObject({ night: inDays(100), won: 'season', season: 'Trace peak', rate: 90_000 });
  expect(nights.reduce((sum, { amount }) => sum + amount, 0)).toBe(lines[0]?.amount);
});

test('a stay that is refused names the winning rule, and the reasons that a guest is given', async () => {
  const request = asking(105, 2);
  const refused = await guest.askQuote(request);
  const { data } = await manager.trace(request);
  expect(data.verdict).toEqual({ ok: false, reasons: refused.error.details.reasons });
  expect(data.minimumStay).toEqual([
    { kind: 'gap-fill', season: null, seasonId: null, nights: null, won: false },
    { kind: 'season-apartment', season: 'Trace peak', seasonId: season, nights: 4, won: true },
    { kind: 'season', season: null, seasonId: null, nights: null, won: false },
    { kind: 'override', season: null, seasonId: null, nights: 2, won: false },
    { kind: 'global', season: null, seasonId: null, nights: 1, won: false },
    { kind: 'default', season: null, seasonId: null, nights: 1, won: false },
  ]);
});

test('taken nights are named with the reservation or the block that holds them', async () => {
  const { number } = await guest.quote(asking(40, 2));
  const { reference } = (await guest.book(reservationFor(number))).data;
  await manager.block({ apartmentId, ...stayIn(42, 1) });
  const { data } = await manager.trace(asking(39, 6));
  expect(data.taken).toEqual([
    { night: inDays(40), source: 'reservation', reference },
    { night: inDays(41), source: 'reservation', reference },
    { night: inDays(42), source: 'block', reference: null },
  ]);
  expect(data.steps.find(({ rule }) => rule === 'not-available')).toMatchObject({
    answer: 'no',
    reason: { night: inDays(40) },
  });
});

test('dates that are no stay are explained, not refused', async () => {
  const { status, data } = await manager.trace(asking(40, -2));
  expect({ status, verdict: data.verdict }).toMatchObject({
    status: 200,
    verdict: { ok: false, reasons: [{ reason: 'dates-invalid' }] },
  });
});

test.each([
  ['an unknown field', { ...asking(40, 2), why: 'so' }],
  ['no guests', { ...asking(40, 2), guests: 0 }],
  ['no day', { ...asking(40, 2), checkIn: 'soon' }],
])('%s is refused', async (_, request) => {
  expect((await manager.trace(request)).status).toBe(400);
});

test('an apartment that is not published is 404', async () => {
  expect((await manager.trace({ ...asking(40, 2), apartmentId: 'trace-nowhere' })).status).toBe(404);
});
