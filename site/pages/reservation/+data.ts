import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';

/** Nothing about the reservation itself: only the browser that opens it knows whose it is. */
export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `Your booking · ${brand}`, noindex: true };
  return { meta };
}
