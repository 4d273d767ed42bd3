import { ApiError } from '../api/api-error';
import { createSession, type Account } from './session';
import type { TokenStore } from '../lib/session-token';

const LAYLA: Account = {
  id: 7,
  documentId: 'layla',
  username: 'layla',
  email: 'layla@guests.example',
  confirmed: true,
  provider: 'local',
  blocked: false,
  firstName: 'Layla',
  lastName: null,
  phone: null,
  createdAt: '2027-01-01T08:00:00.000Z',
  updatedAt: '2027-01-01T08:00:00.000Z',
  publishedAt: '2027-01-01T08:00:00.000Z',
};

/** A session over a backend in which every call is noted, together with the token that is stored by then. */
function sessionWith(answers: Record<string, () => unknown>, stored: string | null = null) {
  let token = stored;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const store: TokenStore = {
    read: () => token,
    write: (next) => {
      token = next;
      tell();
    },
    clear: () => {
      token = null;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const calls: { call: string; sent: unknown; token: string | null }[] = [];
  const ask = (call: string, sent?: unknown): Promise<never> => {
    calls.push({ call, sent, token });
    return Promise.resolve().then(() => answers[call]?.() as never);
  };
  const session = createSession(store, ask, () => ({ populate: 'role' }));
  return { session, store, calls };
}

function refused(): never {
  throw new ApiError({ status: 400, name: 'ValidationError', message: 'Invalid identifier', details: {} });
}

const whole = { 'GET /api/users/me': () => LAYLA };
const entered = () => ({ jwt: 'fresh', user: LAYLA });

const WAYS_IN = [
  [
    'sign-in',
    'POST /api/auth/local',
    { body: { identifier: 'layla', password: 'secret' } },
    (session) => session.signIn('layla', 'secret'),
  ],
  [
    'registration',
    'POST /api/auth/local/register',
    { body: { username: 'layla', email: LAYLA.email, password: 'secret' } },
    (session) => session.register({ username: 'layla', email: LAYLA.email, password: 'secret' }),
  ],
  [
    'password reset',
    'POST /api/auth/reset-password',
    { body: { code: 'c', password: 'p', passwordConfirmation: 'p' } },
    (session) => session.resetPassword({ code: 'c', password: 'p', passwordConfirmation: 'p' }),
  ],
  [
    'provider callback',
    'GET /api/auth/{provider}/callback',
    { params: { provider: 'google' }, query: { access_token: 'a' } },
    (session) => session.enterWithProvider('google', { access_token: 'a' }),
  ],
] satisfies [
  string,
  string,
  object,
  (session: ReturnType<typeof sessionWith>['session']) => Promise<Account | null>,
][];

test('anonymous while no token is stored', async () => {
  const { session, calls } = sessionWith(whole);
  expect(await session.start()).toBeNull();
  expect(session.user()).toBeNull();
  expect(calls).toEqual([]);
});

test.each(WAYS_IN)(
  '%s clears the token first, then stores the returned token and loads the user',
  async (_, call, sent, enter) => {
    const { session, store, calls } = sessionWith({ ...whole, [call]: entered }, 'stale');
    expect(await enter(session)).toEqual(LAYLA);
    expect(calls).toEqual([
      { call, sent, token: null },
      { call: 'GET /api/users/me', sent: { query: { populate: 'role' } }, token: 'fresh' },
    ]);
    expect(store.read()).toBe('fresh');
    expect(session.user()).toEqual(LAYLA);
  },
);

test.each(WAYS_IN)('a refused %s leaves nobody signed in and says why', async (_, call, __, enter) => {
  const { session, store } = sessionWith({ ...whole, [call]: refused }, 'stale');
  await session.start();
  await expect(enter(session)).rejects.toThrow('Invalid identifier');
  expect([store.read(), session.user()]).toEqual([null, null]);
});

test('a registration that has to be confirmed first brings no token, so nobody is signed in', async () => {
  const { session, store, calls } = sessionWith({ 'POST /api/auth/local/register': () => ({ user: LAYLA }) });
  expect(await session.register({ username: 'l', email: 'l@g.example', password: 'p' })).toBeNull();
  expect(store.read()).toBeNull();
  expect(calls).toHaveLength(1);
});

test('sign-out clears token and user', async () => {
  const { session, store } = sessionWith(whole, 'kept');
  await session.start();
  session.signOut();
  expect([store.read(), session.user()]).toEqual([null, null]);
});

test('sign-out has the backend end the token, and is one even if that fails', async () => {
  const { session, store, calls } = sessionWith({ 'POST /api/auth/logout': refused }, 'kept');
  session.signOut();
  await Promise.resolve();
  expect(calls).toEqual([{ call: 'POST /api/auth/logout', sent: { body: {} }, token: 'kept' }]);
  expect(store.read()).toBeNull();
  session.signOut();
  expect(calls).toHaveLength(1);
});

test('a changed password keeps the user, with the token that the backend gives for the one that it ended', async () => {
  const { session, store, calls } = sessionWith(
    { ...whole, 'POST /api/auth/change-password': entered },
    'kept',
  );
  await session.start();
  const change = { currentPassword: 'a', password: 'b', passwordConfirmation: 'b' };
  await session.changePassword(change);
  expect(calls.at(-1)).toEqual({
    call: 'POST /api/auth/change-password',
    sent: { body: change },
    token: 'kept',
  });
  expect([store.read(), session.user()]).toEqual(['fresh', LAYLA]);
});

test('if loading the user fails, the stored token is cleared', async () => {
  const { session, store } = sessionWith({ 'GET /api/users/me': refused }, 'nobody’s');
  expect(await session.start()).toBeNull();
  expect(store.read()).toBeNull();
});

test('at start-up the user is fetched only if none is held and a token is', async () => {
  const { session, calls } = sessionWith(whole, 'kept');
  const [first, second] = await Promise.all([session.start(), session.start()]);
  expect([first, second, await session.start()]).toEqual([LAYLA, LAYLA, LAYLA]);
  expect(calls).toHaveLength(1);
});

test('whoever listens hears of every change of the user', async () => {
  const { session } = sessionWith(whole, 'kept');
  const heard: (string | undefined)[] = [];
  const stop = session.subscribe(() => heard.push(session.user()?.username));
  await session.start();
  session.signOut();
  stop();
  session.signOut();
  expect(heard).toEqual(['layla', undefined]);
});

test('a sign-out in another tab is one here, and so is a sign-in', async () => {
  const { session, store } = sessionWith(whole, 'kept');
  await session.start();
  store.clear();
  expect(session.user()).toBeNull();
  store.write('of-the-other-tab');
  await session.start();
  expect(session.user()).toEqual(LAYLA);
});

test('a user who arrives after the sign-out is not held', async () => {
  const { session, store } = sessionWith(whole, 'kept');
  const loading = session.start();
  session.signOut();
  await loading;
  expect([store.read(), session.user()]).toEqual([null, null]);
});
