import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';

/** Nothing about a reservation: whose it is stays in the browser that opens it. */
export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `Your booking · ${brand}`, noindex: true };
  return { meta };
}
