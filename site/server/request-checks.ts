import type { PageContextServer } from 'vike/types';

const BOT = /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners/i;

/** Whether a user agent says that it is a robot. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}

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

/**
 * Runs the middlewares that a route names, one after the other.
 * Throws an error for a name that nobody knows (contract A3).
 */
export async function runMiddlewares<P>(
  names: readonly string[],
  known: Readonly<Record<string, (pageContext: P) => void | Promise<void>>>,
  pageContext: P,
): Promise<void> {
  for (const name of names) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined;
    if (middleware === undefined) throw new Error(`Unknown route middleware: ${name}`);
    await middleware(pageContext);
  }
}
