import type * as VikesRouter from 'vike/client/router';
import { localPath } from 'booking-rules/shared/format/local-path';

type Router = typeof VikesRouter;

let isRouterHere = false;
let tellReady: () => void;
/** Vike counts the first page as its own once its router has seen it; a page that is asked for before would not begin. */
const ready = new Promise<void>((resolve) => (tellReady = resolve));

/** The router has seen the first page. For Vike's hook alone. */
export const routerIsReady = (): void => tellReady();

/** Whether the router has come, and follows links by itself. */
export const followsLinks = (): boolean => isRouterHere;

/** Fetches and starts Vike's router, a fifth of all scripts, without which a page does until somebody goes to another. */
export async function loadRouter(): Promise<Router> {
  const router = await import('vike/client/router');
  isRouterHere = true;
  return router;
}

/**
 * Takes the guest to another page of the site, in the language of this one. Where the router cannot be had, the
 * browser goes there by itself.
 * @param path of a page, without its language unless it leads to another
 */
export async function navigate(path: string, options?: Parameters<Router['navigate']>[1]): Promise<void> {
  const href = localPath(path);
  const router = await loadRouter().catch(() => null);
  if (router === null) {
    location.assign(href);
    return;
  }
  await ready;
  await router.navigate(href, options);
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
