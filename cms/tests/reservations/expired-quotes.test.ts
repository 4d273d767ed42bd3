import { setTimeout as pause } from 'node:timers/promises';
import { engineOf } from 'booking-rules/engine';
import type { Stay } from 'booking-rules/shared/domain/stay';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';

/** In which a busy machine has made a reservation. */
const IN_TIME_MS = 4_000;
const guest = guestOf(server.url);

beforeAll(async () => {
  await createApartment('expired-quotes');
});

/** A quote that ends at an instant, where others last for half an hour. */
async function quoteUntil(end: Date, stay: Stay): Promise<string> {
  const request = { apartmentId: 'expired-quotes', ...stay, guests: 2 };
  const { number } = await engineOf(server.strapi).quotes.create(request, new Date(), end);
  return number;
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
  const number = await quoteUntil(new Date(Date.now() - 1_000), stay);
  expect((await guest.readQuote(number)).status).toBe(410);
  const { status, error } = await guest.reserve(reservationFor(number), 'a-key-for-an-expired-quote');
  expect({ status, shape: error.status, details: error.details }).toEqual({
    ...{ status: 410, shape: 410 },
    details: { quote: 'lapsed' },
  });
  expect(await guest.takenDays('expired-quotes', stay.checkIn, stay.checkOut)).toEqual([]);
});

test('a reservation made in time is answered again after its quote has expired', async () => {
  const end = new Date(Date.now() + IN_TIME_MS);
  const number = await quoteUntil(end, stayIn(60, 3));
  const first = await guest.reserve(reservationFor(number), 'a-key-in-time');
  expect(first.status).toBe(201);
  await pause(end.getTime() - Date.now());
  expect((await guest.readQuote(number)).status).toBe(410);
  const again = await guest.reserve(reservationFor(number), 'a-key-in-time');
  expect({ status: again.status, data: again.data }).toEqual({ status: 201, data: first.data });
});
