import { isRecord } from './json';

/** Version of every stored item (contract A4). An item of another version is discarded. */
const STORED_ITEM_VERSION = '0.0.0';

/** Key of the session token; here because every page checks whether there is one. */
export const SESSION_TOKEN_KEY = 'session-token';

/** A value kept in the browser under a key. */
export interface StoredItem<T> {
  /** null when there is none, or none that can be used. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
}

/**
 * A value kept in the browser. Storage that is full or forbidden is treated as empty.
 * @param storage picks it when it is needed, since there is none on the server; personal data belongs in sessionStorage
 * @param accepts whether what was read has the expected shape
 */
export function storedItem<T>(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  accepts: (value: unknown) => value is T,
): StoredItem<T> {
  return {
    read: () =>
      attempt(() => {
        const text = storage().getItem(key);
        const value = text === null ? null : usable(parse(text), accepts);
        // A value that can no longer be used is left where it is.
        if (text !== null && value === null) storage().removeItem(key);
        return value;
      }),
    write: (value) => {
      attempt(() => storage().setItem(key, JSON.stringify({ version: STORED_ITEM_VERSION, value })));
    },
    remove: () => {
      attempt(() => storage().removeItem(key));
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function usable<T>(item: unknown, accepts: (value: unknown) => value is T): T | null {
  return isRecord(item) && item.version === STORED_ITEM_VERSION && accepts(item.value) ? item.value : null;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
