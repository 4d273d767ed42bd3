import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

export type Data = Awaited<ReturnType<typeof data>>;

/** The reference alone: whose reservation it is stays in the browser that made it. */
export async function data({ api, urlParsed }: PageContextServer) {
  const reference = urlParsed.search.reference?.trim().slice(0, 40) ?? '';
  const { brand } = await api.settings();
  const t = messages().confirmation;
  const meta: PageMeta = {
    title: `${reference === '' ? t.yourReservation : t.pageTitle} · ${brand}`,
    noindex: true,
  };
  return { reference, meta };
}
