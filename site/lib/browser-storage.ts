/** How long something is kept: a week is the time that a guest stays signed in. */
export type KeptFor = 'tab' | 'lasting' | 'week' | 'minutes' | 'stay';

/** Something that the site keeps in a browser. What for is said in the catalogue of messages. */
export interface KeptInBrowser {
  key: string;
  kept: KeptFor;
  /** Kept only where this is switched on. */
  needs?: 'consent' | 'other sign-ins';
}

/** Everything that the site keeps in the storage or the cookies of a guest's browser. */
const KEPT = [
  { key: 'availabilityDateStart', kept: 'lasting' },
  { key: 'availabilityDateEnd', kept: 'lasting' },
  { key: 'availabilityGuestNumber', kept: 'lasting' },
  { key: 'offer', kept: 'tab' },
  { key: 'currency', kept: 'lasting' },
  { key: 'wishlist', kept: 'lasting' },
  { key: 'recently-seen', kept: 'lasting' },
  { key: 'reservation-item', kept: 'lasting' },
  { key: 'reservation-price-details', kept: 'lasting' },
  { key: 'reservation-date', kept: 'lasting' },
  { key: 'reservation-guest', kept: 'tab' },
  { key: 'reservation-attempt', kept: 'tab' },
  { key: 'reservation-access', kept: 'tab' },
  { key: 'trips', kept: 'stay' },
  { key: 'session-token', kept: 'week' },
  { key: 'chunk-reload', kept: 'tab' },
  { key: 'sign-in-return', kept: 'tab', needs: 'other sign-ins' },
  { key: 'koa.sess', kept: 'minutes', needs: 'other sign-ins' },
  { key: 'consent', kept: 'lasting', needs: 'consent' },
] as const satisfies readonly KeptInBrowser[];

/** The name under which something is kept. */
export type StorageKey = (typeof KEPT)[number]['key'];

export const BROWSER_STORAGE: readonly (KeptInBrowser & { key: StorageKey })[] = KEPT;
