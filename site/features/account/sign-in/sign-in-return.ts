import { storedItem } from '../../../lib/stored-item';

/** Where a guest wanted to be, while they are away to sign in with another service. */
export const signInReturn = storedItem(
  'sign-in-return',
  () => window.sessionStorage,
  (value): value is string => typeof value === 'string',
);
