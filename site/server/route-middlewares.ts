import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { localPath } from 'booking-rules/shared/format/local-path';

type RouteMiddleware = (pageContext: PageContextServer) => void | Promise<void>;

/** What routes can name in their rules (`middleware`) to have it run before they are checked. */
export const ROUTE_MIDDLEWARES: Readonly<Record<string, RouteMiddleware>> = {
  'category-page-redirect': categoryPageRedirect,
};

/** The first page of a category has one address, the one without a number. */
function categoryPageRedirect({ routeParams, urlParsed }: PageContextServer): void {
  const { slug = '', page } = routeParams;
  if (page !== '1') return;
  const first = `/category/${encodeURIComponent(slug)}${urlParsed.searchOriginal ?? ''}`;
  throw redirect(localPath(first), 301);
}
