import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';

export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `Your account · ${brand}`, noindex: true };
  return { meta };
}
