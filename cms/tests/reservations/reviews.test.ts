import { engineOf } from 'booking-rules/engine';
import type { PanelRouteKey } from 'booking-rules/contracts';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { tokenOf } from '../fixture/confirmed-stay';
import { createApartment, noticed } from '../fixture/content';
import { inDays, stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask as askRoute, send } from '../fixture/http';
import { managerOf } from '../fixture/manage';
import { silenceServer } from '../fixture/silence';
import { createStaff, PERMISSION } from '../fixture/staff';
import { within } from '../fixture/within';

const apartmentId = 'flat-to-review';
const { reviews } = engineOf(server.strapi);
const { connection } = server.strapi.db;
const guest = guestOf(server.url);
const WRITE = 'POST /api/reservations/{reference}/review';
const LOOK_UP = 'POST /api/reservations/{reference}/look-up';
let token: string;
let days = 20;

interface Booked {
  reference: string;
  email: string;
}

/** A stay that ended so many days ago; the last of them where nothing is said. */
async function stayed(ago = 1, state = 'completed'): Promise<Booked> {
  days += 4;
  const email = `reviewer-${days}@guests.example`;
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 3), guests: 2 });
  const { data } = await guest.book(reservationFor(number, email));
  await connection('booking_reservations')
    .where({ reference: data.reference })
    .update({ state, check_in: inDays(-ago - 3), check_out: inDays(-ago) });
  return { reference: data.reference, email };
}

const write = ({ reference, email }: Booked, data: object = {}) =>
  askRoute(server.url, WRITE, {
    params: { reference },
    body: { data: { proof: { email }, rating: 5, text: 'Quiet and bright.', ...data } },
  });

type ReviewKey = Extract<PanelRouteKey, `${string} /booking-rules/reviews${string}`>;
const asHouse = <Key extends ReviewKey>(
  key: Key,
  reference = '',
  { body, query, by = token }: { body?: object; query?: Record<string, string>; by?: string } = {},
) =>
  askRoute(server.url, key, {
    headers: { Authorization: `Bearer ${by}` },
    params: { reference },
    ...(query && { query }),
    ...(body && { body: { data: body } }),
  });

/** Their days were moved past the engine: what others count afterwards is without them. */
afterAll(async () => {
  await connection('booking_reservations')
    .where({ apartment_id: apartmentId })
    .update({ state: 'cancelled' });
  await connection('booking_nights').where({ apartment: apartmentId }).delete();
});

const noon = () => localInstant(localDay(new Date()), '12:00');
const askedOf = async ({ reference }: Booked): Promise<number> => {
  const rows: object[] = await connection('booking_outbox').where({ reference, kind: 'review-request' });
  return rows.length;
};
const pageOf = async () => (await send(server.url, 'get', `/apartment/${apartmentId}`)).text;

silenceServer();
beforeAll(async () => {
  await createApartment(apartmentId);
  token = await createStaff('reviews-manager', [PERMISSION.read, PERMISSION.manage]);
});

test('guests who have left are asked once, in the morning, and others are not', async () => {
  const left = await stayed(1);
  const [longAgo, cancelled, noShow] = [
    await stayed(9),
    await stayed(1, 'cancelled'),
    await stayed(1, 'no-show'),
  ];
  await reviews.ask(localInstant(localDay(new Date()), '09:00'));
  expect(await askedOf(left)).toBe(0);
  await Promise.all([reviews.ask(noon()), reviews.ask(noon())]);
  await reviews.ask(noon());
  expect(await askedOf(left)).toBe(1);
  for (const other of [longAgo, cancelled, noShow]) expect(await askedOf(other)).toBe(0);
});

test('a guest who cannot be asked keeps no other waiting', async () => {
  const [broken, next] = [await stayed(1), await stayed(1)];
  const row = () => connection('booking_reservations').where({ reference: broken.reference });
  const { terms } = await row().first<{ terms: unknown }>('terms');
  await row().update({ terms: null });
  await reviews.ask(noon());
  expect([await askedOf(broken), await askedOf(next)]).toEqual([0, 1]);
  await row().update({ terms: typeof terms === 'string' ? terms : JSON.stringify(terms) });
  await reviews.ask(noon());
  expect(await askedOf(broken)).toBe(1);
});

/** How many Today says are to be read. */
const unread = async () => (await managerOf(server.url, token).today()).data.newReviews;

test('a review is written once, by the guest of the booking alone', async () => {
  const stay = await stayed();
  const before = await unread();
  expect((await write({ ...stay, email: 'other@guests.example' })).status).toBe(404);
  for (const bad of [{ rating: 6 }, { rating: 0 }, { rating: 4.5 }, { text: '' }, { scores: { noise: 1 } }])
    expect((await write(stay, bad)).status).toBe(400);
  const written = await Promise.all([write(stay), write(stay)]);
  expect(written.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await unread()).toBe(before + 1);
  const again = await write(stay);
  expect([again.status, again.error.details]).toEqual([409, { state: 'given' }]);
  const events: { details: string }[] = await connection('booking_events').where({
    ...{ reference: stay.reference, type: 'review.submitted' },
  });
  expect(events.map(({ details }) => JSON.parse(details) as object)).toEqual([{ rating: 5, apartmentId }]);
});

