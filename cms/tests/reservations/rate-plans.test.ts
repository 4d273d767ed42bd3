import { allowPayOnArrival } from '../fixture/confirmed-stay';
import { create, createApartment, noticed, remove, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const apartmentId = 'rate-plan-flat';
const elsewhere = 'rate-plan-other-flat';
const email = 'plans@guests.example';
const guest = guestOf(server.url);
const stay = { apartmentId, ...stayIn(70, 4), guests: 2 };
let plan: string;

beforeAll(async () => {
  await allowPayOnArrival();
  const apartment = await createApartment(apartmentId);
  await createApartment(elsewhere);
  const cancellationPolicy = await create(UID.cancellationPolicy, { name: 'No way back', tiers: [] });
  plan = await create(UID.ratePlan, {
    ...{ name: 'Early bird', percent: -10, active: true, paidAtOnce: true, noticeDays: 60 },
    cancellationPolicy,
    apartments: [apartment],
  });
  await noticed();
});
afterAll(() => remove(UID.ratePlan, plan));

test('a guest who chooses a plan books its price and its terms, and keeps them', async () => {
  const standard = await guest.quote(stay);
  const quote = await guest.quote({ ...stay, ratePlan: plan });
  expect(standard.ratePlans.map(({ name, total }) => [name, total])).toEqual([
    ['Standard', standard.total],
    ['Early bird', quote.total],
  ]);
  expect(standard.total - quote.total).toBe(16_800);
  expect(quote).toMatchObject({
    ratePlan: { id: plan, paidAtOnce: true },
    cancellationPolicy: { name: 'No way back' },
    refunds: [{ percent: 0 }],
  });
  const onArrival = await guest.reserve({ ...reservationFor(quote.number, email), payment: 'on-arrival' });
  expect([onArrival.status, onArrival.text]).toEqual([400, expect.stringContaining('Early bird is paid')]);
  const { status, data: booked } = await guest.reserve(reservationFor(quote.number, email));
  expect([status, booked.ratePlan?.name, booked.total]).toEqual([201, 'Early bird', quote.total]);

  await update(UID.ratePlan, plan, { percent: -50 });
  await noticed();
  const manager = managerOf(
    server.url,
    await createStaff('plan-manager', [PERMISSION.read, PERMISSION.manage]),
  );
  const longer = await manager.act(booked.reference, 'move', { apartmentId, ...stayIn(70, 5) });
  expect(longer.data).toMatchObject({ ratePlan: { name: 'Early bird' } });
  const lines = longer.data.lines.map(({ kind, amount }) => [kind, amount]);
  expect(lines).toContainEqual(['rate-plan', -20_000]);
  const moved = await manager.act(booked.reference, 'move', {
    apartmentId: elsewhere,
    ...stayIn(70, 4),
    price: { kind: 'today' },
  });
  expect(moved.data).toMatchObject({ ratePlan: null, cancellationPolicy: { name: 'Standard' } });
  expect(moved.data.lines.map(({ kind }) => kind)).not.toContain('rate-plan');
  await update(UID.ratePlan, plan, { percent: -10 });
  await noticed();
});

test('a plan is refused where it is not offered', async () => {
  for (const other of [
    { ...stay, ...stayIn(59, 4) },
    { ...stay, ...stayIn(120, 4), apartmentId: elsewhere },
  ]) {
    const { status, text } = await guest.askQuote({ ...other, ratePlan: plan });
    expect([status, text]).toEqual([400, expect.stringContaining('not offered for these dates')]);
  }
});

test('a search shows the least of the quotes, and names the plan of it', async () => {
  const { checkIn, checkOut } = { ...stayIn(90, 3) };
  const found = await guest.stays({
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: '2',
  });
  const quote = await guest.quote({ ...stay, checkIn, checkOut });
  const least = Math.min(...quote.ratePlans.map(({ total }) => total));
  const [here, there] = [apartmentId, elsewhere].map((id) => found.find((one) => one.apartmentId === id));
  expect(here).toMatchObject({ total: least, ratePlan: { id: plan, name: 'Early bird' } });
  expect(there).toMatchObject({ total: quote.total });
  expect(there).not.toHaveProperty('ratePlan');
});

test('without JavaScript the page prices the plan of the address, and offers the others', async () => {
  const query = new URLSearchParams({
    ...{ availabilityDateStart: stayIn(90, 3).checkIn, availabilityDateEnd: stayIn(90, 3).checkOut },
    ratePlan: plan,
  });
  const html = await (await fetch(`${server.url}/apartment/${apartmentId}?${query.toString()}`)).text();
  expect(html).toMatch(/name="ratePlan"[^>]*value="standard"/);
  expect(html).toContain('Early bird: 10% off the nights');
  expect(html).toContain('No refund after booking. Paid in full when you book.');
});

test('a manager books a plan for a guest on the phone', async () => {
  const token = await createStaff('plan-desk', [PERMISSION.read, PERMISSION.manage]);
  const headers = { Authorization: `Bearer ${token}` };
  const asked = { apartmentId, ...stayIn(100, 3), guests: 2, ratePlan: plan };
  const traced = await ask(server.url, 'POST /booking-rules/trace', { headers, body: { data: asked } });
  const { price, ratePlans } = traced.data;
  expect(price?.total).toBe(ratePlans.find(({ id }) => id === plan)?.total);
  const { guest: person } = reservationFor('', 'desk-plans@guests.example');
  const booked = await ask(server.url, 'POST /booking-rules/reservations', {
    headers,
    body: { data: { ...asked, guest: person, payment: 'to-pay', ...(price && { total: price.total }) } },
  });
  expect(booked.data).toMatchObject({ total: price?.total, ratePlan: { id: plan } });
});
