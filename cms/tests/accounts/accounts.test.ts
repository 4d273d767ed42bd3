import {
  askForLink,
  confirmAddress,
  linkMailedBy,
  mailedLink,
  setPassword,
  signUp,
  whoIs,
} from '../fixture/account';
import { send } from '../fixture/http';

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  send(server.url, 'post', `/api/auth/${path}`, { body, headers });

/** The last setting of "Enable email confirmation". */
async function requireConfirmation(required: boolean): Promise<void> {
  const store = server.strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as object;
  await store.set({ key: 'advanced', value: { ...advanced, email_confirmation: required } });
}

/** Makes the last mailed code of an account so many milliseconds old. */
async function grow(email: string, milliseconds: number): Promise<void> {
  const resetAskedAt = new Date(Date.now() - milliseconds).toISOString();
  await server.strapi.db
    .query('plugin::users-permissions.user')
    .updateMany({ where: { email }, data: { resetAskedAt } });
}

test('a guest registers with a name, is signed in at once, and is asked to confirm the address', async () => {
  const { headers } = await signUp('new@accounts.example', { firstName: 'Layla', lastName: 'Haddad' });
  expect((await whoIs(headers)).body).toMatchObject({
    email: 'new@accounts.example',
    firstName: 'Layla',
    lastName: 'Haddad',
    confirmed: false,
  });
  const link = await mailedLink('new@accounts.example');
  expect(`${link.origin}${link.pathname}`).toBe(`${server.url}/confirm-email`);
});

test('what an account answers keeps password, codes and the end of sessions to itself', async () => {
  const { headers } = await signUp('quiet@accounts.example');
  const known = ['id', 'documentId', 'username', 'email', 'provider', 'confirmed', 'blocked'];
  const more = ['firstName', 'lastName', 'phone', 'createdAt', 'updatedAt', 'publishedAt'];
  expect([...known, ...more]).toEqual(
    expect.arrayContaining(Object.keys((await whoIs(headers)).body as object)),
  );
});

test.each<[string, object, string]>([
  ['an unknown field', { role: 1 }, 'Invalid parameters: role'],
  ['a claim of being confirmed', { confirmed: true }, 'Invalid parameters: confirmed'],
  ['a short password', { password: 'seven77' }, 'Use at least 10 characters'],
  ['no email address', { email: 'layla' }, 'email must be a valid email'],
])('a registration with %s is refused', async (_, change, message) => {
  const body = {
    username: 'refused',
    email: 'refused@accounts.example',
    password: 'guests-password-1',
    ...change,
  };
  expect((await post('local/register', body)).error).toMatchObject({ status: 400, message });
});

test('who is signed in asks for another link, and only the newest one works', async () => {
  const { email, headers } = await signUp('again@accounts.example');
  const before = await mailedLink(email);
  expect((await askForLink('send-email-confirmation', email)).href).not.toBe(before.href);
  await linkMailedBy(email, async () => {
    const signedIn = await post('send-email-confirmation', { email }, headers);
    expect([signedIn.status, signedIn.body]).toEqual([200, { email, sent: true }]);
  });
  expect((await setPassword(before, 'another-password-2')).error.message).toBe('Incorrect code provided');
  const { password } = await confirmAddress(email);
  expect((await post('local', { identifier: email, password })).status).toBe(200);
});

test('where confirmation is required a guest is signed in only after it', async () => {
  await requireConfirmation(true);
  try {
    const registration = {
      username: 'waits',
      email: 'waits@accounts.example',
      password: 'guests-password-1',
    };
    const { body } = await post('local/register', registration);
    expect(body).not.toHaveProperty('jwt');
    const credentials = { identifier: registration.email, password: registration.password };
    expect((await post('local', credentials)).error.message).toBe('Your account email is not confirmed');
    const { password } = await confirmAddress(registration.email);
    expect((await post('local', { ...credentials, password })).body).toHaveProperty('jwt');
  } finally {
    await requireConfirmation(false);
  }
});

test('a forgotten password is replaced through the mail: the link works once, and proves the address', async () => {
  const { email } = await signUp('forgets@accounts.example');
  const link = await askForLink('forgot-password', email);
  expect(`${link.origin}${link.pathname}`).toBe(`${server.url}/reset-password`);
  const { status, body } = await setPassword(link, 'another-password-2');
  expect(status).toBe(200);
  const { jwt } = body as { jwt: string };
  expect((await whoIs({ Authorization: `Bearer ${jwt}` })).body).toMatchObject({ email, confirmed: true });
  expect((await setPassword(link, 'another-password-3')).error.message).toBe('Incorrect code provided');
  expect((await post('local', { identifier: email, password: 'another-password-2' })).status).toBe(200);
});

