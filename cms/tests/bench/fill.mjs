// What a database of the bench is filled with: the demo content, its apartments copied until there are so many, nights
// taken in the copies, and stays of the two years before today.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoteStay } from 'booking-rules/shared/domain/pricing/quote';
import { addDays, nightCount } from 'booking-rules/shared/domain/stay';
import { localDay, localInstant } from 'booking-rules/shared/domain/local-day';
import { copyApartments } from './copies.mjs';

/**
 * @typedef {import('@strapi/strapi').Core.Strapi} Strapi
 * @typedef {import('booking-rules/shared/listing/listing').Listing} Listing
 * @typedef {{ documentId: string, listing: Listing }} Entry
 */

const FIRST_DAY = 3;
const LAST_DAY = 500;
const LENGTHS = [2, 3, 4, 5];
/** Apartments whose free stays are looked for: enough for every round, however large the house. */
const MOST_OFFERED = 300;
/** How far back stays of the past lie. How many of them, or apartments' nights, are written in one transaction. */
const PAST_DAYS = 2 * 365;
const AT_ONCE = 2_000;
const require = createRequire(import.meta.url);
const cms = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Fills an empty database.
 * @param {Strapi} strapi
 * @param {{ apartments: number, days: number, reservations: number }} size so many apartments, whose nights are taken so
 *   far ahead, and about as many reservations of the past
 * @returns `stays` that can be booked, no two of which share a night
 */
export async function fill(strapi, { apartments, days, reservations }) {
  const { inventory } = strapi.plugin('booking-rules').service('engine');
  const { beginDemo, loadDemo } = require(join(cms, 'dist/src/bootstrap/demo/load.js'));
  await beginDemo(strapi);
  await loadDemo(strapi, new AbortController().signal);
  await inventory.refresh();
  const now = new Date();
  const originals = [...inventory.current().entries.keys()];
  process.send?.({ type: 'progress', text: `Copying apartments: ${apartments}` });
  const copies = await copyApartments(strapi, originals, Math.max(0, apartments - originals.length));
  const nights = await takeNights(strapi, copies, days, localDay(now));
  // What is read next is read well when the database knows how large its tables have become.
  await analyze(strapi);
  await inventory.refresh();
  await sellPast(strapi, copies, reservations, localDay(now));
  await analyze(strapi);
  const { entries } = inventory.current();
  const some = [...entries.values()].filter(
    (_, index) => index % Math.ceil(entries.size / MOST_OFFERED) === 0,
  );
  return { apartments: entries.size, nights, stays: freeStays(some, now) };
}

/** Has the database look at how its rows are spread, which it plans its answers by. @param {Strapi} strapi */
const analyze = ({ db }) =>
  db.connection.raw(db.dialect.client === 'postgres' ? 'vacuum analyze' : 'analyze');

/**
 * Takes nights: stays of a few nights with gaps between them, fewer the further ahead.
 * @param {Strapi} strapi
 * @param {readonly string[]} apartments
 * @param {number} days how far ahead
 * @param {string} today
 * @returns how many nights
 */
async function takeNights(strapi, apartments, days, today) {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const values = isPostgres ? 'jsonb_array_elements_text(?::jsonb) as t(value)' : 'json_each(?)';
  const dates = Array.from({ length: days }, (_, day) => addDays(today, day));
  let count = 0;
  for (let index = 0; index < apartments.length; index += AT_ONCE) {
    await strapi.db.connection.transaction(async (/** @type {import('knex').Knex.Transaction} */ trx) => {
      for (const apartment of apartments.slice(index, index + AT_ONCE)) {
        const nights = [];
        for (let day = whole(0, 5); day < days;) {
          const end = Math.min(days, day + whole(2, 9));
          while (day < end) nights.push(dates[day++]);
          day += chance() < 0.2 ? 0 : whole(1, 4 + Math.floor(day / 150));
        }
        await trx.raw(
          `insert into booking_nights (apartment, night, source) select ?, value, 'block' from ${values}`,
          [apartment, JSON.stringify(nights)],
        );
        count += nights.length;
      }
    });
    process.send?.({ type: 'progress', text: `Taking nights: ${index} of ${apartments.length} apartments` });
  }
  return count;
}

/**
 * Sells the two years before today: stays of two to eight nights, most of them slept and paid, some cancelled or never
 * come to, and the price of one in fifty lowered a month after it.
 * @param {Strapi} strapi
 * @param {readonly string[]} apartments
 * @param {number} count of all of them together
 * @param {string} today
 */
async function sellPast(strapi, apartments, count, today) {
  const { reservations } = strapi.plugin('booking-rules').service('engine');
  const step = (PAST_DAYS * apartments.length) / count;
  /** @type {object[]} */
  const bookings = [];
  for (const apartmentId of apartments) {
    for (let start = -PAST_DAYS; start <= 0; start += step) {
      const nights = Math.min(whole(2, 8), Math.max(1, Math.floor(step)));
      const [checkIn, number] = [addDays(today, Math.floor(start)), bookings.length];
      const checkOut = addDays(checkIn, nights);
      const luck = chance();
      const over = luck < 0.08 ? 'cancelled' : luck < 0.1 ? 'no-show' : 'completed';
      bookings.push({
        ...{ apartmentId, checkIn, checkOut, guests: 1, paid: chance() < 0.97 },
        guest: {
          ...{ firstName: `Guest${number % 97}`, lastName: `Number${number}`, phone: '+971501234567' },
          email: `guest-${number}@earlier.example`,
        },
        state: checkOut > today && over === 'completed' ? 'confirmed' : over,
        bookedAt: localInstant(addDays(checkIn, -whole(1, 60)), '12:00'),
      });
    }
  }
  for (let index = 0; index < bookings.length; index += AT_ONCE) {
    await reservations.importPastBookings(bookings.slice(index, index + AT_ONCE));
    process.send?.({ type: 'progress', text: `Selling the past: ${index} of ${bookings.length}` });
  }
  await strapi.db.connection.raw(`insert into booking_folio_entries
    (reference, at, "by", kind, label, amount, tax_included) select reference, at + 7776000000, 'bench',
    'adjustment', 'Less, months later', -1000, 0 from booking_folio_entries where kind = 'fee' and id % 50 = 0`);
}

let seed = 1;
/** From 0 to 1, the same in every run (a linear congruential generator). */
const chance = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
/** A number between both, both included. @param {number} least @param {number} most */
const whole = (least, most) => least + Math.floor(chance() * (most - least + 1));

/**
 * Stays that can be booked now, as many as lie beside each other, an apartment after the other.
 * @param {readonly Entry[]} entries
 * @param {Date} now
 */
function freeStays(entries, now) {
  const today = localDay(now);
  return entries.flatMap(({ listing }) => {
    const { apartmentId } = listing.rules;
    const found = [];
    for (let day = FIRST_DAY; day < LAST_DAY;) {
      const checkIn = addDays(today, day);
      const stays = LENGTHS.map((nights) => ({ checkIn, checkOut: addDays(checkIn, nights), guests: 1 }));
      const stay = stays.find((one) => quoteStay(listing, one, null, now).ok);
      if (stay) found.push({ apartmentId, ...stay });
      day += stay ? nightCount(stay) : 1;
    }
    return found;
  });
}
