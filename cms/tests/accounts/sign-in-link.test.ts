import { askForLink, confirmAddress, linkMailedBy, setPassword, signUp, whoIs } from '../fixture/account';
import { ask, send } from '../fixture/http';

const ACCOUNT = 'plugin::users-permissions.user';
const links = () => server.strapi.db.connection('sign_in_links');

const request = (email: string) => ask(server.url, 'POST /api/auth/sign-in-link', { body: { email } });
const newLink = (email: string): Promise<URL> => linkMailedBy(email, () => request(email));
const signIn = (link: URL) =>
  ask(server.url, 'POST /api/auth/sign-in-with-link', {
    body: { code: link.searchParams.get('code') ?? '' },
  });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function confirmed(name: string): Promise<string> {
  const { email } = await signUp(`${name}@links.example`);
  await confirmAddress(email);
  return email;
}

test('a mailed link signs its reader in once, as a password does', async () => {
  const email = await confirmed('amal');
  const link = await newLink(email);
  expect(link.pathname).toBe('/sign-in-link');
  // Opening the page uses nothing up: a mail scanner does that.
  expect((await send(server.url, 'get', `${link.pathname}${link.search}`)).status).toBe(200);
  const { status, body, headers } = await signIn(link);
  expect([status, body.user.email, headers['cache-control']]).toEqual([200, email, 'no-store']);
  expect(body.user).not.toHaveProperty('password');
  expect((await whoIs(bearer(body.jwt))).body).toMatchObject({ email });
  const again = await signIn(link);
  expect([again.status, again.error.message]).toEqual([400, 'This link no longer works']);
  expect(
    (await ask(server.url, 'POST /api/auth/logout', { headers: bearer(body.jwt), body: {} })).status,
  ).toBe(200);
  expect((await whoIs(bearer(body.jwt))).status).toBe(401);
});

test('of two who use a link at once, one is signed in', async () => {
  const link = await newLink(await confirmed('two'));
  const answers = await Promise.all([signIn(link), signIn(link), signIn(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a newer link ends the one before, and so do a new password and a quarter of an hour', async () => {
  const email = await confirmed('newer');
  const first = await newLink(email);
  const second = await newLink(email);
  expect((await signIn(first)).status).toBe(400);
  await setPassword(await askForLink('forgot-password', email), 'another-terrace-8');
  expect((await signIn(second)).status).toBe(400);
  const third = await newLink(email);
  await links().update({ expires_at: Date.now() - 1 });
  expect((await signIn(third)).status).toBe(400);
});

test('an address that is not confirmed gets the link to confirm it, with a password of its owner’s', async () => {
  const { email } = await signUp('unconfirmed@links.example');
  expect((await newLink(email)).pathname).toBe('/confirm-email');
});

test('a closed account is not opened, nor one that is gone', async () => {
  const email = await confirmed('closed');
  const [closed, gone] = [await newLink(email), await newLink(await confirmed('gone'))];
  await server.strapi.db.query(ACCOUNT).updateMany({ where: { email }, data: { blocked: true } });
  await server.strapi.db.query(ACCOUNT).deleteMany({ where: { email: 'gone@links.example' } });
  expect([(await signIn(closed)).status, (await signIn(gone)).status]).toEqual([400, 400]);
});

test('whether there is an account changes nothing in the answer, and only digests are kept', async () => {
  const email = await confirmed('known');
  const [known, unknown] = [await request(email), await request('nobody@links.example')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect((await request('not an address')).status).toBe(400);
  const link = await newLink(email);
  const kept = JSON.stringify(await links().select('*'));
  expect(kept).not.toContain(link.searchParams.get('code') ?? '-');
  const mails: { recipient: string }[] = await server.strapi.db
    .connection('booking_outbox')
    .where({ recipient: 'nobody@links.example' });
  expect(mails).toEqual([]);
});
