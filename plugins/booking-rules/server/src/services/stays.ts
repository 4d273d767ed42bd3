import type { Core } from '@strapi/strapi';
import { checkStay } from '../../../shared/availability';
import type { StayOffer, StayPage, StayQuery, StaySort } from '../../../shared/contracts/stays';
import { fromRate } from '../../../shared/from-rate';
import { CURRENCY, type Fils } from '../../../shared/money';
import { priceStay } from '../../../shared/price';
import { dubaiDay, nightCount, type Stay } from '../../../shared/stay';
import { booking } from '../booking';
import type { CatalogueEntry } from '../catalogue/snapshot';

const DEFAULT_PAGE_SIZE = 25;

/** An entry with the figure that it is listed and sorted by. */
interface Candidate {
  entry: CatalogueEntry;
  price: Fils;
}

/** Search over the catalogue. It asks no database: the nights table judges when a guest reserves. */
export const createStays = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * A page of stays: with dates those that can be booked, each with its total for the guests
   * (one guest when none are given); without dates all, each with its from-rate.
   */
  search(query: StayQuery, now: Date): StayPage {
    const stay = stayOf(query);
    const guests = query.availabilityGuestNumber ?? 1;
    const found = [...booking(strapi).catalogue.current().entries.values()]
      .filter((entry) => matches(entry, query, guests))
      .flatMap((entry) => offer(entry, stay, guests, now))
      .filter(({ price }) => price >= (query.priceMin ?? 0) && price <= (query.priceMax ?? Infinity))
      .sort(ORDERS[query.sort ?? 'recommended']);
    const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
    const page = query.page ?? 1;
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return {
      data: shown.map((candidate) => toOffer(candidate, stay)),
      meta: {
        pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
      },
    };
  },
});

export type Stays = ReturnType<typeof createStays>;

function stayOf({ availabilityDateStart, availabilityDateEnd }: StayQuery): Stay | null {
  if (availabilityDateStart === undefined || availabilityDateEnd === undefined) return null;
  return { checkIn: availabilityDateStart, checkOut: availabilityDateEnd };
}

function matches(
  { listing: { rules }, card, amenities }: CatalogueEntry,
  query: StayQuery,
  guests: number,
): boolean {
  if (!rules.listed || rules.capacity < guests) return false;
  if (query.district !== undefined && card.district.slug !== query.district) return false;
  if (query.bedrooms !== undefined && !hasBedrooms(rules.bedrooms, query.bedrooms)) return false;
  return (query.amenities ?? []).every((slug) => amenities.has(slug));
}

/** 0 asks for studios alone, any other number for at least so many. */
function hasBedrooms(bedrooms: number, asked: number): boolean {
  return asked === 0 ? bedrooms === 0 : bedrooms >= asked;
}

function offer(entry: CatalogueEntry, stay: Stay | null, guests: number, now: Date): Candidate[] {
  if (!stay) return [{ entry, price: fromRate(entry.listing, dubaiDay(now)) }];
  if (!checkStay(entry.listing, { ...stay, guests }, now).ok) return [];
  return [{ entry, price: priceStay(entry.listing, stay, guests).total }];
}

function toOffer({ entry, price }: Candidate, stay: Stay | null): StayOffer {
  const figures = stay ? { total: price, nights: nightCount(stay) } : { from: price };
  return { ...entry.card, currency: CURRENCY, ...figures };
}

const byId = (a: Candidate, b: Candidate): number =>
  a.entry.card.apartmentId < b.entry.card.apartmentId ? -1 : 1;

const ORDERS: Record<StaySort, (a: Candidate, b: Candidate) => number> = {
  recommended: (a, b) =>
    Number(b.entry.featured) - Number(a.entry.featured) || a.price - b.price || byId(a, b),
  price: (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(a, b),
  bedrooms: (a, b) => b.entry.card.bedrooms - a.entry.card.bedrooms || a.price - b.price || byId(a, b),
  guests: (a, b) => b.entry.card.capacity - a.entry.card.capacity || a.price - b.price || byId(a, b),
};
