import type { Core } from '@strapi/strapi';
import type { EnquiryQuote } from '../../../shared/contracts/enquiry-desk';
import type { QuoteRequest } from '../../../shared/contracts/quotes';
import { enquiryQuoteEnd } from '../../../shared/domain/pricing/quote';
import { engineOf } from '../engine';
import { mailSettings } from '../mail/delivery/mail-settings';
import { nameOf } from './answer';
import { requireEnquiry } from '../records/find-enquiry';

/**
 * A frozen quote for whoever enquired, which holds as long as the house keeps its offers, with the page that reserves it.
 * @throws NotFoundError; HttpError 422 with `details.reasons` and `details.alternatives` when it cannot be booked
 */
export async function createEnquiryQuote(
  strapi: Core.Strapi,
  reference: string,
  request: QuoteRequest,
  now: Date,
): Promise<EnquiryQuote> {
  await requireEnquiry(strapi, reference);
  const { inventory, quotes } = engineOf(strapi);
  const end = enquiryQuoteEnd(inventory.current().policies.booking, request.checkIn, now);
  const quote = await quotes.create(request, now, end);
  const site = mailSettings(strapi).siteUrl.replace(/\/+$/, '');
  return {
    quote,
    apartmentName: nameOf(strapi, quote.apartmentId),
    url: `${site}/summary?quote=${encodeURIComponent(quote.number)}`,
  };
}
