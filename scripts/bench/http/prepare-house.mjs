import { dubaiDay } from 'booking-rules/shared/domain/stay';
import { createChance } from '../chance.mjs';
import { writeNights } from '../nights.mjs';
import { loadDemoNow, startServer } from '../server.mjs';
import { sayProgress } from './worker.mjs';
import { freeStays } from './free-stays.mjs';

/** @typedef {import('../server.mjs').Strapi} Strapi */
/** @typedef {import('./free-stays.mjs').FreeStay} FreeStay */

/**
 * @typedef {object} House
 * @property {number} apartments
 * @property {number} nights that are taken
 * @property {FreeStay[]} stays that can be booked, no two of which share a night
 */

const APARTMENT = 'api::apartment.apartment';

/**
 * Fills the database of this run: the demo content, its apartments copied until there are enough, and nights of
 * three years taken in the copies.
 * @param {import('../run-settings.mjs').RunSettings} settings
 * @param {number} apartments
 * @returns {Promise<House>}
 */
export async function prepareHouse(settings, apartments) {
  const { strapi, booking } = await startServer(settings);
  try {
    await loadDemoNow(strapi);
    const now = new Date();
    const originals = [...booking.inventory.current().entries];
    const copies = await copyApartments(strapi, originals, apartments);
    const nights = await writeNights(strapi, {
      apartments: copies,
      today: dubaiDay(now),
      chance: createChance(1),
      onProgress: (done) => sayProgress(`Writing nights: ${done} of ${copies.length} apartments`),
    });
    await booking.inventory.refresh();
    const { entries } = booking.inventory.current();
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
 * @returns {Promise<string[]>} public ids of the copies
 */
async function copyApartments(strapi, originals, count) {
  const copies = [];
  for (let done = originals.length; done < count; done += 1) {
    const [apartmentId, { documentId }] = /** @type {(typeof originals)[0]} */ (
      originals[done % originals.length]
    );
    const number = Math.floor(done / originals.length) + 1;
    const copyId = `${apartmentId}-${number}`;
    const copy = await strapi.documents(APARTMENT).clone({ documentId, data: { apartmentId: copyId } });
    for (const { documentId: made } of copy?.entries ?? []) {
      await strapi.documents(APARTMENT).publish({ documentId: made });
    }
    copies.push(copyId);
    sayProgress(`Copying apartments: ${done + 1} of ${count}`);
  }
  return copies;
}
