import { resolveRoute } from 'vike/routing';
import type { PageContext } from 'vike/types';

/** `/apartments/{district}` and `/apartments/{district}/{page}`. */
export function route({ urlPathname }: PageContext) {
  const first = resolveRoute('/apartments/@district', urlPathname);
  return first.match ? first : resolveRoute('/apartments/@district/@page', urlPathname);
}
