import {
  askForLink,
  confirmAddress,
  mailedLink,
  setPassword,
  signUp,
  whoIs,
  type SignedUp,
} from '../fixture/account';
import { createApartment } from '../fixture/content';
import { stayIn } from '../fixture/days';
import { guestOf, reservationFor } from '../fixture/guest';
import { send } from '../fixture/http';

const NEW_PASSWORD = 'quiet-harbour-4711';

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send(server.url, 'post', `/api/auth/${path}`, { body, headers });

const signIn = (identifier: string, password: string) => post('local', { identifier, password });

/** Signs in once more, as on another device. */
async function onAnotherDevice({ email, password }: SignedUp): Promise<Record<string, string>> {
  const { jwt } = (await signIn(email, password)).body as { jwt: string };
  return { Authorization: `Bearer ${jwt}` };
}

const changePassword = ({ password, headers }: SignedUp) =>
  post(
    'change-password',
    { currentPassword: password, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
    headers,
  );

test('who registers with somebody else’s address is locked out by its owner, and never sees their bookings', async () => {
  await createApartment('claimed-flat');
  const guest = guestOf(server.url);
  const victim = 'victim@sessions.example';
  const { number } = await guest.quote({ apartmentId: 'claimed-flat', ...stayIn(30, 2), guests: 2 });
  const { data } = await guest.reserve(reservationFor(number, victim));
  const bookings = (headers: Record<string, string>) =>
    send(server.url, 'get', '/api/reservations', { headers });

  const attacker = await signUp(victim);
  const otherDevice = await onAnotherDevice(attacker);
  const owner = await confirmAddress(victim, NEW_PASSWORD);

  for (const headers of [attacker.headers, otherDevice]) {
    expect([(await whoIs(headers)).status, (await bookings(headers)).status]).toEqual([401, 401]);
  }
  expect((await signIn(victim, attacker.password)).status).toBe(400);
  expect((await bookings(owner.headers)).data).toMatchObject([{ reference: data.reference }]);
  expect((await signIn(victim, NEW_PASSWORD)).status).toBe(200);
});

test('a link that confirms an address works once, and opening it changes nothing', async () => {
  const { email, headers } = await signUp('opens@sessions.example');
  const link = await mailedLink(email);
  // Programs that look through mail open links too.
  const query = { confirmation: link.searchParams.get('confirmation') ?? '' };
  const opened = await send(server.url, 'get', '/api/auth/email-confirmation', { query });
  expect([opened.status, opened.headers['location']]).toEqual([302, link.href]);
  expect((await whoIs(headers)).body).toMatchObject({ confirmed: false });
  const owner = await confirmAddress(email);
  expect((await whoIs(owner.headers)).body).toMatchObject({ confirmed: true });
  expect((await setPassword(link, NEW_PASSWORD)).error.message).toBe('Incorrect code provided');
});

test('a new password by mail ends every earlier session, however short ago it began', async () => {
  const account = await signUp('forgets@sessions.example');
  const link = await askForLink('forgot-password', account.email);
  const justBefore = await onAnotherDevice(account);
  expect((await setPassword(link, NEW_PASSWORD)).status).toBe(200);
  expect((await whoIs(account.headers)).status).toBe(401);
  expect((await whoIs(justBefore)).status).toBe(401);
});

test('a changed password ends every token but the one that it answers with', async () => {
  const account = await signUp('changes@sessions.example');
  const otherDevice = await onAnotherDevice(account);
  const { jwt } = (await changePassword(account)).body as { jwt: string };
  expect((await whoIs(account.headers)).status).toBe(401);
  expect((await whoIs(otherDevice)).status).toBe(401);
  expect((await whoIs({ Authorization: `Bearer ${jwt}` })).body).toMatchObject({ email: account.email });
});

test('a password set for a guest in the admin panel ends their sessions too', async () => {
  const { email, headers } = await signUp('helped@sessions.example');
  const { documentId } = (await whoIs(headers)).body as { documentId: string };
  await server.strapi
    .documents('plugin::users-permissions.user')
    .update({ documentId, data: { password: NEW_PASSWORD } as never });
  expect((await whoIs(headers)).status).toBe(401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('signing out ends the token on the server, and no other', async () => {
  const account = await signUp('leaves@sessions.example');
  const otherDevice = await onAnotherDevice(account);
  expect((await post('logout', {}, account.headers)).body).toEqual({ ok: true });
  expect((await whoIs(account.headers)).status).toBe(401);
  expect((await post('logout', {}, account.headers)).status).toBe(401);
  expect((await whoIs(otherDevice)).status).toBe(200);
  expect([401, 403]).toContain((await post('logout', {})).status);
});

test('what is kept of ended tokens goes when they would have run out', async () => {
  const ended = () => server.strapi.db.connection('ended_tokens');
  await ended().insert({ digest: 'long-gone', expires_at: Date.now() - 1_000 });
  const { headers } = await signUp('tidy@sessions.example');
  await post('logout', {}, headers);
  expect(await ended().where({ digest: 'long-gone' })).toEqual([]);
});

test('a token from before tokens were tied to their account is not taken', async () => {
  const { headers } = await signUp('before@sessions.example');
  const { id } = (await whoIs(headers)).body as { id: number };
  const tokens = server.strapi.plugin('users-permissions').service('jwt') as unknown as {
    issue(content: object): string;
  };
  expect((await whoIs({ Authorization: `Bearer ${tokens.issue({ id })}` })).status).toBe(401);
});

test('a sign-in that was under way while the password changed ends with it', async () => {
  const account = await signUp('races@sessions.example');
  const users = server.strapi.plugin('users-permissions').service('user') as unknown as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  const check = users.validatePassword.bind(users);
  // The old password is found right, and changes before the token is given.
  const spy = jest.spyOn(users, 'validatePassword').mockImplementationOnce(async (password, hash) => {
    const isRight = await check(password, hash);
    expect((await changePassword(account)).status).toBe(200);
    return isRight;
  });
  const late = await signIn(account.email, account.password);
  spy.mockRestore();
  expect(late.error).toMatchObject({ status: 400, message: 'Invalid identifier or password' });
});
