import type { Limited } from './limits';

/** What an address under the prefix of the API stands for, by its method. */
const ROUTES: readonly [method: string, path: RegExp, what: Limited][] = [
  ['POST', /^\/auth\/local$/, 'sign-in'],
  ['GET', /^\/auth\/[^/]+\/callback$/, 'sign-in'],
  ['POST', /^\/auth\/local\/register$/, 'registration'],
  ['POST', /^\/auth\/(?:forgot-password|reset-password|change-password|send-email-confirmation)$/, 'reset'],
  ['POST', /^\/enquiries$/, 'enquiry'],
  ['POST', /^\/quotes$/, 'quote'],
  ['POST', /^\/reservations(?:\/.*)?$/, 'reservation'],
];

/**
 * What is limited about a request; null for most.
 * @param prefix of the API, such as `/api`
 */
export function limitedBy(method: string, path: string, prefix: string): Limited | null {
  // As generous as the router is: it takes any case, and a slash at the end.
  const plain = path.toLowerCase().replace(/\/+$/, '');
  if (!plain.startsWith(`${prefix}/`)) return null;
  const rest = plain.slice(prefix.length);
  return ROUTES.find(([of, pattern]) => of === method && pattern.test(rest))?.[2] ?? null;
}
