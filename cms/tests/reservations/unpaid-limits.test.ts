import { confirmAddressOf, mailsOf } from '../fixture/confirmed-stay';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { changeSettings, readSettings } from '../fixture/site-settings';
import { createStaff, PERMISSION } from '../fixture/staff';

const FLAT = 'unpaid-limits-flat';
const SWITCH = 'plugin::booking-rules.unpaidLimits';
const guest = guestOf(server.url);
let manager: StayManager;
let before: Awaited<ReturnType<typeof readSettings>>;

beforeAll(async () => {
  before = await readSettings();
  server.strapi.config.set(SWITCH, true);
  await createApartment(FLAT);
  manager = managerOf(
    server.url,
    await createStaff('unpaid-limits-manager', [PERMISSION.read, PERMISSION.manage]),
  );
});

afterAll(() => server.strapi.config.set(SWITCH, false));

afterEach(async () => {
  const { holds, limits } = before;
  await changeSettings({ holds: { ...holds, payOnArrival: false }, limits });
});

// What other files have booked from this machine is none of these tests' business.
beforeEach(() => server.strapi.db.connection('booking_limit_entries').delete());

const phones = (index: number): string => `+97150${String(1_000_000 + index)}`;
/** Reserves stays of as many apartments at once, each by its own request. */
async function runChaos(
  name: string,
  count: number,
  who: (index: number) => { email: string; phone: string },
  nights = 2,
) {
  const requests = [];
  for (let index = 0; index < count; index += 1) {
    await createApartment(`${name}-${index}`);
    const stay = { apartmentId: `${name}-${index}`, ...stayIn(30, nights), guests: 2 };
    const { number } = await guest.quote(stay);
    const request = reservationFor(number);
    requests.push({ ...request, guest: { ...request.guest, ...who(index) } });
  }
  const answers = await Promise.all(requests.map((request) => guest.reserve(request)));
  const made = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status }) => status)).toEqual(Array(count - made.length).fill(429));
  return { made, refused };
}

test('a guest has two at most, however many are asked for at once', async () => {
  const email = (index: number) => `${index % 2 ? 'Many' : 'many'}+${index}@guests.example`;
  const { made, refused } = await runChaos('unpaid-mail', 6, (index) => ({
    email: email(index),
    phone: phones(index),
  }));
  expect(made).toHaveLength(2);
  expect(refused[0]?.error).toMatchObject({
    status: 429,
    message: 'You already have 2 unpaid bookings. Pay for or cancel one of them first, or call us.',
    details: { limit: 'guest-stays', most: 2 },
  });
  // No time ends it, but a payment does.
  expect(refused[0]?.headers['retry-after']).toBeUndefined();
  await manager.act(made[0]?.data.reference ?? '', 'paid');
  const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(120, 2), guests: 2 });
  expect((await guest.reserve(reservationFor(number, 'many@guests.example'))).status).toBe(201);
});

test('a stay that waits for its transfer, and one to be paid on arrival, both count', async () => {
  await changeSettings({ holds: { payOnArrival: true } });
  const reserve = async (days: number, payment: 'manual' | 'on-arrival') => {
    const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(days, 2), guests: 2 });
    return guest.reserve({ ...reservationFor(number, 'proven@guests.example'), payment });
  };
  const transfer = await reserve(150, 'manual');
  expect((await confirmAddressOf(server.url, transfer.data)).data).toMatchObject({ awaiting: 'payment' });
  const arrival = await reserve(153, 'on-arrival');
  expect((await confirmAddressOf(server.url, arrival.data)).data).toMatchObject({ state: 'confirmed' });
  expect((await reserve(156, 'manual')).error).toMatchObject({
    status: 429,
    details: { limit: 'guest-stays', most: 2 },
  });
});

test('a phone number has two at most too', async () => {
  const who = (index: number) => ({ email: `phone-${index}@guests.example`, phone: phones(0) });
  expect((await runChaos('unpaid-phone', 5, who)).made).toHaveLength(2);
});

test('a guest has 60 nights at most', async () => {
  const who = () => ({ email: 'nights@guests.example', phone: phones(50) });
  const { made, refused } = await runChaos('unpaid-nights', 2, who, 40);
  expect(made).toHaveLength(1);
  expect(refused[0]?.error.details).toMatchObject({ limit: 'guest-nights', most: 60 });
});

test('a network has as many stays in a day as is set', async () => {
  await changeSettings({ limits: { staysPerNetwork: 3 } });
  const who = (index: number) => ({ email: `net-${index}@guests.example`, phone: phones(100 + index) });
  const { made, refused } = await runChaos('unpaid-network', 6, who);
  expect(made).toHaveLength(3);
  expect(refused[0]?.error.details).toMatchObject({ limit: 'network-stays', most: 3 });
  // Time alone ends it: a day after the first of them.
  const wait = Number(refused[0]?.headers['retry-after']);
  expect(wait).toBeGreaterThan(86_000);
  expect(wait).toBeLessThanOrEqual(86_400);
});

test('and as many nights', async () => {
  await changeSettings({ limits: { nightsPerNetwork: 50 } });
  const who = (index: number) => ({ email: `far-${index}@guests.example`, phone: phones(200 + index) });
  const { made, refused } = await runChaos('unpaid-far', 4, who, 20);
  expect(made).toHaveLength(2);
  expect(refused[0]?.error.details).toMatchObject({ limit: 'network-nights', most: 50 });
});

test('an address that nobody confirms gets mail for three stays a day at most, cancelled or not', async () => {
  const email = 'stranger@guests.example';
  for (let index = 0; index < 3; index += 1) {
    const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(130, 2), guests: 2 });
    const { reference } = (await guest.reserve(reservationFor(number, email))).data;
    expect((await guest.cancel(reference, email)).status).toBe(200);
    expect(await mailsOf(reference)).not.toContain('reservation-cancelled');
  }
  const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(130, 2), guests: 2 });
  const { status, error, headers } = await guest.reserve(reservationFor(number, email));
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  expect({ status, details: error.details }).toMatchObject({
    status: 429,
    details: { limit: 'unconfirmed' },
  });
});

test('the same request again is answered as before, not refused', async () => {
  await changeSettings({ limits: { staysPerGuest: 1 } });
  const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(140, 2), guests: 2 });
  const request = reservationFor(number, 'again@guests.example');
  const answers = await Promise.all(Array.from({ length: 4 }, () => guest.reserve(request, 'unpaid-again')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
