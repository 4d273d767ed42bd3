import { plural } from 'booking-rules/shared/format/plural';

/** What guests say, here and on the marketplace. */
export const reviews = {
  guestsRate: (brand: string, rating: number) => `Guests rate ${brand} ${rating} out of 5`,
  /** A number that is rounded down. */
  onMarketplace: (count: number, marketplace: string) => `${count}+ reviews on ${marketplace}`,
  readOn: (marketplace: string) => `Read them on ${marketplace}`,
  /** After the average. */
  average: (count: number) => `out of 5, from ${plural(count, 'review')}`,
  stayed: (month: string) => `stayed in ${month}`,
  /** Before the name of the apartment. */
  stayedAt: (month: string) => `stayed in ${month} in`,
};
