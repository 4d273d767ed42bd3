import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

/** Nothing about what is in it: only the browser that keeps it knows. */
export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `${messages().kept.title} · ${brand}`, noindex: true };
  return { meta };
}
