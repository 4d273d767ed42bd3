import { errors } from '@strapi/utils';
import type { StayPins } from '../../../contracts/search/stay-pins';
import type { CardQuery } from '../../../contracts/search/cards';
import type { StaySearchResult, StayPage, StayQuery } from '../../../contracts/stays';
import type { Trace } from '../../../shared/explain/trace';
import type { TraceRequest } from '../../../contracts/trace';
import { chooseExtras } from '../../../shared/domain/pricing/extra';
import { currencyOfBusiness } from '../../../shared/format/money';
import { cheapestRates } from '../../../shared/domain/pricing/cheapest';
import type { FromPrice } from '../../../shared/domain/pricing/from-price';
import { savingsOf } from '../../../shared/domain/pricing/offer';
import { totalOf } from '../../../shared/domain/pricing/price';
import { nightCount, type Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { normalizeCode } from '../../../shared/domain/pricing/promotion';
import { STANDARD_RATE } from '../../../shared/domain/pricing/rate-plan';
import { toldRatePlan } from '../../../shared/explain/line-label';
import { traceStay } from '../../../shared/explain/trace-stay';
import type { Nights } from '../availability/nights';
import type { Inventory, InventoryItem } from '../inventory/inventory';
import type { ApartmentCard } from '../inventory/reading/inventory-records';
import type { InventoryService } from '../inventory/service';
import { refusalOfExtra, type Quotes } from '../quotes/service';
import { fromPricesOn } from './from-prices';
import { pinsOf } from './pins';
import { searchIndexOf } from './search-index';
import { findAmong, offerOf, priceHistogram, searchStays, type Found } from './search';
import { findTogether } from './together';

const DEFAULT_PAGE_SIZE = 25;

/** From what a night costs, and the stay of which that is. */
export type FromFigures = Required<Pick<StaySearchResult, 'from' | 'fromStay'>>;

/** What a search finds out of an apartment: all of a result that its card does not hold. */
export type StayOffer = Omit<StaySearchResult, keyof ApartmentCard>;

/** A result in two parts, of which the card is the same object for every search. */
export interface StayParts {
  card: ApartmentCard;
  offer: StayOffer;
}

/** A page of stays whose results are in parts. */
export interface StayPageParts extends Pick<StayPage, 'meta'> {
  data: StayParts[];
}

/** A card as answers tell it. */
const toldCard = (card: ApartmentCard) => ({ ...card, photos: card.photos.read() });

export interface StaysDeps {
  inventory: InventoryService;
  nights: Nights;
  quotes: Quotes;
}

/** Search over the inventory, which asks no database: the nights table decides when a guest reserves. */
export const createStays = ({ inventory, nights, quotes }: StaysDeps) => {
  let names = ({ card }: InventoryItem): string => card.name;

  return {
    /** A page of stays, as `searchParts` finds it. */
    search(query: StayQuery, now: Date): StayPage {
      const { data, meta } = this.searchParts(query, now);
      return { data: data.map(({ card, offer }) => ({ ...toldCard(card), ...offer })), meta };
    },

    /**
     * A page of stays: with dates those that can be booked, each with its total for the guests
     * (one guest when none are given); without dates all, each with its from-price.
     */
    searchParts(query: StayQuery, now: Date): StayPageParts {
      const page = query.page ?? 1;
      const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
      const snapshot = inventory.current();
      const searchIndex = searchIndexOf(snapshot);
      const { shown, total, prices } = searchStays(searchIndex, query, { page, pageSize }, now);
      const stayOffer = offersOf(query, snapshot, now);
      const guests = query.availabilityGuestNumber ?? 1;
      const histogram = query.priceSteps === undefined ? null : priceHistogram(prices, query.priceSteps);
      const together = total === 0 ? findTogether(searchIndex, query, now) : null;
      return {
        data: shown.map((found) => ({ card: found.entry.card, offer: stayOffer(found, guests) })),
        meta: {
          pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
          ...(histogram && { prices: histogram }),
          ...(together && {
            together: {
              ...together,
              homes: together.homes.map(({ found, guests: party }) => ({
                home: { ...toldCard(found.entry.card), ...stayOffer(found, party) },
                guests: party,
              })),
            },
          }),
        },
      };
    },

    /** All that a search finds, for a map: without those that have no location. */
    pins(query: StayQuery, now: Date): StayPins {
      const snapshot = inventory.current();
      const everything = { page: 1, pageSize: snapshot.entries.size };
      const { shown } = searchStays(searchIndexOf(snapshot), query, everything, now);
      const stayOffer = offersOf(query, snapshot, now);
      const guests = query.availabilityGuestNumber ?? 1;
      return pinsOf(
        shown.map((found) => {
          const { entry } = found;
          return { ...entry.card, ...stayOffer(found, guests), name: names(entry), photo: entry.cover };
        }),
      );
    },

    /**
     * Some apartments as lists show them, in the order in which they are named: with dates those that can be booked for
     * the guests have their total, the others their from-price. Those that are not offered are left out.
     */
    cards({ apartments, ...asked }: CardQuery, now: Date): StayParts[] {
      const snapshot = inventory.current();
      const named = new Set(apartments.flatMap((id) => snapshot.entries.get(id) ?? []));
      const cardsFor = (query: StayQuery): [string, StayParts][] => {
        const stayOffer = offersOf(query, snapshot, now);
        return findAmong(searchIndexOf(snapshot), named, query, now).map((found) => [
          found.entry.card.apartmentId,
          { card: found.entry.card, offer: stayOffer(found, query.availabilityGuestNumber ?? 1) },
        ]);
      };
      const hasDates = asked.availabilityDateStart !== undefined;
      const results = new Map([...cardsFor({ offer: asked.offer }), ...(hasDates ? cardsFor(asked) : [])]);
      return apartments.flatMap((apartmentId) => results.get(apartmentId) ?? []);
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

    /** What apartments are called in the language of the moment: the host knows what editors have translated. */
    useNames(given: (entry: InventoryItem) => string): void {
      names = given;
    },
  };
};

export type Stays = ReturnType<typeof createStays>;

/** A from-price as a list and the page of an apartment have it. */
function shownFrom({ nightly: from, ...fromStay }: FromPrice): FromFigures {
  return { from, fromStay };
}

/**
 * What is shown of a stay that was found: with dates its total and what the offer saves of it, without its from-price.
 * Fields are added one by one: a spread gives each object a shape of its own in Node 20, which costs three times as much.
 */
function offersOf(
  query: StayQuery,
  { policies, promotions }: Inventory,
  now: Date,
): (found: Found, guests: number) => StayOffer {
  const currency = currencyOfBusiness();
  const today = localDay(now);
  const offer = offerOf(query, promotions, today);
  // Each is made once for an answer, and only where it is needed: a map asks for thousands of results.
  let fromPriceOf: ReturnType<typeof fromPricesOn> | null = null;
  let rates: { stay: Stay; guests: number; of: ReturnType<typeof cheapestRates> } | null = null;
  const ratesFor = (stay: Stay, guests: number) => {
    if (rates?.stay !== stay || rates.guests !== guests)
      rates = { stay, guests, of: cheapestRates(policies, stay, guests, today, offer) };
    return rates.of;
  };
  return ({ entry, price, stay }, guests) => {
    const result: StayOffer = { currency };
    const { badge } = badgeOf(entry);
    if (badge) result.badge = badge;
    if (stay === null) {
      const asked = query.availabilityGuestNumber ?? null;
      fromPriceOf ??= fromPricesOn({ policies, guests: asked, offer, now });
      return Object.assign(result, shownFrom(fromPriceOf(entry)));
    }
    const { plan, withoutOffer } = ratesFor(stay, guests)(entry.listing);
    result.total = price;
    result.nights = nightCount(stay);
    result.checkIn = stay.checkIn;
    result.checkOut = stay.checkOut;
    if (offer && withoutOffer) {
      const savings = savingsOf(offer.code, totalOf(entry.listing, withoutOffer), price);
      if (savings) result.savings = savings;
    }
    if (plan) result.ratePlan = toldRatePlan({ id: plan.id, name: plan.name });
    return result;
  };
}

/** The one thing of an apartment that is worth a word before its page is opened. */
export function badgeOf({
  bookingMode,
  featured,
}: Pick<InventoryItem, 'bookingMode' | 'featured'>): Pick<StaySearchResult, 'badge'> {
  if (bookingMode === 'on-request') return { badge: 'on-request' };
  return featured ? { badge: 'featured' } : {};
}
