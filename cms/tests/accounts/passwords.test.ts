import { createDemoAccounts } from '../../src/bootstrap/demo/accounts';
import { confirmAddress, mailedLink, setPassword, signUp, whoIs } from '../fixture/account';
import { send, type Answer } from '../fixture/http';
import { createAdministrator } from '../fixture/staff';

const COMMON = 'Password12345';
const GUESSED = 'This password is too easy to guess. Try a few unrelated words';
const GOOD = 'Quiet-harbour-4711';

/** Brings somebody with this address before a door, through which they then try to come with passwords. */
type Door = (email: string) => Promise<(password: string) => Promise<Answer<unknown>>>;

let admin: Record<string, string>;
/** Of the members of staff who are asked to choose a password. */
let editorRole: number;

beforeAll(async () => {
  admin = { Authorization: `Bearer ${await createAdministrator('passwords-admin', server.url)}` };
  const role: unknown = await server.strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'content-editor' } });
  editorRole = (role as { id: number }).id;
});

async function invited(email: string): Promise<{ id: number; registrationToken: string }> {
  const body = { email, firstname: 'Edith', lastname: 'Editor', roles: [editorRole] };
  const { data } = await send(server.url, 'post', '/admin/users', { headers: admin, body });
  return data as { id: number; registrationToken: string };
}

/** A member of staff, signed in with a good password. */
async function colleague(email: string): Promise<{ id: number; headers: Record<string, string> }> {
  const { id, registrationToken } = await invited(email);
  const userInfo = { firstname: 'Edith', lastname: 'Editor', password: GOOD };
  const { data } = await send(server.url, 'post', '/admin/register', {
    body: { registrationToken, userInfo },
  });
  return { id, headers: { Authorization: `Bearer ${(data as { token: string }).token}` } };
}

const USERS = '/content-manager/collection-types/plugin::users-permissions.user';

const GUEST_DOORS: [string, Door][] = [
  [
    'registration',
    (email) =>
      Promise.resolve((password) =>
        send(server.url, 'post', '/api/auth/local/register', { body: { username: email, email, password } }),
      ),
  ],
  [
    'a mailed link',
    async (email) => {
      await signUp(email);
      const link = await mailedLink(email);
      return (password) => setPassword(link, password);
    },
  ],
  [
    'a change',
    async (email) => {
      const { password: currentPassword, headers } = await signUp(email);
      return (password) => {
        const body = { currentPassword, password, passwordConfirmation: password };
        return send(server.url, 'post', '/api/auth/change-password', { headers, body });
      };
    },
  ],
  [
    'a new guest in the admin panel',
    async (email) => {
      const found: unknown = await server.strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: 'authenticated' } });
      const { id: role } = found as { id: number };
      return (password) =>
        send(server.url, 'post', USERS, { headers: admin, body: { username: email, email, password, role } });
    },
  ],
  [
    'a guest who is edited in the admin panel',
    async (email) => {
      const { headers } = await signUp(email);
      const { documentId } = (await whoIs(headers)).body as { documentId: string };
      return (password) =>
        send(server.url, 'put', `${USERS}/${documentId}`, { headers: admin, body: { password } });
    },
  ],
];

const STAFF_DOORS: [string, Door][] = [
  [
    'an invitation',
    async (email) => {
      const { registrationToken } = await invited(email);
      return (password) => {
        const userInfo = { firstname: 'Edith', lastname: 'Editor', password };
        return send(server.url, 'post', '/admin/register', { body: { registrationToken, userInfo } });
      };
    },
  ],
  [
    'a mailed link',
    async (email) => {
      const { id } = await colleague(email);
      const resetPasswordToken = `reset-of-${email}`;
      const resetPasswordTokenExpiresAt = new Date(Date.now() + 60_000).toISOString();
      await server.strapi.db
        .query('admin::user')
        .update({ where: { id }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } });
      return (password) =>
        send(server.url, 'post', '/admin/reset-password', { body: { resetPasswordToken, password } });
    },
  ],
  [
    'a profile',
    async (email) => {
      const { headers } = await colleague(email);
      return (password) =>
        send(server.url, 'put', '/admin/users/me', { headers, body: { currentPassword: GOOD, password } });
    },
  ],
  [
    'the list of users',
    async (email) => {
      const { id } = await colleague(email);
      return (password) =>
        send(server.url, 'put', `/admin/users/${id}`, { headers: admin, body: { password } });
    },
  ],
];

const named = (door: string): string => door.replaceAll(' ', '-');

/** What a door answers to each password, in turn. */
async function answersOf(
  tries: (password: string) => Promise<Answer<unknown>>,
  passwords: readonly string[],
): Promise<[number, string][]> {
  const found: [number, string][] = [];
  for (const password of passwords) {
    const { status, error } = await tries(password);
    found.push([status, error.message]);
  }
  return found;
}

