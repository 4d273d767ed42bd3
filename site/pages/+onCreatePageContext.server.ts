import '../messages/all-languages';
import type { PageContextServer } from 'vike/types';
import { notFound } from '../server/not-found';
import { isRouteValid, runMiddlewares } from '../server/request-checks';
import { ROUTE_MIDDLEWARES } from '../server/route-middlewares';

/**
 * Runs the middlewares and the check of a route before anything is fetched for it. Not in `+guard.ts`, so that
 * no page can switch them off by having a guard of its own.
 */
export async function onCreatePageContext(pageContext: PageContextServer): Promise<void> {
  // An error page has been checked as the page that it stands for.
  if (typeof pageContext.is404 === 'boolean') return;
  const { rules, check } = pageContext.config;
  await runMiddlewares(rules?.middleware ?? [], ROUTE_MIDDLEWARES, pageContext);
  if (!(await isRouteValid(pageContext, check))) throw notFound(pageContext);
}
