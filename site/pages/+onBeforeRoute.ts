import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { currentLanguage, DEFAULT_LANGUAGE } from 'booking-rules/shared/format/language';
import { localPath, splitPath } from 'booking-rules/shared/format/local-path';
import { languageOfDocument } from '../app/language-of-document';
import { knownRedirects, redirectFor } from '../app/builds/route-redirects';

/**
 * A route whose rules carry a redirect sends the visitor there (contract A8). Pages in every language have the same
 * routes, which are looked for without the language.
 */
export function onBeforeRoute(pageContext: PageContext): { pageContext: { urlLogical: string } } | null {
  const { href, origin, pathname, searchOriginal } = pageContext.urlParsed;
  const { language, path } = splitPath(href.slice(origin?.length ?? 0));
  const shown = pageContext.isClientSide ? languageOfDocument() : currentLanguage();
  // What begins like a language that is not offered is the address of a page like any other.
  const isLocal = language === shown && language !== DEFAULT_LANGUAGE;
  const redirects = pageContext.isClientSide ? knownRedirects() : pageContext.redirects;
  const found = redirectFor(isLocal ? splitPath(pathname).path : pathname, searchOriginal ?? '', redirects);
  if (found) throw redirect(localPath(found.to), found.permanent ? 301 : 302);
  return isLocal ? { pageContext: { urlLogical: `${origin ?? ''}${path}` } } : null;
}
