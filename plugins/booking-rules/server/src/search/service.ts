import { errors } from '@strapi/utils';
import type { StaySearchResult, StayPage, StayQuery } from '../../../contracts/stays';
import type { Trace } from '../../../shared/explain/trace';
import type { TraceRequest } from '../../../contracts/trace';
import { chooseExtras } from '../../../shared/domain/pricing/extra';
import { currencyOfBusiness } from '../../../shared/format/money';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import type { PropertyPolicies } from '../../../shared/domain/restrictions/rules';
import { nightCount } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { STANDARD_RATE } from '../../../shared/domain/pricing/rate-plan';
import { traceStay } from '../../../shared/explain/trace-stay';
import type { Nights } from '../availability/nights';
import type { InventoryService } from '../inventory/service';
import { refusalOfExtra, type Quotes } from '../quotes/service';
import { searchIndexOf } from './search-index';
import { priceHistogram } from './price-histogram';
import { searchStays, type Found } from './search';
import { findTogether } from './together';

const DEFAULT_PAGE_SIZE = 25;

export interface StaysDeps {
  inventory: InventoryService;
  nights: Nights;
  quotes: Quotes;
}

/** Search over the inventory, which asks no database: the nights table decides when a guest reserves. */
export const createStays = ({ inventory, nights, quotes }: StaysDeps) => ({
  /**
   * A page of stays: with dates those that can be booked, each with its total for the guests
   * (one guest when none are given); without dates all, each with its from-rate.
   */
  search(query: StayQuery, now: Date): StayPage {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
    const searchIndex = searchIndexOf(inventory.current());
    const { shown, total, prices } = searchStays(searchIndex, query, { page, pageSize }, now);
    const { policies } = inventory.current();
    const histogram = query.priceSteps === undefined ? null : priceHistogram(prices, query.priceSteps);
    const together = total === 0 ? findTogether(searchIndex, query, now) : null;
    return {
      data: shown.map((found) => searchResultOf(found, policies, now)),
      meta: {
        pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
        ...(histogram && { prices: histogram }),
        ...(together && {
          together: {
            ...together,
            homes: together.homes.map(({ found, guests }) => ({
              home: searchResultOf(found, policies, now),
              guests,
            })),
          },
        }),
      },
    };
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
    const code = normalizeCode(request.promotionCode ?? '');
    const promotion = code === '' ? null : { code, promotion: inventory.current().promotions.get(code) };
    const ratePlan = quotes.ratePlanFor(request, listing, request, now) ?? STANDARD_RATE;
    const offered = quotes.offeredFor(request);
    const chosen = chooseExtras(offered, request.extras ?? [], null);
    if (!chosen.ok) throw refusalOfExtra(chosen.problem);
    const extras = { offered, chosen: chosen.extras };
    return traceStay({ listing, request, promotion, ratePlan, extras, taken, now });
  },
});

function searchResultOf(
  { entry, price, stay }: Found,
  policies: PropertyPolicies,
  now: Date,
): StaySearchResult {
  const shared = { ...entry.card, currency: currencyOfBusiness() };
  if (stay === null) return { ...shared, from: price };
  const { plan } = cheapestRates(policies, stay, 1, localDay(now))(entry.listing);
  const named = plan && { ratePlan: { id: plan.id, name: plan.name } };
  return { ...shared, total: price, nights: nightCount(stay), ...stay, ...named };
}
