import type { Limited } from './limit-settings';

/** What an address under the prefix of the API stands for, by its method. */
const ROUTES: readonly [method: string, path: RegExp, what: Limited][] = [
  ['POST', /^\/auth\/local$/, 'sign-in'],
  ['GET', /^\/auth\/[^/]+\/callback$/, 'sign-in'],
  ['POST', /^\/auth\/local\/register$/, 'registration'],
  ['POST', /^\/auth\/(?:forgot-password|reset-password|change-password|send-email-confirmation)$/, 'reset'],
  ['POST', /^\/enquiries$/, 'enquiry'],
  ['POST', /^\/quotes$/, 'quote'],
  // Somebody who knows a reference could try email addresses.
  ['GET', /^\/reservations\/.*$/, 'look-up'],
  ['POST', /^\/reservations\/[^/]+\/(?:look-up|change-preview|extras-preview)$/, 'look-up'],
  ['POST', /^\/reservations(?:\/.*)?$/, 'reservation'],
];

/** The doors of the admin panel and of assistants, which are not under the prefix. */
const BESIDE: typeof ROUTES = [
  ['POST', /^\/mcp$/, 'assistant'],
  ['POST', /^\/admin\/login$/, 'sign-in'],
  ['POST', /^\/admin\/(?:forgot-password|reset-password)$/, 'reset'],
  ['POST', /^\/admin\/register(?:-admin)?$/, 'registration'],
];

/**
 * What is limited about a request; null for most.
 * @param prefix of the API, such as `/api`
 */
export function limitedBy(method: string, path: string, prefix: string): Limited | null {
  // As generous as the router is: it takes any case, and a slash at the end.
  const plain = path.toLowerCase().replace(/\/+$/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  const isApi = plain.startsWith(`${prefix}/`);
  const rest = isApi ? plain.slice(prefix.length) : plain;
  return (isApi ? ROUTES : BESIDE).find(([of, pattern]) => of === asked && pattern.test(rest))?.[2] ?? null;
}
