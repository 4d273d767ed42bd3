import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';

export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = {
    title: `Contact us · ${brand}`,
    description: `Ask ${brand} about an apartment, a stay or anything else: by phone, by email or with the form.`,
  };
  return { meta };
}
