import type { QuoteRequest } from 'booking-rules/contracts/quotes';
import { addDays } from 'booking-rules/shared/domain/stay';
import { create, createApartment, noticed, remove, UID } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { ask } from '../fixture/http';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const guest = guestOf(server.url);
const apartmentId = 'offer-flat';
const made: string[] = [];
let token: string;
let manager: StayManager;

/** A stay of two nights for two guests. */
const asked = (days: number): QuoteRequest => ({ apartmentId, ...stayIn(days, 2), guests: 2 });

beforeAll(async () => {
  const apartment = await createApartment(apartmentId);
  await createApartment('offer-elsewhere');
  const banner = { onBanner: true, bannerText: 'Book direct', apartments: [apartment] };
  made.push(
    await create(UID.promotion, { code: 'OFFER20', percent: 20, active: true, useLimit: 2, ...banner }),
    await create(UID.promotion, { code: 'TYPED5', percent: 5, active: true }),
  );
  await noticed();
  token = await createStaff('offer-manager', [PERMISSION.read, PERMISSION.manage]);
  manager = managerOf(server.url, token);
});

afterAll(async () => {
  for (const promotion of made) await remove(UID.promotion, promotion);
  await noticed();
});

/** What a search says of an apartment. */
async function found(days: number, id = apartmentId, more: Record<string, string> = {}) {
  const { checkIn, checkOut } = stayIn(days, 2);
  const dates = {
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: '2',
  };
  return (await guest.stays({ ...dates, ...more })).find((stay) => stay.apartmentId === id);
}

test('a stay is found and quoted with the offer of the banner, at the same total, without a code', async () => {
  const plain = await guest.quote({ ...asked(60), offer: 'none' });
  expect(plain).toMatchObject({ promotionCode: null, savings: null, offer: 'none' });
  const offered = await guest.quote(asked(60));
  const saved = plain.total - offered.total;
  expect(saved).toBeGreaterThan(0);
  const savings = { code: 'OFFER20', totalBefore: plain.total, saved };
  expect(offered).toMatchObject({ promotionCode: 'OFFER20', offer: 'applied', savings });
  expect(await found(60)).toMatchObject({ total: offered.total, savings });
  const without = await found(60, apartmentId, { offer: 'none' });
  expect(without).toMatchObject({ total: plain.total });
  expect(without).not.toHaveProperty('savings');
});

test('cards of named apartments are without the offer where it is not wanted, with dates and without', async () => {
  const { checkIn, checkOut } = stayIn(60, 2);
  const dates = {
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: '2',
  };
  const card = async (query: Record<string, string>) =>
    (await ask(server.url, 'GET /api/cards', { query: { apartments: apartmentId, ...query } })).data[0];
  expect(await card(dates)).toMatchObject({ savings: { code: 'OFFER20' } });
  const without = await card({ ...dates, offer: 'none' });
  expect(without?.total).toBe((await found(60, apartmentId, { offer: 'none' }))?.total);
  expect(without).not.toHaveProperty('savings');
  const { from: full = 0 } = (await card({ offer: 'none' })) ?? {};
  expect((await card({}))?.from).toBeLessThan(full);
});

test('without dates it is found at what a quote for its cheapest usual stay comes to', async () => {
  const [flat] = (await guest.stays({})).filter((stay) => stay.apartmentId === apartmentId);
  const { from = 0, fromStay } = flat ?? {};
  const checkIn = fromStay?.checkIn ?? '';
  const quote = await guest.quote({ apartmentId, checkIn, checkOut: addDays(checkIn, 4), guests: 2 });
  expect(fromStay).toEqual({ nights: 4, total: quote.total, checkIn });
  expect(quote.promotionCode).toBe('OFFER20');
  expect(from).toBe(Math.ceil(quote.total / 400) * 100);
});

test('prices are filtered as they are shown', async () => {
  const { total = 0 } = (await found(60)) ?? {};
  const most = { priceMax: String(total) };
  expect(await found(60, apartmentId, most)).toMatchObject({ total });
  expect(await found(60, apartmentId, { ...most, offer: 'none' })).toBeUndefined();
});

test('a code that is typed wins, and is not the offer', async () => {
  const quote = await guest.quote({ ...asked(60), promotionCode: 'typed5' });
  expect(quote.promotionCode).toBe('TYPED5');
  expect(quote).not.toHaveProperty('offer');
});

test('extras are booked beside what the offer saves', async () => {
  const extra = { name: 'Offer cot', slug: 'offer-cot', price: 5_000, basis: 'stay', taxable: false };
  const documentId = await create(UID.extra, { ...extra, noticeHours: 0, most: 1, active: true, order: 1 });
  await noticed();
  const { number, total, savings } = await guest.quote(asked(60));
  const { data } = await ask(server.url, 'GET /api/quotes/{number}', {
    params: { number },
    query: { extras: 'offer-cot:1' },
  });
  expect(data.total).toBe(total + 5_000);
  expect(data.savings).toEqual({ ...savings, totalBefore: (savings?.totalBefore ?? 0) + 5_000 });
  await remove(UID.extra, documentId);
});

test('where the offer is not valid nothing is said of it', async () => {
  const quote = await guest.quote({ ...asked(60), apartmentId: 'offer-elsewhere' });
  expect(quote).toMatchObject({ promotionCode: null, savings: null });
  expect(await found(60, 'offer-elsewhere')).not.toHaveProperty('savings');
});

test('what else asks for the offer in another way is refused', async () => {
  expect((await guest.askQuote({ ...asked(60), offer: 'applied' })).status).toBe(400);
});

test('staff see and book the price that guests see', async () => {
  const { total } = await guest.quote(asked(60));
  const { data } = await manager.trace(asked(60));
  expect(data.promotion).toMatchObject({ code: 'OFFER20', holds: true });
  expect(data.price?.total).toBe(total);
  expect((await manager.trace({ ...asked(60), offer: 'none' })).data.promotion).toBeNull();
  const booking = {
    ...{ ...asked(70), payment: 'to-pay' as const, total },
    guest: { firstName: 'Omar', lastName: 'Desk', email: '', phone: '+971 50 123 4567' },
  };
  const { status, data: booked } = await ask(server.url, 'POST /booking-rules/reservations', {
    headers: { Authorization: `Bearer ${token}` },
    body: { data: booking },
  });
  expect({ status, code: booked.promotionCode }).toEqual({ status: 201, code: 'OFFER20' });
});

test('a reservation keeps the offer it was quoted with, which counts as a use of it', async () => {
  const { number, total } = await guest.quote(asked(80));
  const { status, data } = await guest.reserve(reservationFor(number));
  expect(status).toBe(201);
  expect(data).toMatchObject({ total, promotionCode: 'OFFER20' });
  expect(data.lines.map(({ kind }) => kind)).toContain('promotion');
  await noticed();
  expect(await guest.quote(asked(90))).toMatchObject({ promotionCode: null, savings: null });
  expect(await found(90)).not.toHaveProperty('savings');
});
