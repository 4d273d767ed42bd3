import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';

export type Data = Awaited<ReturnType<typeof data>>;

/** The reference alone: whose reservation it is stays in the browser that made it. */
export async function data({ api, urlParsed }: PageContextServer) {
  const reference = urlParsed.search.reference?.trim().slice(0, 40) ?? '';
  const { brand } = await api.settings();
  const meta: PageMeta = {
    title: `${reference === '' ? 'Your reservation' : 'Thank you'} · ${brand}`,
    noindex: true,
  };
  return { reference, meta };
}
