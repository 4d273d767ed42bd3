import '../ui/theme.css';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { pageHeadOf } from '../page-head';
import { renderDocument } from '../render-document';
import { isBot } from '../user-agent';
import { App } from '../app';
import iconUrl from '../ui/icons/favicon.svg?no-inline';

/** Renders a page to HTML. */
export async function onRenderHtml(pageContext: PageContextServer) {
  // Contract A3: robots get no error page when the application fails.
  if (pageContext.is404 === false && isBot(pageContext.userAgent)) {
    return { documentHtml: escapeInject``, pageContext: { withoutBody: true } };
  }
  const { title, description, noindex, canonical } = pageHeadOf(pageContext);
  const { origin } = pageContext.urlParsed;
  const body = await renderDocument(<App pageContext={pageContext} />);
  const address = canonical === null ? null : `${origin ?? ''}${canonical}`;
  return escapeInject`<!DOCTYPE html>
<html lang="en" dir="ltr" data-build="${pageContext.build}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    ${description === null ? '' : escapeInject`<meta name="description" content="${description}"><meta property="og:description" content="${description}">`}
    ${noindex ? escapeInject`<meta name="robots" content="noindex">` : ''}
    ${address === null ? '' : escapeInject`<link rel="canonical" href="${address}">`}
    <meta property="og:title" content="${title}">
    <meta name="theme-color" content="#FBF8F3">
    <link rel="icon" href="${iconUrl}" type="image/svg+xml">
  </head>
  <body>
    <div id="root">${dangerouslySkipEscape(body)}</div>
  </body>
</html>`;
}
