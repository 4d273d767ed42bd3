import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { setLanguageSource } from 'booking-rules/shared/format/language';
import { setPlace } from 'booking-rules/shared/format/place';
import { configureContent } from '../api/content-backend';
import { App } from './app';
import { startClient } from './client-start';
import { languageOfDocument } from './language-of-document';
import { loadMessages, setMessageFiles } from './message-files';
import { initialProps } from './initial-page-props';
import { rememberParts } from '../ui/in-document';

let root: Root | undefined;
let shownPath: string | undefined;
let shared: Pick<PageContextClient, 'settings' | 'districts' | 'menu'>;

let hydrating: Promise<void> | undefined;

/** Hydrates the first page, once, and renders the ones the guest goes on to. */
export async function showPage(pageContext: PageContextClient): Promise<void> {
  if (pageContext.isHydration) {
    // The router shows the first page again when it starts (`first-load.ts`).
    hydrating ??= render(pageContext);
    return hydrating;
  }
  // React would throw away what it has not taken over yet, and render it anew.
  await hydrating?.catch(() => undefined);
  return render(pageContext);
}

async function render(pageContext: PageContextClient): Promise<void> {
  const language = languageOfDocument();
  setLanguageSource(() => language);
  const initial = pageContext.isHydration ? await initialProps() : null;
  if (initial) {
    setMessageFiles(initial.messageFiles);
    Object.assign(pageContext, initial);
    rememberParts();
  }
  await loadMessages(language, ['browse', ...(pageContext.config.messages ?? [])]);
  shareAcrossPages(pageContext);
  if ('settings' in pageContext) {
    setPlace(pageContext.settings.place);
    configureContent(pageContext.settings.content);
  }
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root to render into');
  if (initial) {
    const hydrated = hydrate(container, pageContext, initial.isOutdated ?? false);
    startClient('settings' in pageContext ? pageContext.settings.integrations.errorReportingDsn : null);
    await hydrated;
  } else {
    const app = <App pageContext={pageContext} />;
    const shown = (root ??= hydrateRoot(container, app));
    const show = (): void => shown.render(app);
    // A changed filter is not a new page.
    const from = shownPath;
    if (from === undefined || from === pageContext.urlPathname) show();
    else await import('./page-turn').then(({ turnPage }) => turnPage(from, pageContext.urlPathname, show));
    // The first page came with its head: what writes others is loaded when there is one.
    void import('./show-head').then(({ showHead }) => showHead(pageContext));
    // A new page is read from its beginning; a changed filter is not a new page.
    if (shownPath !== pageContext.urlPathname)
      document.getElementById('main')?.focus({ preventScroll: true });
  }
  shownPath = pageContext.urlPathname;
}

/**
 * Takes a page over bit by bit, so that it can be scrolled and tapped meanwhile; done when all of it is taken over.
 * @param isOutdated whether the document shows something else, so that the page is drawn anew
 */
function hydrate(container: Element, pageContext: PageContextClient, isOutdated: boolean): Promise<void> {
  return new Promise((resolve) => {
    const onUncaughtError = (error: unknown): void => {
      reportError(error);
      resolve();
    };
    const app = <App pageContext={pageContext} onAwake={resolve} />;
    startTransition(() => {
      if (isOutdated) (root = createRoot(container, { onUncaughtError })).render(app);
      else root = hydrateRoot(container, app, { onUncaughtError });
    });
  });
}

// An error page reached without a full load brings no data: it shows what the pages before it knew.
function shareAcrossPages(pageContext: PageContextClient): void {
  if ('settings' in pageContext) {
    const { settings, districts, menu } = pageContext;
    shared = { settings, districts, menu };
  } else {
    Object.assign(pageContext, shared);
  }
}
