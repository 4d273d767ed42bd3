import type { Core } from '@strapi/strapi';
import type { QuoteOffer } from '../../../shared/contracts/enquiry-desk';
import type { QuoteRequest } from '../../../shared/contracts/quotes';
import { offerEnd } from '../../../shared/quote';
import { booking } from '../booking';
import { mailSettings } from '../mail/mail-settings';
import { nameOf } from './answer';
import { requireEnquiry } from './find';

/**
 * A frozen quote for whoever enquired, which holds as long as the house keeps its offers, with the page that reserves it.
 * @throws NotFoundError; HttpError 422 with `details.reasons` and `details.alternatives` when it cannot be booked
 */
export async function offerQuote(
  strapi: Core.Strapi,
  reference: string,
  request: QuoteRequest,
  now: Date,
): Promise<QuoteOffer> {
  await requireEnquiry(strapi, reference);
  const { catalogue, quotes } = booking(strapi);
  const end = offerEnd(catalogue.current().house.booking, request.checkIn, now);
  const quote = await quotes.create(request, now, end);
  const site = mailSettings(strapi).siteUrl.replace(/\/+$/, '');
  return {
    quote,
    apartmentName: nameOf(strapi, quote.apartmentId),
    url: `${site}/summary?quote=${encodeURIComponent(quote.number)}`,
  };
}