test('whoever has stayed and looks the booking up is led to its review, until it is written', async () => {
  const invited = async ({ reference, email }: Booked) =>
    (await askRoute(server.url, LOOK_UP, { params: { reference }, body: { data: { email } } })).body.meta
      .review;
  expect(await invited(await stayed(-5, 'confirmed'))).toBeNull();
  const stay = await stayed(1);
  const review = await invited(stay);
  expect(review).toEqual({ token: expect.any(String) as string, until: inDays(59) });
  const page = await send(
    server.url,
    'get',
    `/review?reference=${stay.reference}&token=${review?.token ?? ''}`,
  );
  expect(page.text).toContain('action="/review"');
  expect((await write(stay)).status).toBe(201);
  expect(await invited(stay)).toBeNull();
});

test.each([
  [61, 'completed', 'closed'],
  [1, 'cancelled', 'never'],
  [1, 'no-show', 'never'],
  [-5, 'confirmed', 'early'],
] as const)('a stay that ended %s days ago and is %s cannot be reviewed: %s', async (ago, state, said) => {
  const { status, error } = await write(await stayed(ago, state));
  expect([status, error.details]).toEqual([409, { state: said }]);
});

test('what is published is shown with first name and month, counts, and can be answered', async () => {
  const stay = await stayed();
  const text = 'The balcony is a dream <b>at sunset</b>.';
  await write(stay, { rating: 4, text, scores: { cleanliness: 5 } });
  const waiting = await asHouse('GET /booking-rules/reviews', '', { query: { state: 'waiting' } });
  expect(waiting.body.data[0]).toMatchObject({
    ...{ reference: stay.reference, guest: 'Layla Haddad', rating: 4, scores: { cleanliness: 5 } },
    ...{ state: 'waiting', text, checkOut: inDays(-1) },
  });
  expect(await pageOf()).not.toContain('The balcony is a dream');
  const published = await asHouse('POST /booking-rules/reviews/{reference}/publish', stay.reference, {
    body: { answer: 'Come again.' },
  });
  expect([published.status, published.data]).toMatchObject([
    200,
    { state: 'published', answer: 'Come again.', decidedBy: 'reviews-manager@staff.example' },
  ]);
  await noticed();
  await within(5_000, async () => {
    const page = await pageOf();
    expect(page).toContain('The balcony is a dream &lt;b&gt;at sunset&lt;/b&gt;.');
    expect(page).toContain('Come again.');
    expect(page).toMatch(/4\.0<\/strong>.*1 review/);
    expect(page).not.toContain('Haddad');
    expect(page).not.toContain(stay.reference);
  });
  const content = await send(server.url, 'get', '/api/reviews');
  expect(content.text).toContain('The balcony is a dream');
  expect(content.text).not.toContain(stay.reference);
  const twice = await asHouse('POST /booking-rules/reviews/{reference}/publish', stay.reference, {
    body: {},
  });
  expect(twice.status).toBe(409);
  await asHouse('PUT /booking-rules/reviews/{reference}/answer', stay.reference, {
    body: { answer: 'Thank you, Layla.' },
  });
  await noticed();
  await within(5_000, async () => expect(await pageOf()).toContain('Thank you, Layla.'));
});

test('what is declined is kept with its reason and never shown, and nobody without the right decides', async () => {
  const stay = await stayed();
  await write(stay, { rating: 1, text: 'An insult.' });
  const DECLINE = 'POST /booking-rules/reviews/{reference}/decline';
  const reader = await createStaff('reviews-reader', [PERMISSION.read]);
  const body = { reason: 'Abusive' };
  expect((await asHouse(DECLINE, stay.reference, { body, by: reader })).status).toBe(403);
  expect((await asHouse(DECLINE, stay.reference, { body: { reason: ' ' } })).status).toBe(400);
  const declined = await asHouse(DECLINE, stay.reference, { body });
  expect(declined.data).toMatchObject({ state: 'declined', reason: 'Abusive' });
  expect((await asHouse(DECLINE, 'R-0000000000', { body })).status).toBe(404);
  await noticed();
  expect(await pageOf()).not.toContain('An insult.');
});

test('the page of a mailed link takes a review without JavaScript', async () => {
  const stay = await stayed();
  const signed = { reference: stay.reference, token: tokenOf(stay.reference, stay.email) };
  const page = await send(server.url, 'get', '/review', { query: signed });
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.text).toContain('How was your stay?');
  const post = (fields: Record<string, string>) =>
    send(server.url, 'post', '/review', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...signed, ...fields }).toString(),
    });
  const refused = await post({ text: 'Without any <i>stars</i>' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Choose from 1 to 5');
  expect(refused.text).toContain('Without any &lt;i&gt;stars&lt;/i&gt;');
  const sent = await post({ rating: '5', cleanliness: '4', location: '', text: 'Lovely.' });
  expect(sent.status).toBe(303);
  const thanks = await send(server.url, 'get', sent.headers['location'] ?? '');
  expect(thanks.text).toContain('Thank you for your review');
  expect((await post({ rating: '5', text: 'Once more' })).status).toBe(409);
  const row: unknown = await connection('booking_reviews').where({ reference: stay.reference }).first();
  expect(row).toMatchObject({ rating: 5, scores: '{"cleanliness":4}', text: 'Lovely.', first_name: 'Layla' });
  const forged = await send(server.url, 'get', '/review', { query: { ...signed, token: 'forged' } });
  expect([forged.status, forged.text.includes('Layla')]).toEqual([404, false]);
});
