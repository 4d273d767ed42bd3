import type { Core } from '@strapi/strapi';
import type { EnquiryState } from '../../../shared/domain/guests/enquiry';
import type { EnquiryListQuery, EnquiryQuote, EnquiryView } from '../../../contracts/inbox';
import type { Page } from '../../../contracts/fields';
import type { QuoteRequest } from '../../../contracts/quotes';
import { enquiryQuoteEnd } from '../../../shared/domain/pricing/quote';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { pathIn } from '../../../shared/format/local-path';
import type { InventoryService } from '../inventory/service';
import { mailSettings } from '../mail/delivery/mail-settings';
import type { Outbox } from '../outbox/service';
import type { Actor } from '../platform/http/signed-in';
import { inTransaction } from '../platform/transaction';
import type { Quotes } from '../quotes/service';
import { rows as rowsOf, UIDS } from '../records/documents';
import { enquiryViewOf, queryEnquiries, requireEnquiry, writeEnquiryState } from '../records/enquiries';

const SEARCHED = ['reference', 'name', 'email', 'phone', 'apartmentName', 'propertyArea', 'message'];

export interface InboxDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  quotes: Quotes;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** What managers do with enquiries. */
export function createInbox({ strapi, inventory, quotes }: InboxDeps) {
  /** A page of enquiries, newest first. */
  async function listEnquiries(query: EnquiryListQuery): Promise<Page<EnquiryView>> {
    const { page, pageSize } = query;
    const where = whereOf(query);
    const [rows, total] = await Promise.all([
      queryEnquiries(strapi, {
        where,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      }),
      rowsOf(strapi, UIDS.enquiry).count({ where }),
    ]);
    const pageCount = Math.max(1, Math.ceil(total / pageSize));
    return { data: rows.map(enquiryViewOf), meta: { pagination: { page, pageSize, pageCount, total } } };
  }

  /**
   * An enquiry; what was answered to it stands in its thread.
   * @throws NotFoundError
   */
  async function readEnquiry(reference: string): Promise<EnquiryView> {
    return enquiryViewOf(await requireEnquiry(strapi, reference));
  }

  /** Notes what has become of an enquiry. Throws NotFoundError. */
  async function setEnquiryState(reference: string, state: EnquiryState, actor: Actor): Promise<EnquiryView> {
    await inTransaction(strapi, async (trx) => {
      await writeEnquiryState(strapi, trx, await requireEnquiry(strapi, reference), state, actor);
    });
    return readEnquiry(reference);
  }

  /** The name of an apartment as guests see it now. */
  function nameOf(apartmentId: string): string {
    return inventory.find(apartmentId)?.card.name ?? apartmentId;
  }

  /**
   * A frozen quote for whoever enquired, which holds as long as the policies say, with the page that reserves it.
   * @throws NotFoundError; HttpError 422 with `details.reasons` and `details.alternatives` when it cannot be booked
   */
  async function createEnquiryQuote(
    reference: string,
    request: QuoteRequest,
    now: Date,
  ): Promise<EnquiryQuote> {
    const { language } = await requireEnquiry(strapi, reference);
    const end = enquiryQuoteEnd(inventory.current().policies.booking, request.checkIn, now);
    const quote = await quotes.create(request, now, end);
    const site = mailSettings(strapi).siteUrl.replace(/\/+$/, '');
    return {
      quote,
      apartmentName: nameOf(quote.apartmentId),
      url: `${site}${pathIn(language ?? DEFAULT_LANGUAGE, `/summary?quote=${encodeURIComponent(quote.number)}`)}`,
    };
  }

  return { listEnquiries, readEnquiry, setEnquiryState, createEnquiryQuote };
}

function whereOf({ search, states, kind }: EnquiryListQuery): object {
  const conditions: object[] = [];
  // Each word has to be found somewhere, so that a name and an apartment may be typed together.
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    conditions.push({ $or: SEARCHED.map((field) => ({ [field]: { $containsi: word } })) });
  }
  if (states) conditions.push({ state: { $in: states } });
  if (kind) conditions.push({ kind });
  return { $and: conditions };
}
