import { WISHLIST_LIMIT } from 'booking-rules/shared/domain/guests/wishlist';
import { signUp, whoIs, type SignedUp } from '../fixture/account';
import { createApartment } from '../fixture/content';
import { ask, send } from '../fixture/http';

const [first, second] = ['saved-flat', 'other-saved-flat'] as const;
let guest: SignedUp;
let addresses = 0;

const newGuest = () => signUp(`saver-${(addresses += 1)}@example.com`);
const find = ({ headers }: SignedUp) => ask(server.url, 'GET /api/wishlist', { headers });
const add = ({ headers }: SignedUp, apartmentId: string) =>
  ask(server.url, 'PUT /api/wishlist/apartments/{apartmentId}', { headers, params: { apartmentId } });
const remove = ({ headers }: SignedUp, apartmentId: string) =>
  ask(server.url, 'DELETE /api/wishlist/apartments/{apartmentId}', { headers, params: { apartmentId } });
const merge = ({ headers }: SignedUp, apartments: string[]) =>
  ask(server.url, 'POST /api/wishlist/merge', { headers, body: { data: { apartments } } });
const share = ({ headers }: SignedUp) => ask(server.url, 'PUT /api/wishlist/share', { headers });
const unshare = ({ headers }: SignedUp) => ask(server.url, 'DELETE /api/wishlist/share', { headers });

async function sharedPage(token: string): Promise<{ status: number; html: string; robots: boolean }> {
  const answer = await fetch(`${server.url}/wishlist/${token}`);
  const html = await answer.text();
  return { status: answer.status, html, robots: /<meta name="robots" content="noindex/.test(html) };
}

beforeAll(async () => {
  await createApartment(first, { name: 'A flat worth saving' });
  await createApartment(second, { name: 'Another one worth it' });
});

beforeEach(async () => {
  guest = await newGuest();
});

test('an account keeps what is saved, the last first', async () => {
  expect(await find(guest)).toMatchObject({ status: 200, data: { apartments: [], shareToken: null } });
  await add(guest, first);
  expect((await add(guest, second)).data.apartments).toEqual([second, first]);
  expect((await add(guest, first)).data.apartments).toEqual([second, first]);
  expect((await remove(guest, second)).data.apartments).toEqual([first]);
  expect((await find(guest)).data.apartments).toEqual([first]);
  expect((await find(await newGuest())).data.apartments).toEqual([]);
});

test('only what is offered can be saved', async () => {
  expect((await add(guest, 'no-such-flat')).status).toBe(404);
  expect((await merge(guest, ['no-such-flat', second])).data.apartments).toEqual([second]);
});

test('what a device has kept comes before what the account holds', async () => {
  await add(guest, first);
  expect((await merge(guest, [second, first])).data.apartments).toEqual([second, first]);
  const many = Array.from({ length: WISHLIST_LIMIT + 1 }, (_, index) => `flat-${index}`);
  expect((await merge(guest, many)).status).toBe(400);
});

test('changes that come at once are all kept', async () => {
  await Promise.all([add(guest, first), add(guest, second), share(guest)]);
  const { data } = await find(guest);
  expect([...data.apartments].sort()).toEqual([second, first]);
  expect(data.shareToken).not.toBeNull();
});

test('nobody else reads or changes it', async () => {
  for (const method of ['get', 'put', 'delete'] as const) {
    const path = method === 'get' ? '/api/wishlist' : '/api/wishlist/share';
    expect([401, 403]).toContain((await send(server.url, method, path)).status);
  }
});

describe('a list that is shared by its link', () => {
  test('is open to whoever has it, until its owner stops that', async () => {
    await add(guest, first);
    const { shareToken } = (await share(guest)).data;
    expect(shareToken).toMatch(/^[\w-]{32}$/);
    expect((await share(guest)).data.shareToken).toBe(shareToken);
    const opened = await sharedPage(shareToken ?? '');
    expect(opened).toMatchObject({ status: 200, robots: true });
    expect(opened.html).toContain('A flat worth saving');
    expect(opened.html).not.toContain('Another one worth it');
    expect(opened.html).not.toContain(guest.email);

    await add(guest, second);
    expect((await sharedPage(shareToken ?? '')).html).toContain('Another one worth it');

    expect((await unshare(guest)).data.shareToken).toBeNull();
    expect((await sharedPage(shareToken ?? '')).status).toBe(404);
    expect((await share(guest)).data.shareToken).not.toBe(shareToken);
  });

  test.each(['x', 'null', 'a'.repeat(32), '%00'.repeat(32)])('is not opened by %s', async (token) => {
    expect((await sharedPage(token)).status).toBe(404);
  });
});

test('a list and its link go with their account', async () => {
  await add(guest, first);
  const { shareToken } = (await share(guest)).data;
  const { body } = await whoIs(guest.headers);
  await server.strapi.documents('plugin::users-permissions.user').delete({ documentId: body.documentId });
  expect((await sharedPage(shareToken ?? '')).status).toBe(404);
  const rows: unknown[] = await server.strapi.db
    .connection('booking_wishlists')
    .where({ account: body.documentId });
  expect(rows).toEqual([]);
});
