import type { navigate as navigateTo } from 'vike/client/router';
import { localPath } from 'booking-rules/shared/format/local-path';

let isRouterUsed = false;

/** Whether the router has begun to follow links: it does once it has shown a page. */
export const followsLinks = (): boolean => isRouterUsed;

/** Fetches Vike's router, a fifth of all scripts, which a page does without until somebody goes to another. */
export const loadRouter = () => import('vike/client/router');

/**
 * Takes the guest to another page of the site, in the language of this one. Where the router cannot be had, the
 * browser goes there by itself.
 * @param path of a page, without its language unless it leads to another
 */
export async function navigate(path: string, options?: Parameters<typeof navigateTo>[1]): Promise<void> {
  const href = localPath(path);
  const router = await loadRouter().catch(() => null);
  if (router === null) {
    location.assign(href);
    return;
  }
  isRouterUsed = true;
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
