import { SESSION_TOKEN_KEY, storedItem } from './stored-item';

/** The token of whoever is signed in; null while nobody is. */
export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back after every change, in this tab or another; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

/** The stored token; an expired one counts as none. */
export const sessionToken = createTokenStore();

function createTokenStore(): TokenStore {
  const stored = storedItem(
    SESSION_TOKEN_KEY,
    () => window.localStorage,
    (value): value is string => typeof value === 'string',
  );
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  // For browsers that store nothing: the session then ends with the page.
  let unstored: string | null = null;
  return {
    read() {
      const token = stored.read() ?? unstored;
      return token === null || hasRunOut(token, Date.now()) ? null : token;
    },
    write(token) {
      stored.write(token);
      unstored = stored.read() === token ? null : token;
      tell();
    },
    clear() {
      stored.remove();
      unstored = null;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1 && typeof window !== 'undefined') window.addEventListener('storage', tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof window !== 'undefined')
          window.removeEventListener('storage', tell);
      };
    },
  };
}

/**
 * Whether a JSON web token has expired; a token of any other kind never has.
 * @param now instant in milliseconds
 */
export function hasRunOut(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
