import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { knownRedirects, redirectFor } from '../app/builds/route-redirects';

/** A route whose rules carry a redirect sends the visitor there (contract A8). */
export function onBeforeRoute(pageContext: PageContext): void {
  const { pathname, searchOriginal } = pageContext.urlParsed;
  const redirects = pageContext.isClientSide ? knownRedirects() : pageContext.redirects;
  const found = redirectFor(pathname, searchOriginal ?? '', redirects);
  if (found) throw redirect(found.to, found.permanent ? 301 : 302);
}
