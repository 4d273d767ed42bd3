import type { PageContext } from 'vike/types';
import { messages } from '../messages/messages';

/** Why the error page is shown, when a page gave it up on purpose. */
export interface AbortReason {
  message: string;
  fatal: boolean;
}

/** The failure that an error page stands for (contract A3). */
export interface PageError extends AbortReason {
  status: number;
}

/** Why the error page is shown; null on every other page. */
export function pageErrorOf(pageContext: PageContext): PageError | null {
  const { is404, abortStatusCode, abortReason, urlPathname } = pageContext;
  if (is404 === undefined || is404 === null) return null;
  const status = abortStatusCode ?? (is404 ? 404 : 500);
  if (isAbortReason(abortReason)) return { status, ...abortReason };
  if (is404) return { status, message: messages().errors.notFound(urlPathname), fatal: false };
  return { status, message: messages().errors.failed, fatal: true };
}

function isAbortReason(reason: unknown): reason is AbortReason {
  return typeof reason === 'object' && reason !== null && 'message' in reason && 'fatal' in reason;
}
