import { randomUUID } from 'node:crypto';
import { createApartment, UID } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';

const guest = guestOf(server.url);
const apartmentId = 'reservations-flat';
const quoteFor = (days: number, nights: number) =>
  guest.quote({ apartmentId, ...stayIn(days, nights), guests: 2 });

beforeAll(async () => {
  await createApartment(apartmentId);
});

describe('a reservation', () => {
  test('is held under the terms of its quote', async () => {
    const quote = await quoteFor(30, 3);
    const request = { ...reservationFor(quote.number), message: 'We land at midnight.' };
    const { status, data } = await guest.reserve(request, randomUUID());
    expect(status).toBe(201);
    const { checkIn, checkOut, nights, guests, lines, total, deposit, refunds } = quote;
    expect(data).toMatchObject({ checkIn, checkOut, nights, guests, lines, total, deposit, refunds });
    expect(data).toMatchObject({
      state: 'held',
      awaiting: 'address-confirmation',
      apartmentId,
      apartmentName: 'Apartment reservations-flat',
      guest: { ...request.guest, phone: '+971501234567' },
      payment: 'manual',
      paid: false,
      currency: 'AED',
      promotionCode: null,
      message: 'We land at midnight.',
    });
    expect(data.reference).toMatch(/^R-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Date(data.createdAt).toISOString()).toBe(data.createdAt);
  });

  test('is kept with all that Strapi gives a document of its own', async () => {
    const { number } = await quoteFor(35, 2);
    const { data } = await guest.reserve(reservationFor(number));
    const kept = await server.strapi
      .documents(UID.reservation)
      .findFirst({ filters: { reference: data.reference } });
    const { createdAt } = data;
    expect(kept).toMatchObject({ createdAt, updatedAt: createdAt, publishedAt: createdAt });
    expect(kept?.documentId).toMatch(/^[a-z0-9]{24}$/);
  });

  test('goes into the guest’s calendar as a file, for nobody but its guest', async () => {
    const { checkIn, number } = await quoteFor(60, 3);
    const { data } = await guest.book(reservationFor(number));
    const path = `/api/reservations/${data.reference}/calendar`;
    const { status, headers, text } = await send(server.url, 'get', path, {
      query: { email: data.guest.email },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${data.reference}.ics"`);
    expect(text).toMatch(
      new RegExp(`UID:${data.reference}@[^]*DTSTART:${checkIn.replaceAll('-', '')}T110000Z`),
    );
    expect((await send(server.url, 'get', path, { query: { email: 'other@guests.example' } })).status).toBe(
      404,
    );
    await guest.cancel(data.reference, data.guest.email);
    expect((await send(server.url, 'get', path, { query: { email: data.guest.email } })).status).toBe(409);
  });

  test('takes its nights off the calendar and the search at once', async () => {
    const stay = stayIn(40, 3);
    const dates = {
      availabilityDateStart: stay.checkIn,
      availabilityDateEnd: stay.checkOut,
    };
    const found = async () => (await guest.stays(dates)).map((offer) => offer.apartmentId);
    const { number } = await quoteFor(40, 3);
    expect(await found()).toContain(apartmentId);
    expect((await guest.reserve(reservationFor(number))).status).toBe(201);
    expect(await guest.takenDays(apartmentId, inDays(39), inDays(45))).toEqual([40, 41, 42].map(inDays));
    expect(await found()).not.toContain(apartmentId);
  });

  test('leaves the days around it to others: stays follow each other without a gap', async () => {
    for (const days of [50, 53, 47]) {
      const { number } = await quoteFor(days, 3);
      expect((await guest.reserve(reservationFor(number))).status).toBe(201);
    }
  });

  test('of nights that are gone is refused with the first of them', async () => {
    const [first, second] = [await quoteFor(62, 3), await quoteFor(60, 4)];
    expect((await guest.reserve(reservationFor(first.number))).status).toBe(201);
    const { status, error } = await guest.reserve(reservationFor(second.number));
    expect({ status, shape: error.status }).toEqual({ status: 409, shape: 409 });
    expect(error.details.reasons).toEqual([{ reason: 'not-available', night: inDays(62) }]);
    expect(await guest.takenDays(apartmentId, inDays(60), inDays(62))).toEqual([]);
  });

  test('uses up its quote', async () => {
    const { number } = await quoteFor(70, 2);
    expect((await guest.reserve(reservationFor(number))).status).toBe(201);
    expect((await guest.reserve(reservationFor(number))).status).toBe(409);
  });
});

describe('the same Idempotency-Key', () => {
  test('gives the same answer again', async () => {
    const { number } = await quoteFor(80, 2);
    const key = randomUUID();
    const first = await guest.reserve(reservationFor(number), key);
    const again = await guest.reserve(reservationFor(number), key);
    expect(first.status).toBe(201);
    expect({ status: again.status, data: again.data }).toEqual({ status: 201, data: first.data });
  });

  test('gives one reservation when it comes ten times at once', async () => {
    const { number, apartmentId: where, checkIn } = await quoteFor(85, 2);
    const key = randomUUID();
    const request = reservationFor(number);
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.reserve(request, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    const nights = server.strapi.db.connection('booking_nights');
    const rows: unknown[] = await nights.where({ apartment: where }).andWhere('night', '>=', checkIn);
    expect(rows).toHaveLength(2);
  });

  test('with another body is refused', async () => {
    const [first, second] = [await quoteFor(90, 2), await quoteFor(95, 2)];
    const key = randomUUID();
    expect((await guest.reserve(reservationFor(first.number), key)).status).toBe(201);
    const { status, error } = await guest.reserve(reservationFor(second.number), key);
    expect({ status, shape: error.status }).toEqual({ status: 422, shape: 422 });
    expect(await guest.takenDays(apartmentId, inDays(95), inDays(97))).toEqual([]);
  });

  test('of two hundred characters is kept, and one longer is refused', async () => {
    const [first, second] = [await quoteFor(100, 2), await quoteFor(105, 2)];
    expect((await guest.reserve(reservationFor(first.number), 'k'.repeat(200))).status).toBe(201);
    expect((await guest.reserve(reservationFor(second.number), 'k'.repeat(201))).status).toBe(400);
  });
});

describe('a reservation is looked up', () => {
  let reference: string;

  beforeAll(async () => {
    const { number } = await quoteFor(120, 2);
    const { data } = await guest.reserve(reservationFor(number, 'Omar.Nasser@Guests.example'));
    reference = data.reference;
  });

  test('by its reference and email address, in capitals or not', async () => {
    for (const email of [
      'omar.nasser@guests.example',
      'OMAR.NASSER@GUESTS.EXAMPLE',
      ' Omar.Nasser@guests.example ',
    ]) {
      const { status, data } = await guest.readReservation(reference.toLowerCase(), email);
      expect({ status, reference: data.reference }).toEqual({ status: 200, reference });
    }
  });

  test('with a wrong half in vain: the answer does not tell which half', async () => {
    const wrongEmail = await guest.readReservation(reference, 'somebody@else.example');
    const wrongReference = await guest.readReservation('R-0000000000', 'omar.nasser@guests.example');
    expect(wrongEmail.status).toBe(404);
    expect(wrongReference.status).toBe(404);
    expect(wrongEmail.body).toEqual(wrongReference.body);
  });

  test('never from a cache', async () => {
    const { headers } = await guest.readReservation(reference, 'omar.nasser@guests.example');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a malformed reservation is refused beside its field', () => {
  const { guest: person, ...rest } = reservationFor('Q-0000000000');
  test.each<[string, object, string[]]>([
    ['no quote', { guest: person, payment: 'manual' }, ['data', 'quote']],
    ['no guest', rest, ['data', 'guest']],
    ['no first name', { ...rest, guest: { ...person, firstName: '  ' } }, ['data', 'guest', 'firstName']],
    [
      'a name too long',
      { ...rest, guest: { ...person, lastName: 'a'.repeat(81) } },
      ['data', 'guest', 'lastName'],
    ],
    ['no email address', { ...rest, guest: { ...person, email: 'layla' } }, ['data', 'guest', 'email']],
    [
      'a phone without country',
      { ...rest, guest: { ...person, phone: '050 123 4567' } },
      ['data', 'guest', 'phone'],
    ],
    [
      'a phone of 26 characters',
      { ...rest, guest: { ...person, phone: `+${'1'.repeat(25)}` } },
      ['data', 'guest', 'phone'],
    ],
    ['an unknown way to pay', { ...rest, guest: person, payment: 'gold' }, ['data', 'payment']],
    ['a state of one’s own', { ...rest, guest: person, state: 'completed' }, ['data', 'state']],
    ['a price of one’s own', { ...rest, guest: person, total: 1 }, ['data', 'total']],
    ['an unknown field of the guest', { ...rest, guest: { ...person, id: 1 } }, ['data', 'guest', 'id']],
    ['a message without end', { ...rest, guest: person, message: 'a'.repeat(2_001) }, ['data', 'message']],
  ])('%s', async (_, request, path) => {
    const { status, error } = await guest.reserve(request);
    expect({ status, name: error.name }).toEqual({ status: 400, name: 'ValidationError' });
    expect(error.details.errors?.map((problem) => problem.path)).toContainEqual(path);
  });
});
