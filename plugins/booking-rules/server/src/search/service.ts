import { errors } from '@strapi/utils';
import type { StayPins } from '../../../contracts/stay-pins';
import type { StaySearchResult, StayPage, StayQuery } from '../../../contracts/stays';
import type { Trace } from '../../../shared/explain/trace';
import type { TraceRequest } from '../../../contracts/trace';
import { chooseExtras } from '../../../shared/domain/pricing/extra';
import { currencyOfBusiness } from '../../../shared/format/money';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import type { PropertyPolicies } from '../../../shared/domain/restrictions/rules';
import { daysBetween } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { STANDARD_RATE } from '../../../shared/domain/pricing/rate-plan';
import { traceStay } from '../../../shared/explain/trace-stay';
import type { Nights } from '../availability/nights';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import { refusalOfExtra, type Quotes } from '../quotes/service';
import { pinsOf } from './pins';
import { searchIndexOf } from './search-index';
import { searchStays, type Found } from './search';

const DEFAULT_PAGE_SIZE = 25;

export interface StaysDeps {
  inventory: InventoryService;
  nights: Nights;
  quotes: Quotes;
}

/** Search over the inventory, which asks no database: the nights table decides when a guest reserves. */
export const createStays = ({ inventory, nights, quotes }: StaysDeps) => {
  let names = ({ card }: InventoryItem): string => card.name;

  return {
    /**
     * A page of stays: with dates those that can be booked, each with its total for the guests
     * (one guest when none are given); without dates all, each with its from-rate.
     */
    search(query: StayQuery, now: Date): StayPage {
      const page = query.page ?? 1;
      const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
      const searchIndex = searchIndexOf(inventory.current());
      const { shown, total } = searchStays(searchIndex, query, { page, pageSize }, now);
      return {
        data: shown.map((found) => searchResultOf(found, query, inventory.current().policies, now)),
        meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
      };
    },

    /** All that a search finds, for a map: without those that have no location. */
    pins(query: StayQuery, now: Date): StayPins {
      const { policies, entries } = inventory.current();
      const everything = { page: 1, pageSize: entries.size };
      const { shown } = searchStays(searchIndexOf(inventory.current()), query, everything, now);
      return pinsOf(
        shown.map((found) => ({
          ...searchResultOf(found, query, policies, now),
          name: names(found.entry),
        })),
      );
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

    /** What apartments are called in the language of the moment: the host knows what editors have translated. */
    useNames(given: (entry: InventoryItem) => string): void {
      names = given;
    },
  };
};

function searchResultOf(
  { entry, price }: Found,
  query: StayQuery,
  policies: PropertyPolicies,
  now: Date,
): StaySearchResult {
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut } = query;
  const figures =
    checkIn === undefined || checkOut === undefined
      ? { from: price }
      : { total: price, nights: daysBetween(checkIn, checkOut) };
  const { plan } =
    checkIn === undefined || checkOut === undefined
      ? { plan: null }
      : cheapestRates(policies, { checkIn, checkOut }, 1, localDay(now))(entry.listing);
  const named = plan && { ratePlan: { id: plan.id, name: plan.name } };
  return { ...entry.card, currency: currencyOfBusiness(), ...figures, ...named };
}
