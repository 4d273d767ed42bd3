import { canTransfer } from 'booking-rules/shared/domain/hold';
import { choicesOfTexts } from 'booking-rules/shared/domain/pricing/extra';
import type { PageContextServer } from 'vike/types';
import type { PageMeta } from '../../lib/page-meta';
import { messages } from '../../messages/messages';

export type Data = Awaited<ReturnType<typeof data>>;

/**
 * The frozen quote that is about to be reserved, or what became of it. With a `reference` its guest has come back
 * from the payment page without paying.
 */
export async function data({ api, urlParsed }: PageContextServer) {
  const number = urlParsed.search.quote?.trim() ?? '';
  const reference = /^R-[0-9A-Z]{10}$/.exec(urlParsed.search.reference ?? '')?.[0] ?? null;
  const { brand, policies, payments: offered } = await api.settings();
  const meta: PageMeta = { title: `${messages().checkout.confirmStay} · ${brand}`, noindex: true };
  if (number === '') return { state: 'missing' as const, meta };
  const extras = choicesOfTexts(urlParsed.searchAll.extras ?? []) ?? [];
  const quote = await api.quote(number, extras);
  if (quote === null) {
    return {
      state: 'unknown' as const,
      meta: { ...meta, title: `${messages().failures.noPrice.pageTitle} · ${brand}`, status: 404 },
    };
  }
  const apartment = quote === 'expired' ? null : await api.apartment(quote.apartmentId);
  if (quote === 'expired' || apartment === null)
    return { state: 'expired' as const, number, reference, meta };
  const { name, district, photos, stayDetails, bookingMode } = apartment;
  const rules = stayDetails.map(({ label }) => label);
  const onRequest = bookingMode === 'on-request';
  const inTime = canTransfer(policies, quote.checkIn, new Date());
  const { paidAtOnce } = quote.ratePlan;
  const payments = offered.filter(
    (method) => (method !== 'manual' || inTime) && !(method === 'on-arrival' && paidAtOnce),
  );
  const photo = photos[0] ?? null;
  const place = district.name;
  return { state: 'open' as const, quote, reference, name, place, photo, rules, onRequest, payments, meta };
}
