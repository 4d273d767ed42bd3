import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { confirmAddress, signUp } from '../fixture/account';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { ask, send, type Answer } from '../fixture/http';

const apartmentId = 'my-own-flat';
const guest = guestOf(server.url);
let days = 30;

beforeAll(async () => {
  await createApartment(apartmentId);
});

/** Reserves two nights, later than all before. */
async function reserve(email: string, headers: Record<string, string> = {}): Promise<ReservationView> {
  days += 3;
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  const body = { data: reservationFor(number, email) };
  const { status, data, text } = await ask(server.url, 'POST /api/reservations', { body, headers });
  if (status !== 201) throw new Error(text);
  return data;
}

const mine = (headers: Record<string, string>, query: Record<string, string> = {}) =>
  ask(server.url, 'GET /api/reservations', { headers, query });

const referencesOf = ({ data }: Answer<ReservationView[]>): string[] =>
  data.map(({ reference }) => reference);

test('what a guest reserves while signed in is theirs, under whatever address it was made', async () => {
  const { headers, email } = await signUp('books@mine.example');
  const first = await reserve('aunt@mine.example', headers);
  const second = await reserve(email, headers);
  const answer = await mine(headers);
  expect(referencesOf(answer)).toEqual([second.reference, first.reference]);
  expect(answer.body).toMatchObject({
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('what was made with the address of an account is its own only once the address is confirmed', async () => {
  const before = await reserve('later@mine.example');
  const { headers, email } = await signUp('later@mine.example');
  expect(referencesOf(await mine(headers))).toEqual([]);
  const { headers: proven } = await confirmAddress(email);
  expect(referencesOf(await mine(proven))).toEqual([before.reference]);
});

test('another sign-in that vouches for nothing opens only what was made with it', async () => {
  const elsewhere = await reserve('social@mine.example');
  await signUp('social@mine.example');
  const { headers, email } = await confirmAddress('social@mine.example');
  await server.strapi.db
    .query('plugin::users-permissions.user')
    .update({ where: { email }, data: { provider: 'reddit' } });
  const own = await reserve(email, headers);
  expect(referencesOf(await mine(headers))).toEqual([own.reference]);
  expect(own.reference).not.toBe(elsewhere.reference);
});

test('nobody sees what another has reserved', async () => {
  await signUp('owner@mine.example');
  await signUp('other@mine.example');
  const owner = await confirmAddress('owner@mine.example');
  const other = await confirmAddress('other@mine.example');
  const { reference } = await reserve(owner.email, owner.headers);
  expect(referencesOf(await mine(other.headers))).toEqual([]);
  const path = `/api/reservations/${reference}`;
  const { status } = await send(server.url, 'get', path, {
    headers: other.headers,
    query: { email: other.email },
  });
  expect(status).toBe(404);
});

test('a list is paged', async () => {
  const { headers, email } = await signUp('pages@mine.example');
  const references = [await reserve(email, headers), await reserve(email, headers)].map(
    ({ reference }) => reference,
  );
  const answer = await mine(headers, { page: '2', pageSize: '1' });
  expect(referencesOf(answer)).toEqual([references[0]]);
  expect(answer.body).toMatchObject({
    meta: { pagination: { page: 2, pageSize: 1, pageCount: 2, total: 2 } },
  });
});

test.each([
  [{ email: 'owner@mine.example' }, 'email is not known here'],
  [{ 'filters[email]': 'owner@mine.example' }, 'filters is not known here'],
  [{ populate: '*' }, 'populate is not known here'],
  [{ page: '0' }, 'expected number to be >=1'],
  [{ pageSize: '1000' }, 'expected number to be <=100'],
])('the query %j is refused', async (query, message) => {
  const { headers } = await signUp(`asks-${Object.keys(query).join()}@mine.example`.replace(/[[\]]/g, '-'));
  const { status, error } = await mine(headers, query);
  expect([status, error.message]).toEqual([400, expect.stringContaining(message)]);
});

test('without signing in there is no list', async () => {
  expect([401, 403]).toContain((await mine({})).status);
});
