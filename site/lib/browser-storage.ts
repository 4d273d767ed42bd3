/** Something that the site keeps in a browser. */
export interface KeptInBrowser {
  key: string;
  purpose: string;
  kept: string;
  /** Kept only where this is switched on. */
  needs?: 'consent' | 'other sign-ins';
}

const TAB = 'Until you close the tab';
const LASTING = 'Until you clear it';

/** Everything that the site keeps in the storage or the cookies of a guest's browser. */
export const BROWSER_STORAGE: readonly KeptInBrowser[] = [
  { key: 'availabilityDateStart', purpose: 'The arrival date of your last search', kept: LASTING },
  { key: 'availabilityDateEnd', purpose: 'The departure date of your last search', kept: LASTING },
  { key: 'availabilityGuestNumber', purpose: 'The number of guests of your last search', kept: LASTING },
  { key: 'currency', purpose: 'The currency you chose to see prices in', kept: LASTING },
  { key: 'reservation-item', purpose: 'The apartment you are about to book', kept: LASTING },
  { key: 'reservation-price-details', purpose: 'The price you were shown for it', kept: LASTING },
  { key: 'reservation-date', purpose: 'The dates and guests you are about to book', kept: LASTING },
  { key: 'reservation-guest', purpose: 'What you have typed at checkout', kept: TAB },
  { key: 'reservation-attempt', purpose: 'Keeps one booking from being made twice', kept: TAB },
  { key: 'reservation-access', purpose: 'What opens the booking you are looking at', kept: TAB },
  {
    key: 'session-token',
    purpose: 'Keeps you signed in to your account',
    kept: '7 days, or until you sign out',
  },
  { key: 'chunk-reload', purpose: 'Keeps a page that fails to load from loading over and over', kept: TAB },
  {
    key: 'sign-in-return',
    purpose: 'The page to come back to after signing in with another service',
    kept: TAB,
    needs: 'other sign-ins',
  },
  {
    key: 'koa.sess',
    purpose: 'A cookie that protects signing in with another service',
    kept: '15 minutes',
    needs: 'other sign-ins',
  },
  {
    key: 'consent',
    purpose: 'Whether you agreed to analytics and A/B testing',
    kept: LASTING,
    needs: 'consent',
  },
];
