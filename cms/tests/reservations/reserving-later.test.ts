import { createApartment, UID, update } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { managerOf, type StayManager } from '../fixture/manage';
import { createStaff, PERMISSION } from '../fixture/staff';

const guest = guestOf(server.url);
let manager: StayManager;

beforeAll(async () => {
  manager = managerOf(server.url, await createStaff('later-manager', [PERMISSION.read, PERMISSION.manage]));
});

/** An apartment of its own, and a quote for it. */
async function quoteAt(apartmentId: string) {
  const documentId = await createApartment(apartmentId);
  const quote = await guest.quote({ apartmentId, ...stayIn(60, 3), guests: 2 });
  return { documentId, quote };
}

describe('an apartment that was changed after the quote', () => {
  test('is refused as not listed when it is closed for booking', async () => {
    const { documentId, quote } = await quoteAt('later-closed');
    await update(UID.apartment, documentId, { openForBooking: false });
    const { status, error } = await guest.reserve(reservationFor(quote.number));
    expect(status).toBe(409);
    expect(error.details.reasons).toEqual([{ reason: 'not-listed' }]);
  });

  test('is refused as not listed when it is unpublished', async () => {
    const { documentId, quote } = await quoteAt('later-unpublished');
    await server.strapi.documents(UID.apartment).unpublish({ documentId });
    const { status, error } = await guest.reserve(reservationFor(quote.number));
    expect(status).toBe(409);
    expect(error.details.reasons).toEqual([{ reason: 'not-listed' }]);
    expect(
      await server.strapi.db.connection('booking_nights').where({ apartment: 'later-unpublished' }),
    ).toEqual([]);
  });

  test('awaits the manager when it is on request now', async () => {
    const { documentId, quote } = await quoteAt('later-request');
    await update(UID.apartment, documentId, { bookingMode: 'on-request' });
    const { status, data } = await guest.book(reservationFor(quote.number));
    expect(status).toBe(201);
    expect(data).toMatchObject({ state: 'held', awaiting: 'acceptance', total: quote.total });
  });
});

describe('a quote that has made a reservation', () => {
  test('makes no second one when its stay was moved away: 410 says that it is used', async () => {
    const { quote } = await quoteAt('later-moved');
    const { data } = await guest.reserve(reservationFor(quote.number));
    const target = { apartmentId: 'later-moved', ...stayIn(90, 3) };
    expect((await manager.act(data.reference, 'move', target)).status).toBe(200);
    const { status, error } = await guest.reserve(reservationFor(quote.number));
    expect({ status, quote: error.details.quote }).toEqual({ status: 410, quote: 'used' });
  });

  test('makes no second one when its stay was cancelled', async () => {
    const { quote } = await quoteAt('later-cancelled');
    const { data } = await guest.reserve(reservationFor(quote.number));
    await guest.cancel(data.reference, data.guest.email);
    const { status, error } = await guest.reserve(reservationFor(quote.number));
    expect({ status, quote: error.details.quote }).toEqual({ status: 410, quote: 'used' });
  });

  test('says that its nights are gone while its stay has them', async () => {
    const { quote } = await quoteAt('later-standing');
    await guest.reserve(reservationFor(quote.number));
    const { status, error } = await guest.reserve(reservationFor(quote.number));
    expect(status).toBe(409);
    expect(error.details.reasons).toEqual([{ reason: 'not-available', night: quote.checkIn }]);
  });

  test('makes one of ten that are asked for at once', async () => {
    const { quote } = await quoteAt('later-at-once');
    const asked = Array.from({ length: 10 }, () => guest.reserve(reservationFor(quote.number)));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 410)).toHaveLength(9);
  });
});
