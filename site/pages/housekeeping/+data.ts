import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

/** Nothing of any list: only the browser knows what stands behind the sign of its address. */
export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `${messages().housekeeping.title} · ${brand}`, noindex: true };
  return { meta };
}