test.each(GUEST_DOORS)('for guests %s takes good passwords alone', async (name, door) => {
  const tries = await door(`own-${named(name)}@passwords.example`);
  const refused = {
    [COMMON]: GUESSED,
    'harbour-8': 'Use at least 10 characters',
    'vacationer-terrace-88': 'Leave the name Vacationer out of the password',
    [`own-${named(name)}-terrace-1`]: 'Leave your email address out of the password',
    [`${'harbour-'.repeat(9)}x`]: expect.stringMatching(/at most 72|less than 73 bytes/) as string,
  };
  expect(await answersOf(tries, Object.keys(refused))).toEqual(
    Object.values(refused).map((message) => [400, message]),
  );
  expect([200, 201]).toContain((await tries('sunny-creek-2031-walk')).status);
});

test.each(STAFF_DOORS)('for staff %s takes good passwords alone', async (name, door) => {
  const tries = await door(`mine-${named(name)}@passwords.example`);
  const refused = {
    [COMMON]: GUESSED,
    'Harbour-881': 'Use at least 12 characters',
    'Vacationer-terrace-88': 'Leave the name Vacationer out of the password',
    [`Mine-${named(name)}-terrace-1`]: 'Leave your email address out of the password',
    ['Harbour-1'.repeat(9)]: expect.stringMatching(/at most 72|less than 73 bytes/) as string,
  };
  expect(await answersOf(tries, Object.keys(refused))).toEqual(
    Object.values(refused).map((message) => [400, message]),
  );
  expect([200, 201]).toContain((await tries('Sunny-creek-2031-walk')).status);
});

test('what is wrong with a guest’s password is said beside its field', async () => {
  const body = { username: 'beside', email: 'beside@passwords.example', password: COMMON };
  const { error } = await send(server.url, 'post', '/api/auth/local/register', { body });
  expect(error.details).toEqual({
    errors: [{ path: ['password'], message: GUESSED, name: 'ValidationError' }],
  });
});

test('a refused password leaves a member of staff signed in, and a new one signs them out', async () => {
  const { headers } = await colleague('stays@passwords.example');
  const put = (password: string) =>
    send(server.url, 'put', '/admin/users/me', { headers, body: { currentPassword: GOOD, password } });
  const me = () => send(server.url, 'get', '/admin/users/me', { headers });
  expect((await put(COMMON)).status).toBe(400);
  expect((await me()).status).toBe(200);
  expect((await put('Sunny-creek-2031-walk')).status).toBe(200);
  expect((await me()).status).toBe(401);
});

test.each([
  ['a new password', { password: 'Sunny-creek-2031-walk' }],
  ['another address', { email: 'moved@passwords.example' }],
  ['a closed account', { isActive: false }],
])('%s in the list of users ends the sessions of who it is about', async (what, body) => {
  const { id, headers } = await colleague(`${named(what)}-ends@passwords.example`);
  expect((await send(server.url, 'put', `/admin/users/${id}`, { headers: admin, body })).status).toBe(200);
  expect((await send(server.url, 'get', '/admin/users/me', { headers })).status).toBe(401);
});

test('the demo is refused a password that is easy to guess, in a sentence', async () => {
  await expect(createDemoAccounts(server.strapi, COMMON)).rejects.toThrow(
    `Settings: DEMO_PASSWORD is refused. ${GUESSED}.`,
  );
});

test('a long password is not taken for its first 72 bytes', async () => {
  const email = 'exact@passwords.example';
  const longest = 'quiet harbours are better than loud ones, says everybody in the marinas.';
  expect(Buffer.byteLength(longest)).toBe(72);
  await signUp(email, { password: longest });
  const signIn = (password: string) =>
    send(server.url, 'post', '/api/auth/local', { body: { identifier: email, password } });
  expect((await signIn(longest)).status).toBe(200);
  expect((await signIn(`${longest}!`)).error.message).toBe('Invalid identifier or password');
});

describe('staff who edit a guest', () => {
  const edit = async (headers: Record<string, string>, body: object) => {
    const { documentId } = (await whoIs(headers)).body as { documentId: string };
    const path = `/content-manager/collection-types/plugin::users-permissions.user/${documentId}`;
    return send(server.url, 'put', path, { headers: admin, body });
  };

  test('cannot confirm their address', async () => {
    const { headers } = await signUp('unproven@passwords.example');
    expect((await edit(headers, { confirmed: true })).error.message).toBe(
      'Only its owner can confirm an email address, with the link in our email',
    );
    expect((await edit(headers, { confirmed: false, firstName: 'Layla' })).status).toBe(200);
  });

  test('give them another address, which is not confirmed, and ends their sessions', async () => {
    await signUp('before@passwords.example');
    const { headers, password } = await confirmAddress('before@passwords.example');
    expect((await edit(headers, { email: 'after@passwords.example' })).status).toBe(200);
    expect((await whoIs(headers)).status).toBe(401);
    const body = { identifier: 'after@passwords.example', password };
    const { body: answer } = await send(server.url, 'post', '/api/auth/local', { body });
    expect(answer).toMatchObject({ user: { confirmed: false } });
  });
});
