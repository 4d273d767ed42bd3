import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { askForLink, confirmAddress, setPassword, signUp } from '../fixture/account';
import { confirmAddressOf, mailsOf } from '../fixture/confirmed-stay';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';

const FLAT = 'address-link-flat';
const guest = guestOf(server.url);

beforeAll(() => createApartment(FLAT));

async function hold(days: number, email: string) {
  const { number } = await guest.quote({ apartmentId: FLAT, ...stayIn(days, 2), guests: 2 });
  const { status, data, text } = await guest.reserve(reservationFor(number, email));
  if (status !== 201) throw new Error(`No hold but ${status}: ${text}`);
  return data;
}

describe('the address of an account, once it is confirmed', () => {
  const standing = async ({ reference, guest: { email } }: ReservationView) => {
    const { data } = await guest.readReservation(reference, email);
    const { state, awaiting, addressConfirmed, heldUntil } = data;
    return { state, awaiting, addressConfirmed, heldUntil };
  };

  test('lets go on what waits for it, as the link of the booking would have, and nothing else', async () => {
    const email = 'Both@Links.example';
    const own = await hold(50, email);
    const other = await hold(54, 'other@links.example');
    const over = await hold(58, email);
    const asked = await standing(own);
    expect(asked).toMatchObject({ awaiting: 'address-confirmation', addressConfirmed: false });
    await server.strapi.db.query('plugin::booking-rules.reservation').update({
      where: { reference: over.reference },
      data: { heldUntil: new Date(Date.now() - 1_000).toISOString() },
    });
    const otherBefore = await standing(other);

    await signUp(email.toLowerCase());
    expect(await standing(own)).toEqual(asked);
    await confirmAddress(email.toLowerCase());

    const { paymentDue, reference } = own;
    const expected = { state: 'held', awaiting: 'payment', addressConfirmed: true, heldUntil: paymentDue };
    expect(await standing(own)).toEqual(expected);
    const mails = ['reservation-address', 'reservation-held', 'manager-new-reservation'];
    expect(await mailsOf(reference)).toEqual(mails);
    expect(await standing(over)).toMatchObject({ addressConfirmed: false });
    expect(await standing(other)).toEqual(otherBefore);

    // Its own link, opened later, finds nothing left to do.
    expect((await confirmAddressOf(server.url, own)).data).toMatchObject(expected);
    expect(await mailsOf(reference)).toEqual(mails);
  });

  test('is none where a password is only set anew: bookings made since then wait for their own link', async () => {
    const email = 'again@links.example';
    await signUp(email);
    await confirmAddress(email);
    const later = await hold(62, email);
    const { status } = await setPassword(await askForLink('forgot-password', email), 'another-terrace-8');
    expect(status).toBe(200);
    expect(await standing(later)).toMatchObject({ awaiting: 'address-confirmation' });
  });
});

describe('the link that confirms an address', () => {
  const again = (reference: string, proof: object) =>
    send(server.url, 'post', `/api/reservations/${reference}/address-link`, { body: { data: proof } });
  const later = (reference: string, minutes: number) =>
    server.strapi.db
      .connection('booking_outbox')
      .where({ reference, kind: 'reservation-address' })
      .decrement('created_at', minutes * 60_000);

  test('is sent again to whoever asks, twice at most, and not at once', async () => {
    const { reference, guest: person } = await hold(30, 'lost@guests.example');
    const proof = { email: person.email };
    const soon = await again(reference, proof);
    expect(soon.status).toBe(429);
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(280);
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(300);
    for (const count of [2, 3]) {
      await later(reference, 6);
      const both = await Promise.all([again(reference, proof), again(reference, proof)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(await mailsOf(reference)).toEqual(Array(count).fill('reservation-address'));
    }
    await later(reference, 600);
    const last = await again(reference, proof);
    expect(last).toMatchObject({ status: 429, error: { details: { limit: 'links', most: 3 } } });
    expect(last.headers['retry-after']).toBeUndefined();
  });

  test('is sent to nobody who does not know the booking, and not once it has done its work', async () => {
    const made = await hold(40, 'known@guests.example');
    await later(made.reference, 6);
    expect((await again(made.reference, { email: 'stranger@guests.example' })).status).toBe(404);
    await confirmAddressOf(server.url, made);
    const { status, error } = await again(made.reference, { email: made.guest.email });
    expect(status).toBe(409);
    expect(error.details).toMatchObject({ state: 'held', awaiting: 'payment' });
    const mails = await mailsOf(made.reference);
    expect(mails.filter((kind) => kind === 'reservation-address')).toHaveLength(1);
  });
});
