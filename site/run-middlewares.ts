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
