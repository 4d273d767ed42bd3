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
  if (path === '/') return { field: 'from', message: 'The home page cannot lead elsewhere.' };
  if (NOT_OURS.includes(path.split('/')[1] ?? '')) {
    return { field: 'from', message: `Addresses under /${path.split('/')[1]} are not pages of the site.` };
  }
  if (others.some((other) => pathOf(other.from) === path)) {
    return { field: 'from', message: `There is a redirect from ${path} already: change that one.` };
  }
  if (targetOf(to) === null) {
    const message = to.startsWith('/')
      ? 'Browsers would take this for another site. To lead to one, write its whole address.'
      : 'Only addresses that begin with http:// or https:// can be led to.';
    return { field: 'to', message };
  }
  if (pathOf(to) === path) return { field: 'to', message: 'It would lead to itself.' };
  const all = [...others, { from, to, permanent: false }];
  if (followRedirects(all).some((followed) => followed.from === path)) return null;
  return { field: 'to', message: `It would lead in a circle: ${pathOf(to)} leads back to ${path}.` };
}
