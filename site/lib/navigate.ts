import type * as VikesRouter from 'vike/client/router';
import { localPath } from 'booking-rules/shared/format/local-path';

type Router = typeof VikesRouter;

/** How long the router may take to see the first page, whose files are there already, in milliseconds. */
const SEEING_MS = 3000;

let isReady = false;
let tellReady: () => void;
/** Vike counts the first page as its own once its router has seen it; a page that is asked for before would not begin. */
const ready = new Promise<void>((resolve) => (tellReady = resolve));

/** The router has seen the first page, or shows another one already. For Vike's hooks alone. */
export function routerIsReady(): void {
  isReady = true;
  tellReady();
}

/** Whether the router follows links by itself: it is here, and has seen the first page. */
export const followsLinks = (): boolean => isReady;

/** Fetches and starts Vike's router, a fifth of all scripts, without which a page does until somebody goes to another. */
export const loadRouter = (): Promise<Router> => import('vike/client/router');

/**
 * Takes the guest to another page of the site, in the language of this one. Where the router cannot be had, or does
 * not come to see the first page, the browser goes there by itself: whoever has reserved must not wait for ever.
 * @param path of a page, without its language unless it leads to another
 */
export async function navigate(path: string, options?: Parameters<Router['navigate']>[1]): Promise<void> {
  const href = localPath(path);
  const router = await loadRouter().catch(() => null);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, SEEING_MS, 'late'));
  if (router === null || (await Promise.race([ready, late])) === 'late') location.assign(href);
  else await router.navigate(href, options);
}

/** Whether a link leads to a page that the router can show in place of this one. */
export function leadsToAPage({ origin, pathname, search, target, rel, dataset }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    pathname + search !== location.pathname + location.search &&
    target === '' &&
    rel !== 'external' &&
    // What the browser itself is to load, such as the page in another language.
    dataset['vike'] !== 'false' &&
    // Files, what is Strapi's, and dated addresses, which the server answers with a redirect.
    !/\.\w+$|^\/(?:api|admin|uploads|connect|\d{4})\//.test(pathname)
  );
}
