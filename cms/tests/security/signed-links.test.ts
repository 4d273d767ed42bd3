import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { delivered } from '../fixture/delivered';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';
import { testFolder } from '../run/settings';

const apartmentId = 'linked-flat';
const email = 'layla@links.example';
const guest = guestOf(server.url);
let days = 40;

beforeAll(async () => {
  await createApartment(apartmentId);
  jest.spyOn(server.strapi.log, 'warn').mockReturnValue(server.strapi.log);
});

async function reserve(): Promise<string> {
  days += 3;
  const { number } = await guest.quote({ apartmentId, ...stayIn(days, 2), guests: 2 });
  return (await guest.book(reservationFor(number, email))).data.reference;
}

/** The signature in the link that a guest is mailed. */
async function mailedToken(reference: string): Promise<string> {
  const folder = join(testFolder(), 'mail');
  const file = await delivered(async () => {
    const found = (await readdir(folder)).find((name) => name.includes(`reservation-confirmed-${reference}`));
    if (found === undefined) throw new Error(`No mail about ${reference}`);
    return found;
  });
  const { text = '' } = await PostalMime.parse(await readFile(join(folder, file)));
  const link = new RegExp(`${server.url}/reservation\\?reference=${reference}&token=([\\w-]+)`).exec(text);
  if (!link?.[1]) throw new Error(`No signed link in:\n${text}`);
  return link[1];
}

const lookUp = (reference: string, data: object) =>
  send(server.url, 'post', `/api/reservations/${reference}/look-up`, { body: { data } });

test('the link in a mail opens the reservation, says what cancelling gives back, and cancels', async () => {
  const reference = await reserve();
  const token = await mailedToken(reference);
  const seen = await lookUp(reference, { token });
  expect(seen.body).toMatchObject({
    data: { reference, state: 'confirmed', guest: { email } },
    meta: { refund: { percent: 100 } },
  });
  expect(seen.headers['cache-control']).toBe('no-store');
  const query = { token };
  const path = `/api/reservations/${reference}`;
  expect((await send(server.url, 'get', path, { query })).data).toMatchObject({ reference });
  expect((await send(server.url, 'get', `${path}/refund`, { query })).data).toMatchObject({ percent: 100 });
  const { data } = await guest.cancelWith(reference, { token });
  expect(data).toMatchObject({ state: 'cancelled' });
  expect((await lookUp(reference, { token })).body).toMatchObject({ meta: { refund: null } });
});

test('a reference with its email address is looked up without either standing in an address', async () => {
  const reference = await reserve();
  const { body } = await lookUp(reference.toLowerCase(), { email: ` ${email.toUpperCase()} ` });
  expect(body).toMatchObject({ data: { reference } });
});

test('the link of one reservation opens no other', async () => {
  const [one, other] = [await reserve(), await reserve()];
  const token = await mailedToken(one);
  for (const data of [{ token }, { email: 'other@links.example' }]) {
    const { status, error } = await lookUp(other, data);
    expect([status, error.message]).toEqual([
      404,
      'There is no reservation with this reference and email address',
    ]);
  }
  expect((await guest.cancelWith(other, { token })).status).toBe(404);
  const payment = { body: { data: { token } } };
  expect((await send(server.url, 'post', `/api/reservations/${other}/payment`, payment)).status).toBe(404);
});

test.each<[string, object]>([
  ['no proof', {}],
  ['two proofs', { email, token: 'x' }],
  ['an unknown field', { email, refund: true }],
])('%s is refused', async (_, data) => {
  expect((await lookUp('R-0000000000', data)).status).toBe(400);
});
