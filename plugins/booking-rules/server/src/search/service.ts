import type { Core } from '@strapi/strapi';
import type { StaySearchResult, StayPage, StayQuery } from '../../../shared/contracts/stays';
import { CURRENCY } from '../../../shared/format/money';
import { daysBetween } from '../../../shared/domain/stay';
import { engineOf } from '../engine';
import { searchIndexOf } from './search-index';
import { searchStays, type Found } from './search';

const DEFAULT_PAGE_SIZE = 25;

/** Search over the inventory. It asks no database: the nights table judges when a guest reserves. */
export const createStays = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * A page of stays: with dates those that can be booked, each with its total for the guests
   * (one guest when none are given); without dates all, each with its from-rate.
   */
  search(query: StayQuery, now: Date): StayPage {
    const page = query.page ?? 1;
    const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
    const board = searchIndexOf(engineOf(strapi).inventory.current());
    const { shown, total } = searchStays(board, query, { page, pageSize }, now);
    return {
      data: shown.map((found) => offerOf(found, query)),
      meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
    };
  },
});

export type Stays = ReturnType<typeof createStays>;

function offerOf({ entry, price }: Found, query: StayQuery): StaySearchResult {
  const { availabilityDateStart: checkIn, availabilityDateEnd: checkOut } = query;
  const figures =
    checkIn === undefined || checkOut === undefined
      ? { from: price }
      : { total: price, nights: daysBetween(checkIn, checkOut) };
  return { ...entry.card, currency: CURRENCY, ...figures };
}
