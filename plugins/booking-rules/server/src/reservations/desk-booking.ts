import createError from 'http-errors';
import { canOverride, checkStay, type Reason } from '../../../shared/domain/availability';
import type { DeskBookingRequest } from '../../../contracts/reservations/reservation-actions';
import type { Quote } from '../../../contracts/quotes';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import { describeRefusal, normalizeCode } from '../../../shared/domain/pricing/promotion';
import { quoteTermsOf } from '../../../shared/domain/pricing/quote';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { forRequester } from '../platform/language';
import { invalidField } from '../platform/http/parse';
import type { Actor } from '../platform/http/signed-in';
import type { Quotes } from '../quotes/service';
import type { ReservationDocument } from '../records/reservations/reservation';
import { phoneIn } from './changes/contact';
import type { CreateReservation } from './create';

export interface DeskBookingDeps {
  inventory: InventoryService;
  quotes: Quotes;
  createReservation: CreateReservation;
}

/** Bookings that a manager makes for a guest at the desk or on the phone. */
export function createDeskBookings({ inventory, quotes, createReservation }: DeskBookingDeps) {
  /**
   * Reserves a stay for a guest on the phone: confirmed, with the usual mail to the guest where there is an address.
   * @throws ValidationError for an apartment, a phone number, a language, an extra or a code that does not hold; HttpError 422 with `details.reasons` when
   *   rules refuse the stay, and `details.mayOverride` when a manager may set all of them aside; HttpError 409 with
   *   `details.reasons` when nights are taken, or with `details.total` when the price is not the one that was told
   */
  async function createDeskBooking(
    request: DeskBookingRequest,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const entry = inventory.find(request.apartmentId);
    if (!entry) throw invalidField('apartmentId', 'is no apartment of ours');
    const { languages, policies } = inventory.current();
    const { language = DEFAULT_LANGUAGE } = request;
    if (!languages.includes(language)) throw invalidField('language', 'is no language of the site');
    const guest = { ...request.guest, phone: phoneIn(policies.country, request.guest.phone, 'guest.phone') };
    const broken = brokenRules(entry, request, now);
    const quote = await quoteFor(entry, request, now);
    const { message, payment, extras = [] } = request;
    if (request.total !== undefined) {
      const { total } = (await quotes.withExtras(quote.number, extras, now, 'manager')).quote;
      if (request.total !== total) throw createError(409, 'The price has changed', { details: { total } });
    }
    const paid = payment === 'paid';
    const why = ['desk booking', ...(paid ? ['paid'] : []), ...broken.map((rule) => `despite ${rule}`)];
    return createReservation(
      { quote: quote.number, guest, payment: 'manual', extras, ...(message !== undefined && { message }) },
      null,
      now,
      null,
      null,
      { by, why: why.join(', '), paid, language },
    );
  }

  async function quoteFor(
    { listing }: InventoryItem,
    request: DeskBookingRequest,
    now: Date,
  ): Promise<Quote> {
    const code = normalizeCode(request.promotionCode ?? '');
    const promotion = quotes.promotionOf(request, listing.rules.apartmentId, request, now);
    const { applied, refusal } = promotion;
    if (refusal)
      throw invalidField(
        'promotionCode',
        forRequester(() => describeRefusal(code, refusal)),
      );
    const ratePlan = quotes.ratePlanFor(request, listing, request, now);
    if (!ratePlan) throw invalidField('ratePlan', 'is not offered for this stay');
    const terms = quoteTermsOf(listing, request, applied, now, ratePlan);
    return quotes.freeze(terms, promotion, now);
  }

  return createDeskBooking;
}

/** The rules that are set aside for it; none when a guest could have booked it. */
function brokenRules({ listing }: InventoryItem, request: DeskBookingRequest, now: Date): Reason['reason'][] {
  const answer = checkStay(listing, request, now);
  if (answer.ok) return [];
  const { reasons } = answer;
  const taken = reasons.find(({ reason }) => reason === 'not-available');
  if (taken) {
    throw createError(409, 'Some of these nights are already booked', { details: { reasons: [taken] } });
  }
  const mayOverride = reasons.every(canOverride);
  if (!mayOverride || request.overrideRules !== true) {
    throw createError(422, 'The rules refuse this stay', { details: { reasons, mayOverride } });
  }
  return reasons.map(({ reason }) => reason);
}
