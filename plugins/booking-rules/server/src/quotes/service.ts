import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { findAlternatives } from '../../../shared/domain/alternatives';
import type { Alternative, Quote, QuoteRequest, RefusedStay } from '../../../contracts/quotes';
import type { RefusedReservation } from '../../../contracts/reservations';
import { cancellationPolicyOf, type Listing } from '../../../shared/listing/listing';
import { priceInDetail, type PriceBasis } from '../../../shared/domain/pricing/price';
import {
  appliedPromotion,
  describeRefusal,
  normalizeCode,
  refusePromotion,
  type PromotionRefusal,
  type AppliedPromotion,
} from '../../../shared/domain/pricing/promotion';
import {
  appliedRatePlan,
  ratePlansFor,
  STANDARD_RATE,
  type RatePlan,
} from '../../../shared/domain/pricing/rate-plan';
import { quoteEnd, quoteStay, type QuoteTerms } from '../../../shared/domain/pricing/quote';
import { dubaiDay, type Stay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import { createGroupCommit } from '../platform/group-commit';
import { isPublicNumber, publicNumber } from '../platform/public-number';
import { invalidField } from '../platform/http/parse';

const TABLE = 'booking_quotes';
/** How long an expired quote is kept, so that a guest is told that it expired rather than that it never was. */
const KEPT_DAYS = 7;

interface QuoteRow {
  number: string;
  apartment: string;
  expires_at: number;
  body: string;
  /** What its price was worked out from, as JSON. */
  basis: string | null;
}

/** What a stay costs now, or why it cannot be had and what can. */
export type QuoteAnswer =
  | { ok: true; terms: QuoteTerms; promotion: AppliedPromotion | null; promotionCode: string | null }
  | ({ ok: false } & RefusedStay);

/** What quotes lacked that were frozen by an older version. */
type Since = 'cancellationPolicy' | 'ratePlan' | 'ratePlans';

/** The discount of a code, or why it gives none. */
export interface PromotionAnswer {
  applied: AppliedPromotion | null;
  refusal: PromotionRefusal | null;
}

export interface QuotesDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** Quotes: prices that are numbered and frozen. */
export const createQuotes = ({ strapi, inventory }: QuotesDeps) => {
  const keep = createGroupCommit<QuoteRow>((rows) => strapi.db.connection(TABLE).insert(rows));

  const usualEnd = (now: Date): Date => quoteEnd(inventory.current().policies.booking, now);

  /** The discount that a code gives a stay today, or the reason why it gives none. */
  function promotionFor(code: string, apartmentId: string, stay: Stay, now: Date): PromotionAnswer {
    const promotion = inventory.current().promotions.get(code);
    const refusal = refusePromotion(promotion, apartmentId, stay, dubaiDay(now));
    return refusal || !promotion
      ? { applied: null, refusal }
      : { applied: appliedPromotion(promotion), refusal: null };
  }

  /** The rate plan that is asked for, as far as it is offered for a stay; the standard one where none is. */
  function ratePlanFor(
    asked: Pick<QuoteRequest, 'ratePlan'>,
    { rules, policies }: Listing,
    { checkIn }: Stay,
    now: Date,
  ): RatePlan | null {
    const { ratePlan: id = STANDARD_RATE.id } = asked;
    const offered = ratePlansFor(policies.ratePlans, rules.apartmentId, checkIn, dubaiDay(now));
    return offered.find((plan) => plan.id === id) ?? null;
  }

  /**
   * What `POST /api/quotes` would answer, without numbering or keeping it.
   * @throws ValidationError for a code that does not hold for a stay that could be booked
   */
  function preview(request: QuoteRequest, now: Date): QuoteAnswer {
    const entry = inventory.find(request.apartmentId);
    const code = normalizeCode(request.promotionCode ?? '');
    const forStay = (listing: Listing, stay: Stay): PromotionAnswer =>
      code === ''
        ? { applied: null, refusal: null }
        : promotionFor(code, listing.rules.apartmentId, stay, now);
    if (!entry) return { ok: false, reasons: [{ reason: 'not-listed' }], alternatives: alternatives() };
    const { applied, refusal } = forStay(entry.listing, request);
    const ratePlan = ratePlanFor(request, entry.listing, request, now);
    const answer = quoteStay(entry.listing, request, applied, now, ratePlan ?? STANDARD_RATE);
    // A stay that cannot be booked is refused as such, whatever its code.
    if (!answer.ok) return { ok: false, reasons: answer.reasons, alternatives: alternatives() };
    if (!ratePlan) throw invalidField('ratePlan', 'This rate is not offered for these dates');
    if (refusal) throw invalidField('promotionCode', describeRefusal(code, refusal));
    return { ok: true, terms: answer.terms, promotion: applied, promotionCode: applied?.code ?? null };

    function alternatives(): Alternative[] {
      const { entries } = inventory.current();
      const found = findAlternatives({
        asked: entry?.listing ?? null,
        others: [...entries.values()].map(({ listing }) => listing),
        request,
        promotionFor: (listing, stay) => forStay(listing, stay).applied,
        ratePlanFor: (listing, stay) =>
          appliedRatePlan(ratePlanFor(request, listing, stay, now) ?? STANDARD_RATE),
        now,
      });
      return found.map((stay) => ({ ...stay, name: entries.get(stay.apartmentId)?.card.name ?? '' }));
    }
  }

  /**
   * Numbers and freezes the price of a stay, for as long as the policies keep quotes unless another end is given.
   * @throws HttpError 422 with `details.reasons` and `details.alternatives` when it cannot be booked
   */
  async function create(request: QuoteRequest, now: Date, expiresAt = usualEnd(now)): Promise<Quote> {
    const answer = preview(request, now);
    if (!answer.ok) {
      const { reasons, alternatives } = answer;
      throw createError(422, 'This stay cannot be booked', { details: { reasons, alternatives } });
    }
    return freeze(answer.terms, answer.promotion, now, expiresAt);
  }

  /** Numbers and keeps terms that have just been worked out, whatever the rules say of the stay. */
  async function freeze(
    terms: QuoteTerms,
    promotion: AppliedPromotion | null,
    now: Date,
    expiresAt = usualEnd(now),
  ): Promise<Quote> {
    const number = publicNumber('Q');
    const promotionCode = promotion?.code ?? null;
    const quote: Quote = { number, ...terms, promotionCode, expiresAt: expiresAt.toISOString() };
    const listing = inventory.find(terms.apartmentId)?.listing;
    const basis =
      listing &&
      priceInDetail(listing, terms, terms.guests, promotion, appliedRatePlan(terms.ratePlan)).basis;
    await keep({
      number,
      apartment: quote.apartmentId,
      expires_at: expiresAt.getTime(),
      body: JSON.stringify(quote),
      basis: basis ? JSON.stringify(basis) : null,
    });
    return quote;
  }

  /** A quote by its number, and whether it has expired; null when there never was one. */
  async function find(number: string, now: Date): Promise<{ quote: Quote; expired: boolean } | null> {
    if (!isPublicNumber(number)) return null;
    const row: { body: string } | undefined = await strapi.db
      .connection(TABLE)
      .where({ number })
      .first('body');
    if (!row) return null;
    const quote = withPolicy(JSON.parse(row.body) as Omit<Quote, Since>);
    return { quote, expired: Date.parse(quote.expiresAt) <= now.getTime() };
  }

  /** One that was frozen before there were policies and plans has those of its apartment. */
  function withPolicy(quote: Omit<Quote, Since>): Quote {
    const { policies } = inventory.current();
    const rules = inventory.find(quote.apartmentId)?.listing.rules ?? { cancellation: null };
    const { id, name, percent, paidAtOnce } = STANDARD_RATE;
    const ratePlan = { id, name, percent, paidAtOnce };
    const cancellationPolicy = cancellationPolicyOf({ rules, policies });
    return { cancellationPolicy, ratePlan, ratePlans: [], ...quote };
  }

  /**
   * A quote that still holds.
   * @throws NotFoundError, or HttpError 410 when it has expired
   */
  async function get(number: string, now: Date): Promise<Quote> {
    const found = await find(number, now);
    if (!found) throw new errors.NotFoundError('There is no quote with this number');
    if (found.expired) {
      throw refusedReservation(410, 'This quote has expired. Ask for a new one', { quote: 'lapsed' });
    }
    return found.quote;
  }

  /** What the price of a quote was worked out from; null for one that was made before that was kept. */
  async function basisOf(number: string): Promise<PriceBasis | null> {
    const row: { basis: string | null } | undefined = await strapi.db
      .connection(TABLE)
      .where({ number })
      .first('basis');
    return row?.basis ? (JSON.parse(row.basis) as PriceBasis) : null;
  }

  /** Clears quotes that expired a week ago. */
  async function clearExpired(now: Date): Promise<void> {
    const before = now.getTime() - KEPT_DAYS * 86_400_000;
    await strapi.db.connection(TABLE).where('expires_at', '<', before).delete();
  }

  return { preview, create, freeze, promotionFor, ratePlanFor, find, get, basisOf, clearExpired };
};

export type Quotes = ReturnType<typeof createQuotes>;

/** A quote that cannot be reserved any more. */
export function refusedReservation(status: 409 | 410, message: string, details: RefusedReservation): Error {
  return createError(status, message, { details });
}
