import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Quote, QuoteRequest } from '../../../contracts/quotes';
import type { RefusedReservation } from '../../../contracts/reservations/reservations';
import { cancellationPolicyOf } from '../../../shared/listing/listing';
import type { EntryDraft } from '../../../shared/domain/folio/entry';
import { withExtras as priceWithExtras } from '../../../shared/domain/folio/quoted-extras';
import { percentOf } from '../../../shared/format/money';
import {
  chooseExtras,
  describeExtraProblem,
  extrasFor,
  extrasInTime,
  type ExtraChoice,
  type ExtraOffer,
  type ExtraProblem,
} from '../../../shared/domain/pricing/extra';
import { priceInDetail, type PriceBasis } from '../../../shared/domain/pricing/price';
import { appliedRatePlan, STANDARD_RATE } from '../../../shared/domain/pricing/rate-plan';
import { quoteEnd, type QuoteTerms } from '../../../shared/domain/pricing/quote';
import { agreePayment, ALL_NOW } from '../../../shared/domain/payments/payment-schedule';
import type { Stay } from '../../../shared/domain/stay';
import type { InventoryService } from '../inventory/service';
import { isPublicNumber, publicNumber } from '../platform/public-number';
import { invalidField } from '../platform/http/parse';
import { createPreview, type PromotionAnswer } from './preview';
import { createQuoteTable } from './queries';

/** What quotes lacked that were frozen by an older version. */
type Since =
  | 'cancellationPolicy'
  | 'ratePlan'
  | 'ratePlans'
  | 'paymentTerms'
  | 'extras'
  | 'chosenExtras'
  | 'savings';

/** A quote as it is kept. */
export interface FoundQuote {
  quote: Quote;
  /** What its price was worked out from; null for one that was made before that was kept. */
  basis: PriceBasis | null;
  expired: boolean;
}

/** A quote, and the charges of the stay that is made of it. */
export interface BookableQuote {
  quote: Quote;
  charges: EntryDraft[];
}

export interface QuotesDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
}

/** Quotes: prices that are numbered and frozen. */
export const createQuotes = ({ strapi, inventory }: QuotesDeps) => {
  const table = createQuoteTable(strapi);

  const { preview, promotionOf, ratePlanFor } = createPreview(inventory);

  const usualEnd = (now: Date): Date => quoteEnd(inventory.current().policies.booking, now);

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
    { applied: promotion, offer }: Omit<PromotionAnswer, 'refusal'>,
    now: Date,
    expiresAt = usualEnd(now),
  ): Promise<Quote> {
    const number = publicNumber('Q');
    const promotionCode = promotion?.code ?? null;
    const extras = extrasInTime(offeredFor(terms), now);
    const quote: Quote = {
      ...{ number, ...terms, promotionCode, ...(offer && { offer }), extras, chosenExtras: [] },
      expiresAt: expiresAt.toISOString(),
    };
    const listing = inventory.find(terms.apartmentId)?.listing;
    const basis =
      listing &&
      priceInDetail(listing, terms, terms.guests, promotion, appliedRatePlan(terms.ratePlan)).basis;
    await table.add({
      number,
      apartment: quote.apartmentId,
      expires_at: expiresAt.getTime(),
      body: JSON.stringify(quote),
      basis: basis ? JSON.stringify(basis) : null,
    });
    return quote;
  }

  /** The extras of an apartment for a stay, whether or not their notice has passed. */
  function offeredFor(stay: Stay & { apartmentId: string; guests: number }): ExtraOffer[] {
    const { extras, policies } = inventory.current();
    return extrasFor({ extras, checkInTime: policies.checkInTime }, stay.apartmentId, stay);
  }

  /** A quote by its number, with the basis of its price, and whether it has expired; null when there never was one. */
  async function find(number: string, now: Date): Promise<FoundQuote | null> {
    const row = isPublicNumber(number) ? await table.find(number) : null;
    if (!row) return null;
    const quote = withPolicy(JSON.parse(row.body) as Omit<Quote, Since>);
    const basis = row.basis === null ? null : (JSON.parse(row.basis) as PriceBasis);
    return { quote, basis, expired: Date.parse(quote.expiresAt) <= now.getTime() };
  }

  /** One that was frozen before there were policies, plans and extras has those of its apartment, and no extras. */
  function withPolicy(quote: Omit<Quote, Since>): Quote {
    const { policies } = inventory.current();
    const rules = inventory.find(quote.apartmentId)?.listing.rules ?? { cancellation: null };
    const { id, name, percent, paidAtOnce } = STANDARD_RATE;
    const ratePlan = { id, name, percent, paidAtOnce };
    const cancellationPolicy = cancellationPolicyOf({ rules, policies });
    const paymentTerms = agreePayment(ALL_NOW, quote.total);
    const extras = { extras: [], chosenExtras: [] };
    return { cancellationPolicy, ratePlan, ratePlans: [], paymentTerms, savings: null, ...extras, ...quote };
  }

  /**
   * A quote that still holds.
   * @throws NotFoundError, or HttpError 410 when it has expired
   */
  async function requireValid(number: string, now: Date): Promise<FoundQuote> {
    const found = await find(number, now);
    if (!found) throw new errors.NotFoundError('There is no quote with this number');
    if (found.expired) {
      throw refusedReservation(410, 'This quote has expired. Ask for a new one', { quote: 'lapsed' });
    }
    return found;
  }

  /** The same without what it was worked out from. Throws as it. */
  async function get(number: string, now: Date): Promise<Quote> {
    return (await requireValid(number, now)).quote;
  }

  /**
   * A quote that still holds with extras, and what a folio begins with that is made of it.
   * @param by a manager may book extras whose notice has passed
   * @throws as `get`; ValidationError for an extra that it does not offer; HttpError 409 with `details.extra` for one that
   *   can no longer be had in time
   */
  async function withExtras(
    number: string,
    choices: readonly ExtraChoice[],
    now: Date,
    by: 'guest' | 'manager' = 'guest',
  ): Promise<BookableQuote> {
    const { quote, basis } = await requireValid(number, now);
    const chosen =
      by === 'guest'
        ? chooseExtras(quote.extras, choices, now)
        : chooseExtras(offeredFor(quote), choices, null);
    if (!chosen.ok) throw refusalOfExtra(chosen.problem);
    const { charges, lines, total } = priceWithExtras(quote.lines, quote, basis, chosen.extras);
    const refunds = quote.refunds.map((step) => ({ ...step, amount: percentOf(total, step.percent) }));
    const chosenExtras = chosen.extras.map(({ id, quantity }) => ({ id, quantity }));
    const { savings: saved } = quote;
    const savings = saved && { ...saved, totalBefore: total + saved.saved };
    const paymentTerms = agreePayment(quote.paymentTerms, total);
    return { quote: { ...quote, lines, total, savings, refunds, paymentTerms, chosenExtras }, charges };
  }

  return {
    preview,
    create,
    freeze,
    offeredFor,
    promotionOf,
    ratePlanFor,
    find,
    get,
    withExtras,
    clearExpired: table.clearExpired,
  };
};

export type Quotes = ReturnType<typeof createQuotes>;

/** An extra that cannot be had: beside its field, or with 409 when it has become too late for it. */
export function refusalOfExtra(problem: ExtraProblem): Error {
  const sentence = describeExtraProblem(problem);
  return problem.problem === 'too-late'
    ? refusedReservation(409, sentence, { extra: problem })
    : invalidField('extras', sentence);
}

/** A quote that cannot be reserved any more. */
export function refusedReservation(status: 409 | 410, message: string, details: RefusedReservation): Error {
  return createError(status, message, { details });
}
