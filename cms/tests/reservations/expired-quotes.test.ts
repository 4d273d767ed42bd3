import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';

const guest = guestOf(server.url);

beforeAll(async () => {
  await createApartment('expired-quotes');
});

/** Lets a quote expire, as half an hour would. */
async function letExpire(number: string): Promise<void> {
  const quotes = () => server.strapi.db.connection('booking_quotes').where({ number });
  const row = await quotes().first<{ body: string }>('body');
  const expiresAt = new Date(Date.now() - 1_000);
  const body = JSON.stringify({ ...(JSON.parse(row.body) as object), expiresAt: expiresAt.toISOString() });
  await quotes().update({ body, expires_at: expiresAt.getTime() });
}

test('a number that nobody gave is no quote', async () => {
  for (const number of ['Q-0000000000', 'x', 'q-%20', '__proto__', 'constructor']) {
    expect((await guest.readQuote(number)).status).toBe(404);
    const { status, error } = await guest.reserve(reservationFor(number));
    expect({ number, status, name: error.name }).toEqual({ number, status: 404, name: 'NotFoundError' });
  }
});

test('a quote that has expired is gone, and cannot be reserved', async () => {
  const stay = stayIn(50, 3);
  const { number } = await guest.quote({ apartmentId: 'expired-quotes', ...stay, guests: 2 });
  expect((await guest.readQuote(number)).status).toBe(200);
  await letExpire(number);
  expect((await guest.readQuote(number)).status).toBe(410);
  const { status, error } = await guest.reserve(reservationFor(number), 'a-key-for-an-expired-quote');
  expect({ status, shape: error.status }).toEqual({ status: 410, shape: 410 });
  expect(await guest.takenDays('expired-quotes', stay.checkIn, stay.checkOut)).toEqual([]);
});

test('a reservation made in time is answered again after its quote has expired', async () => {
  const { number } = await guest.quote({ apartmentId: 'expired-quotes', ...stayIn(60, 3), guests: 2 });
  const first = await guest.reserve(reservationFor(number), 'a-key-in-time');
  expect(first.status).toBe(201);
  await letExpire(number);
  const again = await guest.reserve(reservationFor(number), 'a-key-in-time');
  expect({ status: again.status, data: again.data }).toEqual({ status: 201, data: first.data });
});
