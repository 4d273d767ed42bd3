import type { PageContextServer } from 'vike/types';

/** A route's check: the page is there when it answers true, and is the fatal 404 on any other result. */
export type RouteCheck = (pageContext: PageContextServer) => unknown;

/** Whether an address passes: none of its path parameters is empty, and the route's own check answers true. */
export async function isRouteValid<P extends { routeParams: Record<string, string> }>(
  pageContext: P,
  check: ((pageContext: P) => unknown) | undefined,
): Promise<boolean> {
  if (Object.values(pageContext.routeParams).some((value) => value.trim() === '')) return false;
  return check === undefined || (await check(pageContext)) === true;
}
