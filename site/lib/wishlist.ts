import { withApartment, withoutApartment, type Wishlist } from 'booking-rules/shared/domain/guests/wishlist';
import { useSyncExternalStore } from 'react';
import { isRecord } from './json';
import { sessionToken } from './session-token';
import { storedItem } from './stored-item';

/** Keeps in the account what is changed here. */
export interface AccountKeeper {
  add(apartmentId: string): void;
  remove(apartmentId: string): void;
}

/** What a browser keeps. A copy of an account's list is gone when nobody is signed in any more. */
interface KeptWishlist {
  apartments: Wishlist;
  isOfAccount: boolean;
}

const NONE: KeptWishlist = { apartments: [], isOfAccount: false };

const kept = storedItem('wishlist', () => window.localStorage, isKept);
const listeners = new Set<() => void>();
/** As it was read or written last: also for browsers that store nothing. */
let current: KeptWishlist | null = null;
let keeper: AccountKeeper | null = null;

/** The apartments that this guest likes: kept in the browser, and in the account of who is signed in. */
export const wishlist = {
  read: (): Wishlist => present().apartments,

  /** Whether it is a copy of the account's list, rather than one that the account does not know. */
  isOfAccount: (): boolean => present().isOfAccount,

  /** Adds an apartment or takes it out. */
  set(apartmentId: string, isLiked: boolean): void {
    const { apartments } = present();
    const next = isLiked ? withApartment(apartments, apartmentId) : withoutApartment(apartments, apartmentId);
    if (next === apartments) return;
    keep({ apartments: next, isOfAccount: keeper !== null });
    if (isLiked) keeper?.add(apartmentId);
    else keeper?.remove(apartmentId);
  },

  /** From now on the list is that of the account, which hears of every change. */
  follow(apartments: Wishlist, account: AccountKeeper): void {
    keeper = account;
    keep({ apartments, isOfAccount: true });
  },

  /** Calls back after every change, in this tab or another; the answer ends that. */
  subscribe: (listener: () => void): (() => void) => {
    listenToBrowser();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The apartments that this guest likes, the one added last first; none on the server. */
export function useWishlist(): Wishlist {
  return useSyncExternalStore(wishlist.subscribe, wishlist.read, () => NONE.apartments);
}

function present(): KeptWishlist {
  current ??= kept.read() ?? NONE;
  if (current.isOfAccount && sessionToken.read() === null) {
    keeper = null;
    current = NONE;
    kept.remove();
  }
  return current;
}

function keep(next: KeptWishlist): void {
  current = next;
  if (next.apartments.length === 0) kept.remove();
  else kept.write(next);
  tell();
}

const tell = (): void => listeners.forEach((listener) => listener());

let isListening = false;

function listenToBrowser(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'wishlist') return;
    current = null;
    tell();
  });
  sessionToken.subscribe(tell);
}

function isKept(value: unknown): value is KeptWishlist {
  return (
    isRecord(value) &&
    typeof value.isOfAccount === 'boolean' &&
    Array.isArray(value.apartments) &&
    value.apartments.every((id) => typeof id === 'string')
  );
}
