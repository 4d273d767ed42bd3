import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../page-context';

export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `Confirm your e-mail address · ${brand}`, noindex: true };
  return { meta };
}
