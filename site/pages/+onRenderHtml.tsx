import '../ui/theme.css';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
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
 * Stands in the document for what React has rendered while Vike adds its tags: Vike searches the document for their
 * places several times, which takes long in a whole page. The host puts the body in.
 */
const BODY_SLOT = '<!--body-->';

/** Renders a page to HTML. */
export async function onRenderHtml(given: PageContextServer) {
  const pageContext = withMuchAtHand(given);
  // Contract A3: robots get no error page when the application fails.
  if (pageContext.is404 === false && isBot(pageContext.userAgent)) {
    return { documentHtml: escapeInject``, pageContext: { withoutBody: true } };
  }
  const { build, config, urlParsed } = pageContext;
  // Only an error page can be without settings, when reading them is what failed.
  const settings = 'settings' in pageContext ? pageContext.settings : null;
  if (settings !== null) configureContent(settings.content);
  const head = pageHeadOf(pageContext);
  const origin = urlParsed.origin ?? '';
  const addresses = addressesAt(origin, head.language);
  const things = [
    ...(settings === null ? [] : [organizationOf(settings, addresses)]),
    webPageOf(head, addresses),
    ...(config.structuredData?.(pageContext, addresses) ?? []),
  ];
  const html = await renderDocument(<App pageContext={pageContext} />);
  const body = `<div id="root">${html}</div>${initialPropsElement(pageContext)}`;
  const sharing =
    settings === null
      ? ''
      : escapeInject`${shareTags(pageContext, head, origin)}
    <link rel="alternate" href="${addresses.of('/blog/rss.xml')}" type="application/rss+xml" title="Guides · ${settings.brand}">`;
  const language = currentLanguage();
  const files = messageFilesOf(language, pageContext.globalContext.assetsManifest ?? null);
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}" data-light="${lightAt(new Date())}" data-build="${build}" data-messages="${messageFilesText(files)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${head.title}</title>
    ${messageTags(files, ['browse', ...(config.messages ?? [])])}
    ${robotTags(head, origin)}${sharing}
    <meta name="theme-color" content="#FBF8F3">
    ${settings === null ? '' : brandTags(settings.appearance)}
    <script type="application/ld+json">${dangerouslySkipEscape(scriptText(things))}</script>
  </head>
  <body>
    ${dangerouslySkipEscape(BODY_SLOT)}
  </body>
</html>`;
  const pageStatus = pageContext.data?.meta?.status;
  return {
    documentHtml,
    injectFilter: withFontsOf(settings?.appearance.fonts ?? 'classic'),
    pageContext: { ...withoutInitialProps(pageContext), body, bodySlot: BODY_SLOT, pageStatus },
  };
}

/** What is read often while a page is rendered. */
const READ_OFTEN = ['urlPathname', 'urlParsed', 'config', 'data', 'settings', 'districts', 'menu'] as const;

/** The same with some of it at hand: Vike checks each time what is asked for, and takes the address to pieces anew. */
function withMuchAtHand(pageContext: PageContextServer): PageContextServer {
  const there = READ_OFTEN.filter((name) => name in pageContext);
  return Object.create(
    pageContext,
    Object.fromEntries(there.map((name) => [name, { value: pageContext[name], enumerable: true }])),
  ) as PageContextServer;
}
