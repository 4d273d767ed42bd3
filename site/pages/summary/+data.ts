import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../page-context';

export type Data = Awaited<ReturnType<typeof data>>;

/** The frozen quote that is about to be reserved, or what became of it. */
export async function data({ api, urlParsed }: PageContextServer) {
  const number = urlParsed.search.quote?.trim() ?? '';
  const { brand } = await api.settings();
  const meta: PageMeta = { title: `Confirm your stay · ${brand}`, noindex: true };
  if (number === '') return { state: 'missing' as const, meta };
  const quote = await api.quote(number);
  if (quote === null) {
    return { state: 'unknown' as const, meta: { ...meta, title: `No such price · ${brand}`, status: 404 } };
  }
  const apartment = quote === 'lapsed' ? null : await api.apartment(quote.apartmentId);
  if (quote === 'lapsed' || apartment === null) return { state: 'lapsed' as const, number, meta };
  const { name, district, photos, stayDetails, bookingMode } = apartment;
  const rules = stayDetails.map(({ label }) => label);
  const onRequest = bookingMode === 'on-request';
  const photo = photos[0] ?? null;
  return { state: 'open' as const, quote, name, place: district.name, photo, rules, onRequest, meta };
}
