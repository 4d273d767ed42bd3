import { render } from 'vike/abort';
import type { AbortReason } from '../lib/page-error';
import { messages } from '../messages/messages';

/**
 * The fatal 404 of contract A3, for a path that matches a route whose validation fails.
 * Use as `throw notFound(pageContext)`.
 */
export function notFound({ urlPathname }: { urlPathname: string }): Error {
  const reason: AbortReason = { message: messages().errors.notFoundFatal(urlPathname), fatal: true };
  return render(404, reason);
}

/** The 404 of an address at which there is nothing, as where no route matches (contract A3). */
export function noSuchPage({ urlPathname }: { urlPathname: string }): Error {
  const reason: AbortReason = { message: messages().errors.notFound(urlPathname), fatal: false };
  return render(404, reason);
}
