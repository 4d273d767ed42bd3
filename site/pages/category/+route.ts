import { resolveRoute } from 'vike/routing';
import type { PageContext } from 'vike/types';

/** `/category/{slug}` and `/category/{slug}/page/{page}`. */
export function route({ urlPathname }: PageContext) {
  const first = resolveRoute('/category/@slug', urlPathname);
  return first.match ? first : resolveRoute('/category/@slug/page/@page', urlPathname);
}
