import { create, createApartment, noticed, saveDraft, UID, update } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';

const guest = guestOf(server.url);
const apartments = () => server.strapi.documents(UID.apartment);

describe('the public id of an apartment', () => {
  test('stays when the apartment is renamed', async () => {
    const documentId = await createApartment('identity-renamed');
    await update(UID.apartment, documentId, { name: 'A Better Name' });
    const { data } = await send(server.url, 'get', '/api/apartments/identity-renamed');
    expect(data).toMatchObject({ documentId, name: 'A Better Name', apartmentId: 'identity-renamed' });
  });

  test('cannot be changed', async () => {
    const documentId = await createApartment('identity-fixed');
    await expect(update(UID.apartment, documentId, { apartmentId: 'identity-other' })).rejects.toThrow(
      'The public id of an apartment is permanent and stays identity-fixed',
    );
    expect((await send(server.url, 'get', '/api/apartments/identity-fixed')).status).toBe(200);
    expect((await send(server.url, 'get', '/api/apartments/identity-other')).status).toBe(404);
  });

  test('can be sent along unchanged, as the admin panel does', async () => {
    const documentId = await createApartment('identity-sent');
    await update(UID.apartment, documentId, { apartmentId: 'identity-sent', name: 'Sent Along' });
    const { data } = await send(server.url, 'get', '/api/apartments/identity-sent');
    expect(data).toMatchObject({ name: 'Sent Along' });
  });

  test('cannot be emptied', async () => {
    const documentId = await createApartment('identity-emptied');
    for (const apartmentId of [null, '']) {
      await expect(update(UID.apartment, documentId, { apartmentId })).rejects.toThrow('permanent');
    }
  });

  test('belongs to one apartment alone', async () => {
    await createApartment('identity-once');
    await expect(createApartment('identity-once')).rejects.toThrow(/unique/i);
  });

  test.each(['Capital-Letters', 'white space', 'slash/ed', 'ümlaut', '-hyphen-first', ''])(
    'cannot be %p: words in lower case and hyphens',
    async (apartmentId) => {
      await expect(createApartment(apartmentId)).rejects.toThrow();
    },
  );
});

test('a published apartment that is edited and published again keeps its season and its override', async () => {
  const documentId = await createApartment('identity-linked');
  await create(UID.minimumStayOverride, { apartment: documentId, minimumStay: 4 });
  await create(UID.season, {
    name: 'Of one apartment',
    firstNight: inDays(100),
    lastNight: inDays(120),
    apartments: [documentId],
    nightlyRate: 77_000,
    minimumNights: 6,
  });
  await create(UID.promotion, { code: 'LINKED', percent: 15, active: true, apartments: [documentId] });
  const expectLinked = async (): Promise<void> => {
    await noticed();
    const [plain] = await guest.calendar('identity-linked', inDays(50), inDays(51));
    const [seasonal] = await guest.calendar('identity-linked', inDays(110), inDays(111));
    expect(plain).toMatchObject({ minimumStay: 4 });
    expect(seasonal).toMatchObject({ rate: 77_000, minimumStay: 6 });
    const request = { apartmentId: 'identity-linked', ...stayIn(50, 4), guests: 1, promotionCode: 'LINKED' };
    expect((await guest.quote(request)).promotionCode).toBe('LINKED');
    const { data } = await send(server.url, 'get', '/api/minimum-stay-overrides');
    expect(data).toContainEqual({ apartmentId: 'identity-linked', minimumStay: 4 });
  };
  await expectLinked();
  for (const name of ['Edited Once', 'Edited Twice']) {
    await saveDraft(UID.apartment, documentId, { name });
    await apartments().publish({ documentId });
    await expectLinked();
  }
  await apartments().unpublish({ documentId });
  await apartments().publish({ documentId });
  await expectLinked();
  const others = await guest.calendar('identity-renamed', inDays(110), inDays(111));
  expect(others).toMatchObject([{ rate: 40_000, minimumStay: 1 }]);
});

describe('a reservation is written by the booking engine alone', () => {
  const FORBIDDEN = 'Reservations change through the booking engine';
  const reservations = () => server.strapi.documents(UID.reservation);

  test('it cannot be made, changed, copied or removed from outside', async () => {
    await createApartment('identity-reserved');
    const { number } = await guest.quote({ apartmentId: 'identity-reserved', ...stayIn(30, 3), guests: 2 });
    const { data } = await guest.book(reservationFor(number));
    const stored = await reservations().findFirst({ filters: { reference: data.reference } });
    const documentId = stored?.documentId ?? '';
    await expect(reservations().create({ data: { reference: 'R-MINE' } })).rejects.toThrow(FORBIDDEN);
    await expect(saveDraft(UID.reservation, documentId, { total: 1 })).rejects.toThrow(FORBIDDEN);
    await expect(reservations().clone({ documentId, data: {} })).rejects.toThrow(FORBIDDEN);
    await expect(reservations().delete({ documentId })).rejects.toThrow(FORBIDDEN);
    const { data: unchanged } = await guest.readReservation(data.reference, data.guest.email);
    expect(unchanged).toEqual(data);
  });

  test('every change of its state is on record', async () => {
    const { number } = await guest.quote({ apartmentId: 'identity-reserved', ...stayIn(40, 3), guests: 2 });
    const { reference } = (await guest.book(reservationFor(number))).data;
    const moves = server.strapi.db.connection('booking_reservation_history');
    const rows: unknown[] = await moves.where({ reference });
    expect(rows).toMatchObject([
      { from_state: null, to_state: 'held', by: 'guest' },
      { from_state: 'held', to_state: 'confirmed', by: 'guest' },
    ]);
  });
});
