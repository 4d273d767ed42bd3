import type { Answer, GuestRouteKey, Sent } from 'booking-rules/contracts';
import type { call } from '../api/http';
import type { TokenStore } from '../lib/session-token';

/** Whoever is signed in, as `GET /users/me` tells. */
export type Account = Answer<'GET /api/users/me'>;

type BodyOf<Key extends GuestRouteKey> = Sent<Key> extends { body: infer Body } ? Body : never;

/**
 * The session (contract A6): anonymous while no token is stored. Sign-in, registration, password reset and provider
 * callback clear the token first, then store the one that they get and load the user; they answer with the user,
 * or null when there is none yet, and throw what the backend says.
 * @param userQuery says with which query `GET /users/me` is asked
 */
export function createSession(token: TokenStore, ask: typeof call, userQuery: () => Record<string, string>) {
  let user: Account | null = null;
  let loading: Promise<Account | null> | null = null;
  /** The token that all this is about; another tab may store a different one. */
  let present = token.read();
  const listeners = new Set<() => void>();

  function hold(next: Account | null): void {
    user = next;
    listeners.forEach((listener) => listener());
  }

  function clear(): void {
    present = null;
    loading = null;
    token.clear();
    hold(null);
  }

  async function load(): Promise<Account | null> {
    const mine = present;
    try {
      const found = await ask('GET /api/users/me', { query: userQuery() });
      // Meanwhile somebody has signed out, or in as somebody else.
      if (mine === present) hold(found);
    } catch {
      if (mine === present) clear();
    }
    return user;
  }

  function loadUser(): Promise<Account | null> {
    if (loading !== null) return loading;
    const started: Promise<Account | null> = load().finally(() => {
      if (loading === started) loading = null;
    });
    loading = started;
    return started;
  }

  async function enter(request: () => Promise<{ jwt?: string }>): Promise<Account | null> {
    clear();
    const { jwt } = await request();
    if (jwt === undefined) return null;
    present = jwt;
    token.write(jwt);
    return loadUser();
  }

  token.subscribe(() => {
    const stored = token.read();
    if (stored === present) return;
    present = stored;
    loading = null;
    hold(null);
    if (stored !== null) void loadUser();
  });

  return {
    user: (): Account | null => user,

    /** Calls back whenever the user changes; the answer ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** At start-up: the user is fetched only if none is held and a token is. */
    async start(): Promise<Account | null> {
      return user !== null || token.read() === null ? user : loadUser();
    },

    /** Loads the user again. When that fails the stored token is cleared. */
    loadUser,

    signIn: (identifier: string, password: string) =>
      enter(() => ask('POST /api/auth/local', { body: { identifier, password } })),

    /** @param code from the mailed link */
    signInWithLink: (code: string) =>
      enter(() => ask('POST /api/auth/sign-in-with-link', { body: { code } })),

    register: (body: BodyOf<'POST /api/auth/local/register'>) =>
      enter(() => ask('POST /api/auth/local/register', { body })),

    /** @param body with the code from the mail */
    resetPassword: (body: BodyOf<'POST /api/auth/reset-password'>) =>
      enter(() => ask('POST /api/auth/reset-password', { body })),

    /** @param query of the address that the provider led back to, its `access_token` among it */
    enterWithProvider: (provider: string, query: Record<string, string>) =>
      enter(() => ask('GET /api/auth/{provider}/callback', { params: { provider }, query })),

    /** Changes the password of who is signed in. It ends every token, and the answer brings the one that follows. */
    async changePassword(body: BodyOf<'POST /api/auth/change-password'>): Promise<void> {
      const { jwt } = await ask('POST /api/auth/change-password', { body });
      present = jwt;
      token.write(jwt);
    },

    /** Clears token and user, and has the backend end the token: who has a copy of it is signed out too. */
    signOut(): void {
      // Signed out here in any case: where the backend cannot be reached, the token runs out by itself.
      if (token.read() !== null) ask('POST /api/auth/logout', { body: {} }).catch(() => undefined);
      clear();
    },
  };
}
