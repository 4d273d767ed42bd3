import { quoteStay } from 'booking-rules/shared/domain/pricing/quote';
import { addDays, dubaiDay } from 'booking-rules/shared/domain/stay';

/** @typedef {import('../server.mjs').Entry} Entry */
/** @typedef {{ apartmentId: string, checkIn: string, checkOut: string, guests: number }} FreeStay */

const FIRST_DAY = 3;
const LAST_DAY = 500;
const LENGTHS = [2, 3, 4, 5];

/**
 * Stays that can be booked now, as many as lie beside each other, an apartment after the other.
 * @param {readonly Entry[]} entries
 * @param {Date} now
 * @returns {FreeStay[]}
 */
export function freeStays(entries, now) {
  const today = dubaiDay(now);
  return entries.flatMap(({ listing }) => {
    const found = [];
    for (let day = FIRST_DAY; day < LAST_DAY;) {
      const checkIn = addDays(today, day);
      const length = LENGTHS.find(
        (nights) =>
          quoteStay(listing, { checkIn, checkOut: addDays(checkIn, nights), guests: 1 }, null, now).ok,
      );
      if (length !== undefined) {
        const { apartmentId } = listing.rules;
        found.push({ apartmentId, checkIn, checkOut: addDays(checkIn, length), guests: 1 });
      }
      day += length ?? 1;
    }
    return found;
  });
}
