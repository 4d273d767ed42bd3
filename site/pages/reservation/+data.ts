import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

export type Data = Awaited<ReturnType<typeof data>>;

/** Nothing about the reservation itself: only the browser that opens it knows whose it is. */
export async function data({ api }: PageContextServer) {
  const [{ brand }, host] = await Promise.all([api.settings(), api.host()]);
  const meta: PageMeta = { title: `${messages().reservation.yourBooking} · ${brand}`, noindex: true };
  return { meta, whatsapp: host?.whatsapp ?? null };
}
