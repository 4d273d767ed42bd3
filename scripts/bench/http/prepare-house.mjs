import { dubaiDay } from 'booking-rules/shared/stay';
import { createChance } from '../chance.mjs';
import { writeNights } from '../nights.mjs';
import { startServer } from '../server.mjs';
import { freeStays } from './free-stays.mjs';

/** @typedef {import('../server.mjs').Strapi} Strapi */
/** @typedef {import('./free-stays.mjs').FreeStay} FreeStay */

const APARTMENT = 'api::apartment.apartment';

/**
 * Fills the database of this run: the demo content, its apartments copied until there are enough, and nights of
 * three years taken in the copies. The settings of the run stay in the environment, for the server to be started.
 * @param {{ folder: string, postgresUrl: string | null, apartments: number }} options
 * @param {(label: string) => void} relabel
 * @returns {Promise<{ apartments: number, nights: number, stays: FreeStay[] }>} `stays` can be booked, and no two
 *   of them share a night
 */
export async function prepareHouse({ folder, postgresUrl, apartments }, relabel) {
  const { strapi, booking } = await startServer(folder, postgresUrl, { demo: true });
  try {
    const now = new Date();
    const copies = await copyApartments(
      strapi,
      [...booking.catalogue.current().entries],
      apartments,
      (done) => relabel(`Copying apartments: ${done} of ${apartments}`),
    );
    const nights = await writeNights(strapi, {
      apartments: copies,
      today: dubaiDay(now),
      chance: createChance(1),
      onProgress: (done) => relabel(`Writing nights: ${done} of ${copies.length} apartments`),
    });
    await booking.catalogue.refresh();
    const { entries } = booking.catalogue.current();
    return { apartments: entries.size, nights, stays: freeStays([...entries.values()], now) };
  } finally {
    await strapi.destroy();
  }
}

/**
 * Copies documents with everything in them: pictures, amenities, details of the stay.
 * @param {Strapi} strapi
 * @param {[string, { documentId: string }][]} originals
 * @param {number} count of apartments that there are in the end
 * @param {(done: number) => void} onProgress
 * @returns {Promise<string[]>} public ids of the copies
 */
async function copyApartments(strapi, originals, count, onProgress) {
  const copies = [];
  for (let done = originals.length; done < count; done += 1) {
    const [apartmentId, { documentId }] = /** @type {(typeof originals)[0]} */ (
      originals[done % originals.length]
    );
    const number = Math.floor(done / originals.length) + 1;
    const copyId = `${apartmentId}-${number}`;
    const copy = await strapi.documents(APARTMENT).clone({ documentId, data: { apartmentId: copyId } });
    for (const { documentId: made } of copy.entries) {
      await strapi.documents(APARTMENT).publish({ documentId: made });
    }
    copies.push(copyId);
    onProgress(done + 1);
  }
  return copies;
}
