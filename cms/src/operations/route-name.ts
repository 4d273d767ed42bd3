/**
 * The route of a request as metrics name it: few names, none of them anybody's own.
 * @param matched the pattern of the API's router, such as `/api/reservations/:reference`
 */
export function routeName(path: string, status: number, matched: unknown): string {
  if (typeof matched === 'string' && matched.startsWith('/')) return matched;
  if (status === 404) return 'not found';
  if (status >= 300 && status < 400 && status !== 304) return 'redirect';
  const [, first = '', ...rest] = path.split('/');
  if (first === 'api') return '/api';
  return rest.length === 0 ? `/${first}` : `/${first}/*`;
}
