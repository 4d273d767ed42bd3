import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

/** Nothing about the reservation itself: only the browser that opens it knows whose it is. */
export async function data({ api }: PageContextServer) {
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `${messages().reservation.yourBooking} · ${brand}`, noindex: true };
  return { meta };
}
