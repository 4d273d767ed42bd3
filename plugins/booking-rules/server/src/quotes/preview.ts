import type { Alternative, Quote, QuoteRequest, RefusedStay } from '../../../contracts/quotes';
import { findAlternatives } from '../../../shared/domain/alternatives';
import { localDay } from '../../../shared/domain/local-day';
import { offerForStay, offerOn } from '../../../shared/domain/pricing/offer';
import {
  appliedPromotion,
  describeRefusal,
  normalizeCode,
  refusePromotion,
  type PromotionRefusal,
  type AppliedPromotion,
} from '../../../shared/domain/pricing/promotion';
import { quoteStay, type QuoteTerms } from '../../../shared/domain/pricing/quote';
import {
  appliedRatePlan,
  ratePlansFor,
  STANDARD_RATE,
  type RatePlan,
} from '../../../shared/domain/pricing/rate-plan';
import type { Stay } from '../../../shared/domain/stay';
import type { Listing } from '../../../shared/listing/listing';
import type { InventoryService } from '../inventory/service';
import { invalidField } from '../platform/http/parse';

/** What a stay costs now, or why it cannot be had and what can. */
export type QuoteAnswer =
  | { ok: true; terms: QuoteTerms; promotion: PromotionAnswer; promotionCode: string | null }
  | ({ ok: false } & RefusedStay);

/** The discount of a code or of the offer, or why the code gives none. */
export interface PromotionAnswer extends Pick<Quote, 'offer'> {
  applied: AppliedPromotion | null;
  refusal: PromotionRefusal | null;
}

/** What a stay costs now, worked out from the inventory in memory; nothing is kept. */
export const createPreview = (inventory: InventoryService) => {
  /** The discount that a code gives a stay today, or the reason why it gives none. */
  function promotionFor(code: string, apartmentId: string, stay: Stay, now: Date): PromotionAnswer {
    const promotion = inventory.current().promotions.get(code);
    const refusal = refusePromotion(promotion, apartmentId, stay, localDay(now));
    return refusal || !promotion
      ? { applied: null, refusal }
      : { applied: appliedPromotion(promotion), refusal: null };
  }

  /** What a stay is priced with: the code that is asked for, or else the offer that applies by itself, unless it is not wanted. */
  function promotionOf(
    { promotionCode = '', offer }: Pick<QuoteRequest, 'promotionCode' | 'offer'>,
    apartmentId: string,
    stay: Stay,
    now: Date,
  ): PromotionAnswer {
    const code = normalizeCode(promotionCode);
    if (code !== '') return promotionFor(code, apartmentId, stay, now);
    if (offer === 'none') return { applied: null, refusal: null, offer };
    const today = localDay(now);
    const announced = offerOn(inventory.current().promotions.values(), today);
    const applied = offerForStay(announced, stay, today)(apartmentId);
    return { applied, refusal: null, ...(applied && { offer: 'applied' }) };
  }

  /** The rate plan that is asked for, as far as it is offered for a stay; the standard one where none is. */
  function ratePlanFor(
    asked: Pick<QuoteRequest, 'ratePlan'>,
    { rules, policies }: Listing,
    { checkIn }: Stay,
    now: Date,
  ): RatePlan | null {
    const { ratePlan: id = STANDARD_RATE.id } = asked;
    const offered = ratePlansFor(policies.ratePlans, rules.apartmentId, checkIn, localDay(now));
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
      promotionOf(request, listing.rules.apartmentId, stay, now);
    if (!entry) return { ok: false, reasons: [{ reason: 'not-listed' }], alternatives: alternatives() };
    const promotion = forStay(entry.listing, request);
    const { applied, refusal } = promotion;
    const ratePlan = ratePlanFor(request, entry.listing, request, now);
    const answer = quoteStay(entry.listing, request, applied, now, ratePlan ?? STANDARD_RATE);
    // A stay that cannot be booked is refused as such, whatever its code.
    if (!answer.ok) return { ok: false, reasons: answer.reasons, alternatives: alternatives() };
    if (!ratePlan) throw invalidField('ratePlan', 'This rate is not offered for these dates');
    if (refusal) throw invalidField('promotionCode', describeRefusal(code, refusal));
    return { ok: true, terms: answer.terms, promotion, promotionCode: applied?.code ?? null };

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

  return { preview, promotionOf, ratePlanFor };
};