test('a link for a new password that is older than two hours is no good', async () => {
  const { email } = await signUp('sleeps@accounts.example');
  const link = await askForLink('forgot-password', email);
  await grow(email, 2 * 3_600_000 + 1_000);
  expect((await setPassword(link, 'another-password-2')).error.message).toBe('Incorrect code provided');
});

test('a link to confirm an address can be used for a day', async () => {
  const { email } = await signUp('tomorrow@accounts.example');
  await grow(email, 25 * 3_600_000);
  const link = await mailedLink(email);
  expect((await setPassword(link, 'another-password-2')).error.message).toBe('Incorrect code provided');
  await grow(email, 23 * 3_600_000);
  expect((await setPassword(link, 'another-password-2')).status).toBe(200);
});

test('a password is changed by who knows the old one, and nobody else', async () => {
  const { email, password, headers } = await signUp('changes@accounts.example');
  const change = { password: 'another-password-2', passwordConfirmation: 'another-password-2' };
  const wrong = await post('change-password', { ...change, currentPassword: 'wrong' }, headers);
  expect(wrong.error).toMatchObject({ status: 400, message: 'The provided current password is invalid' });
  expect([401, 403]).toContain(
    (await post('change-password', { ...change, currentPassword: password })).status,
  );
  const { status, body } = await post('change-password', { ...change, currentPassword: password }, headers);
  expect(status).toBe(200);
  expect(Object.keys(body as object)).toEqual(['jwt', 'user']);
  expect(body).toMatchObject({ user: { email } });
  expect((await post('local', { identifier: email, password: change.password })).status).toBe(200);
});

test.each(['forgot-password', 'send-email-confirmation'])(
  'nobody learns from %s whether an account is there, or whether its address is confirmed',
  async (path) => {
    const known = await signUp(`known-to-${path}@accounts.example`);
    const proven = `proven-to-${path}@accounts.example`;
    await signUp(proven);
    await confirmAddress(proven);
    const answers = [known.email, proven, `nobody-to-${path}@accounts.example`].map(async (email) => {
      const { status, text } = await post(path, { email });
      return [status, text.replace(email, '…')];
    });
    const [first, ...others] = await Promise.all(answers);
    expect(first?.[0]).toBe(200);
    expect(others).toEqual([first, first]);
  },
);

describe('a profile', () => {
  const put = (data: object, headers: Record<string, string> = {}) =>
    send(server.url, 'put', '/api/profile', { body: { data }, headers });

  test('is changed by its guest, and what is left out stays', async () => {
    const { headers } = await signUp('profile@accounts.example', { firstName: 'Layla' });
    const data = { lastName: ' Haddad ', phone: '+971 50 123 4567' };
    expect((await put(data, headers)).data).toEqual({
      firstName: 'Layla',
      lastName: 'Haddad',
      phone: '+971 50 123 4567',
    });
    expect((await put({ phone: '' }, headers)).data).toMatchObject({ lastName: 'Haddad', phone: '' });
  });

  test.each<[string, object, string]>([
    ['a phone number without its country', { phone: '050 123 4567' }, 'phone'],
    ['a name that is too long', { firstName: 'a'.repeat(81) }, 'firstName'],
  ])('refuses %s beside its field', async (name, data, field) => {
    const { headers } = await signUp(`profile-${name.length}@accounts.example`);
    const { status, error } = await put(data, headers);
    expect(status).toBe(400);
    expect(error.details).toMatchObject({ errors: [{ path: ['data', field] }] });
  });

  test.each<[string, object]>([
    ['the email address', { email: 'other@accounts.example' }],
    ['the role', { role: 1 }],
    ['whether it is confirmed', { confirmed: true }],
  ])('does not let a guest change %s', async (what, data) => {
    const { headers } = await signUp(`sly-${what.length}@accounts.example`);
    expect((await put(data, headers)).status).toBe(400);
  });

  test('is nobody’s without a token, and there is no way to list or change other accounts', async () => {
    expect([401, 403]).toContain((await put({ firstName: 'X' })).status);
    const { headers } = await signUp('curious@accounts.example');
    for (const path of ['/api/users', '/api/users/1', '/api/users/count']) {
      expect((await send(server.url, 'get', path, { headers })).status).toBe(404);
    }
    const body = { firstName: 'X' };
    expect((await send(server.url, 'put', '/api/users/1', { headers, body })).status).toBe(404);
  });
});
