import { addDays } from 'booking-rules/shared/domain/stay';
import { AMENITIES, DISTRICTS, slugOf } from './content.mjs';

/** @typedef {import('./server.mjs').StayQuery} StayQuery */
/** @typedef {import('./chance.mjs').Chance} Chance */

const SORTS = /** @type {const} */ (['recommended', 'price', 'price-desc', 'bedrooms', 'guests']);

/**
 * Searches as guests make them, with dates and so with totals.
 * @param {Chance} chance
 * @param {{ today: string, count: number, filtered: boolean }} options `filtered` sets every filter
 * @returns {StayQuery[]}
 */
export function questionsOf(chance, { today, count, filtered }) {
  return Array.from({ length: count }, () => {
    const start = addDays(today, chance.whole(0, 500));
    const nights = chance.happens(0.15) ? chance.whole(8, 35) : chance.whole(2, 7);
    const priceMin = chance.whole(500, 2_000) * 100;
    return {
      availabilityDateStart: start,
      availabilityDateEnd: addDays(start, nights),
      availabilityGuestNumber: chance.whole(1, 5),
      sort: chance.oneOf(SORTS),
      page: chance.happens(0.8) ? 1 : chance.whole(2, 5),
      pageSize: chance.oneOf([25, 25, 100]),
      ...(filtered && {
        district: slugOf('district', chance.whole(1, DISTRICTS)),
        bedrooms: chance.whole(0, 3),
        amenities: [
          slugOf('amenity', chance.whole(1, AMENITIES)),
          slugOf('amenity', chance.whole(1, AMENITIES)),
        ],
        priceMin,
        priceMax: priceMin + chance.whole(5_000, 40_000) * 100,
      }),
    };
  });
}
