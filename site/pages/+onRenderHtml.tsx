import '../ui/theme.css';
import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { markup, trusted } from 'booking-rules/shared/format/markup';
import { addressesAt, organizationOf, scriptText, webPageOf } from '../features/structured-data/page';
import { pageHeadOf } from '../lib/page-meta';
import { renderDocument } from '../server/render-document';
import { brandTags, messageTags, robotTags, shareTags, withFontsOf } from '../app/head-tags';
import { messageFilesOf, messageFilesText } from '../app/message-files';
import { initialPropsElement, withoutInitialProps } from '../app/initial-page-props';
import { lightAt } from '../server/light';
import { isBot } from '../server/request-checks';
import { configureContent } from '../api/content-backend';
import { App } from '../app/app';

/**
 * Stands in the frame of a document for what is written anew for each request: the opening tag, the head and the body,
 * in this order. Vike adds its tags to the frame alone, and the host puts the parts in (`server/known-pages.js`).
 */
const SLOT = '<!--slot-->';

/** Renders a page to HTML: the frame of its document, which is the same for all who ask for its path, and its parts. */
export async function onRenderHtml(pageContext: PageContextServer) {
  // Contract A3: robots get no error page when the application fails.
  if (pageContext.is404 === false && isBot(pageContext.userAgent)) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { withoutBody: true } };
  }
  const { build, config, urlParsed } = pageContext;
  // Only an error page can be without settings, when reading them is what failed.
  const settings = 'settings' in pageContext ? pageContext.settings : null;
  if (settings !== null) configureContent(settings.content);
  const head = pageHeadOf(pageContext);
  const origin = urlParsed.origin ?? '';
  const addresses = addressesAt(origin, head.language);
  // What a search finds is not to be indexed, and nobody would read there what it is or which languages it has.
  const isSearch = urlParsed.searchOriginal != null && (pageContext.data?.meta?.noindex ?? false);
  const things = isSearch
    ? []
    : [
        ...(settings === null ? [] : [organizationOf(settings, addresses, head.canonical)]),
        webPageOf(head, addresses),
        ...(config.structuredData?.(pageContext, addresses) ?? []),
      ];
  const html = await renderDocument(<App pageContext={pageContext} />, settings);
  const language = currentLanguage();
  const files = messageFilesOf(language, pageContext.globalContext.assetsManifest ?? null);
  const values = initialPropsElement(pageContext, messageFilesText(files));
  const body = ['<div id="root">', ...html, '</div>', values];
  const sharing =
    settings === null
      ? ''
      : markup`${shareTags(pageContext, head, origin)}
    <link rel="alternate" href="${addresses.of('/blog/rss.xml')}" type="application/rss+xml" title="Guides · ${settings.brand}">`;
  const opening = markup`<html lang="${language}" dir="${directionOf(language)}" data-light="${lightAt(new Date())}" data-build="${build}">`;
  const told =
    things.length === 0
      ? ''
      : markup`
    <script type="application/ld+json">${trusted(scriptText(things))}</script>`;
  const tags = markup`<title>${head.title}</title>
    ${robotTags(isSearch ? { ...head, alternates: [] } : head, origin)}${sharing}
    <meta name="theme-color" content="#FBF8F3">
    ${settings === null ? '' : brandTags(settings.appearance)}${told}`;
  const frame = markup`<!DOCTYPE html>
${trusted(SLOT)}
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${messageTags(files, ['browse', ...(config.messages ?? [])])}
    ${trusted(SLOT)}
  </head>
  <body>
    ${trusted(SLOT)}
  </body>
</html>`;
  const fonts = settings?.appearance.fonts ?? 'classic';
  const pageStatus = pageContext.data?.meta?.status;
  return {
    documentHtml: dangerouslySkipEscape(frame.html),
    injectFilter: withFontsOf(fonts),
    pageContext: {
      ...withoutInitialProps(pageContext),
      ...{ slot: SLOT, parts: [[opening.html], [tags.html], body], fonts, pageStatus },
    },
  };
}
