import { errors } from '@strapi/utils';
import type { StaySearchResult, StayPage, StayQuery } from '../../../contracts/stays';
import type { Trace } from '../../../shared/explain/trace';
import type { TraceRequest } from '../../../contracts/trace';
import { chooseExtras } from '../../../shared/domain/pricing/extra';
import { currencyOfBusiness } from '../../../shared/format/money';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import type { FromPrice } from '../../../shared/domain/pricing/from-price';
import { savingsOf } from '../../../shared/domain/pricing/offer';
import { totalOf } from '../../../shared/domain/pricing/price';
import { daysBetween } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { STANDARD_RATE } from '../../../shared/domain/pricing/rate-plan';
import { traceStay } from '../../../shared/explain/trace-stay';
import type { Nights } from '../availability/nights';
import type { Inventory, InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { refusalOfExtra, type Quotes } from '../quotes/service';
import { fromPricesOn } from './from-prices';
import { searchIndexOf } from './search-index';
import { offerOf, searchStays, type Found } from './search';

const DEFAULT_PAGE_SIZE = 25;

/** From what a night costs, and the stay of which that is. */
export type FromFigures = Required<Pick<StaySearchResult, 'from' | 'fromStay'>>;

export interface StaysDeps {
  inventory: InventoryService;
  nights: Nights;
  quotes: Quotes;
}

/** Search over the inventory, which asks no database: the nights table decides when a guest reserves. */
export const createStays = ({ inventory, nights, quotes }: StaysDeps) => ({
  /**
   * A page of stays: with dates those that can be booked, each with its total for the guests
   * (one guest when none are given); without dates all, each with its from-price.
   */
  search(query: StayQuery, now: Date): StayPage {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
    const snapshot = inventory.current();
    const { shown, total } = searchStays(searchIndexOf(snapshot), query, { page, pageSize }, now);
    return {
      data: shown.map(resultsOf(query, snapshot, now)),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    };
  },

  /** From what a night in an apartment costs its usual number of guests. */
  fromPriceOf(entry: InventoryItem, now: Date): FromFigures {
    const { policies, promotions } = inventory.current();
    const offer = offerOf({}, promotions, localDay(now));
    return shownFrom(fromPricesOn({ policies, guests: null, offer, now })(entry));
  },

  /**
   * Why a stay can or cannot be booked now, and how its price comes about.
   * @throws NotFoundError when no such apartment is published; ValidationError for an extra that is not offered there
   */
  async explain(request: TraceRequest, now: Date): Promise<Trace> {
    const entry = inventory.find(request.apartmentId);
    if (!entry) throw new errors.NotFoundError("This apartment doesn't exist or isn't published");
    const { listing } = entry;
    // So that the verdict and the holders of the nights are of the same moment.
    await inventory.refreshNights(listing.rules.apartmentId);
    const taken = await nights.holders(listing.rules.apartmentId, request);
    const { applied } = quotes.promotionOf(request, listing.rules.apartmentId, request, now);
    const code = applied?.code ?? normalizeCode(request.promotionCode ?? '');
    const promotion = code === '' ? null : { code, promotion: inventory.current().promotions.get(code) };
    const ratePlan = quotes.ratePlanFor(request, listing, request, now) ?? STANDARD_RATE;
    const offered = quotes.offeredFor(request);
    const chosen = chooseExtras(offered, request.extras ?? [], null);
    if (!chosen.ok) throw refusalOfExtra(chosen.problem);
    const extras = { offered, chosen: chosen.extras };
    return traceStay({ listing, request, promotion, ratePlan, extras, taken, now });
  },
});

/** A from-price as a list and the page of an apartment have it. */
function shownFrom({ nightly: from, ...fromStay }: FromPrice): FromFigures {
  return { from, fromStay };
}

/** How a stay that was found is shown: with dates its total and what the offer saves of it, without its from-price. */
function resultsOf(
  { availabilityDateStart: checkIn, availabilityDateEnd: checkOut, ...query }: StayQuery,
  { policies, promotions }: Inventory,
  now: Date,
): (found: Found) => StaySearchResult {
  const currency = currencyOfBusiness();
  const today = localDay(now);
  const offer = offerOf(query, promotions, today);
  const { availabilityGuestNumber: asked } = query;
  if (checkIn === undefined || checkOut === undefined) {
    const priceOf = fromPricesOn({ policies, guests: asked ?? null, offer, now });
    return ({ entry }) => ({ ...entry.card, currency, ...shownFrom(priceOf(entry)) });
  }
  const guests = asked ?? 1;
  const cheapest = cheapestRates(policies, { checkIn, checkOut }, guests, today, offer);
  const nights = daysBetween(checkIn, checkOut);
  return ({ entry, price: total }) => {
    const { plan, withoutOffer } = cheapest(entry.listing);
    const savings =
      offer && withoutOffer && savingsOf(offer.code, totalOf(entry.listing, withoutOffer), total);
    return {
      ...{ ...entry.card, currency, total, nights },
      ...(savings && { savings }),
      ...(plan && { ratePlan: { id: plan.id, name: plan.name } }),
    };
  };
}
