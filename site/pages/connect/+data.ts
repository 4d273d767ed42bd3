import type { PageContextServer } from 'vike/types';
import { notFound } from '../../server/not-found';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

/** Where another service leads back to; only those that are switched on have such a page. */
export async function data(pageContext: PageContextServer) {
  const { brand, signInProviders } = await pageContext.api.settings();
  if (!signInProviders.includes(pageContext.routeParams.provider ?? '')) throw notFound(pageContext);
  const meta: PageMeta = { title: `${messages().account.provider.title} · ${brand}`, noindex: true };
  return { meta };
}
