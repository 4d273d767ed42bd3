import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `${messages().account.signInLink.title} · ${brand}`, noindex: true };
  return { meta };
}
