import type { PageContextClient } from 'vike/types';
import { followsLinks, leadsToAPage, loadRouter, navigate } from '../lib/navigate';
import { reloadOnMissingChunk } from './builds/chunk-reload';
import { initialProps } from './initial-page-props';
import { showPage } from './show-page';

/** What Vike's script of a page exports: each value of the page's configuration by its name, as its file exports it. */
interface PageEntry {
  configValuesSerialized: Record<
    string,
    { valueSerialized: { exportValues?: Record<string, unknown> } } | undefined
  >;
}

async function hydrateFirstPage(): Promise<void> {
  const { script, rules } = await initialProps();
  const { configValuesSerialized: values } = (await import(/* @vite-ignore */ script ?? '')) as PageEntry;
  const valueOf = (name: 'Page' | 'messages'): unknown => {
    const exported = values[name]?.valueSerialized.exportValues;
    return exported?.['default'] ?? exported?.[name];
  };
  const { search } = location;
  const urlParsed = { search: Object.fromEntries(new URLSearchParams(search)), searchOriginal: search };
  const pageContext = {
    ...{ isHydration: true, isClientSide: true, urlOriginal: shownAddress(), urlParsed },
    ...{ Page: valueOf('Page'), config: { rules, messages: valueOf('messages') } },
  };
  // What of a page's context its parts use; the router makes the whole of it.
  await showPage(pageContext as unknown as PageContextClient);
}

/** The router comes when a link is pointed at, touched or reached by the keyboard; until then clicks wait for it. */
function startRouterForLinks(): void {
  const bringRouter = ({ target }: Event): void => {
    if (linkAt(target)) loadRouter().catch(() => undefined);
  };
  for (const event of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(event, bringRouter, { passive: true });
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || followsLinks() || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Vike's own listener, which may be here by now, would go before its router has seen the first page.
    event.stopImmediatePropagation();
    document.documentElement.classList.add('is-loading');
    void navigate(link.pathname + link.search + link.hash);
  });
}

/** Of a page that was loaded anew, the pages before it in the history were shown by the router, which is gone. */
function reloadWhereTheRouterIsMissing(): void {
  const first = shownAddress();
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const isRouters = typeof state === 'object' && state !== null && 'vike' in state;
    if (isRouters && !followsLinks() && shownAddress() !== first) location.reload();
  });
}

const shownAddress = (): string => location.pathname + location.search;

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && leadsToAPage(link) ? link : null;
}

/** Not one that opens another tab, or a menu. */
const isPlain = ({ button, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !shiftKey && !altKey && !metaKey;

/*
 * What wakes a page in a build: Vike's own beginning is the address of the router (`first-load-plugin.ts`). The page
 * that the server has sent needs no router. It comes once somebody is about to go to another page.
 */
reloadOnMissingChunk();
void hydrateFirstPage();
startRouterForLinks();
reloadWhereTheRouterIsMissing();
