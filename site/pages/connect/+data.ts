import type { PageContextServer } from 'vike/types';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';

/** Where another service leads back to; only those that are switched on have such a page. */
export async function data(pageContext: PageContextServer) {
  const { brand, signInProviders } = await pageContext.api.settings();
  if (!signInProviders.includes(pageContext.routeParams.provider ?? '')) throw notFound(pageContext);
  const meta: PageMeta = { title: `Signing you in · ${brand}`, noindex: true };
  return { meta };
}
