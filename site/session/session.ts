import type { QueryValue } from '../api/http';
import type { TokenStore } from '../lib/session-token';

/** Whoever is signed in, as `GET /users/me` tells. */
export interface Account {
  id: number;
  username: string;
  email: string;
  /** Whether the e-mail address is known to be theirs. */
  confirmed: boolean;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

export interface PasswordChange {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

/** What a sign-in answers; a registration that has to be confirmed first has no token. */
export interface SignedIn {
  jwt?: string;
}

/** What the session asks of the content backend. Throws what that throws. */
export interface SessionCalls {
  get<T>(path: string, query?: Record<string, QueryValue>): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

export interface Registration {
  username: string;
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

export interface NewPassword {
  /** From the mail. */
  code: string;
  password: string;
  passwordConfirmation: string;
}

/** Who is signed in: null while nobody is, or while that is being found out. */
export type Session = ReturnType<typeof createSession>;

/**
 * The session (contract A6): anonymous while no token is stored. Sign-in, registration, password reset and provider
 * callback clear the token first, then store the one that they get and load the user; they answer with the user,
 * or null when there is none yet, and throw what the backend says.
 * @param userQuery says with which query `GET /users/me` is asked
 */
export function createSession(
  token: TokenStore,
  calls: SessionCalls,
  userQuery: () => Record<string, QueryValue>,
) {
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
      const found = await calls.get<Account>('users/me', userQuery());
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

  async function enter(request: () => Promise<SignedIn>): Promise<Account | null> {
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
      enter(() => calls.post<SignedIn>('auth/local', { identifier, password })),

    register: (registration: Registration) =>
      enter(() => calls.post<SignedIn>('auth/local/register', registration)),

    resetPassword: (fields: NewPassword) => enter(() => calls.post<SignedIn>('auth/reset-password', fields)),

    /** @param query of the address that the provider led back to, its `access_token` among it */
    enterWithProvider: (provider: string, query: Record<string, string>) =>
      enter(() => calls.get<SignedIn>(`auth/${encodeURIComponent(provider)}/callback`, query)),

    /** Changes the password of who is signed in. It ends every token, and the answer brings the one that follows. */
    async changePassword(change: PasswordChange): Promise<void> {
      const { jwt } = await calls.post<SignedIn>('auth/change-password', change);
      if (jwt === undefined) return;
      present = jwt;
      token.write(jwt);
    },

    /** Clears token and user, and has the backend end the token: who has a copy of it is signed out too. */
    signOut(): void {
      // Signed out here in any case: where the backend cannot be reached, the token runs out by itself.
      if (token.read() !== null) calls.post('auth/logout', {}).catch(() => undefined);
      clear();
    },
  };
}
