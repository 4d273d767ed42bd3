import { render } from 'vike/abort';

/** Why the error page is shown, when a page gave it up on purpose. */
export interface AbortReason {
  message: string;
  fatal: boolean;
}

/**
 * The fatal 404 of contract A3, for a path that matches a route whose validation fails.
 * Use as `throw notFound(pageContext)`.
 */
export function notFound({ urlPathname }: { urlPathname: string }): Error {
  const reason: AbortReason = { message: `Page Not Found: ${urlPathname}`, fatal: true };
  return render(404, reason);
}
