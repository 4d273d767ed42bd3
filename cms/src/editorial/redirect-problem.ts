import { followRedirects, pathOf, targetOf } from '../site-host/content/redirects';
import type { Redirect } from '../site-host/site-types';

/** First parts of paths that are answered before any redirect is looked for. */
const NOT_OURS = ['admin', 'api', 'uploads', 'assets'];

export interface RedirectProblem {
  field: 'from' | 'to';
  message: string;
}

/**
 * What speaks against a redirect beside the others; null when nothing does. Whether both are addresses at all
 * is for the content type to say.
 */
export function redirectProblem(
  { from, to }: Pick<Redirect, 'from' | 'to'>,
  others: readonly Redirect[],
): RedirectProblem | null {
  const path = pathOf(from);
  if (path === '/') return { field: 'from', message: 'The home page cannot be redirected.' };
  if (NOT_OURS.includes(path.split('/')[1] ?? '')) {
    return { field: 'from', message: `Addresses under /${path.split('/')[1]} are not pages of the site.` };
  }
  if (others.some((other) => pathOf(other.from) === path)) {
    return { field: 'from', message: `There is already a redirect from ${path}. Change that one.` };
  }
  if (targetOf(to) === null) {
    const message = to.startsWith('/')
      ? 'Browsers would treat this as another site. To redirect to one, enter its full address.'
      : 'Enter an address that begins with http:// or https://.';
    return { field: 'to', message };
  }
  if (pathOf(to) === path) return { field: 'to', message: 'It would redirect to itself.' };
  const all = [...others, { from, to, permanent: false }];
  if (followRedirects(all).some((followed) => followed.from === path)) return null;
  return { field: 'to', message: `It would create a loop: ${pathOf(to)} leads back to ${path}.` };
}
