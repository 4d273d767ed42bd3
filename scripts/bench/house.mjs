import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { quoteStay } from 'booking-rules/shared/domain/pricing/quote';
import { addDays, dubaiDay, nightCount } from 'booking-rules/shared/domain/stay';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { GUESTS } from './cases.mjs';
import { wrongBookings } from './report.mjs';
import { answerBench, sayProgress } from './worker.mjs';

/**
 * The product's own server without a port, in a process that goes before anything is measured: it fills the database
 * and, afterwards, looks at what was booked.
 * @typedef {import('@strapi/strapi').Core.Strapi} Strapi
 * @typedef {import('booking-rules/shared/listing/listing').Listing} Listing
 * @typedef {{ documentId: string, listing: Listing }} Entry
 * @typedef {{ refresh(): Promise<void>, current(): { entries: ReadonlyMap<string, Entry> } }} Inventory
 * @typedef {{ apartmentId: string, checkIn: string, checkOut: string, guests: number }} FreeStay
 * @typedef {Record<string, string>} Settings
 * @typedef {{ settings: Settings, apartments: number } | { settings: Settings, promised: number }} Task
 *
 * @typedef {object} House
 * @property {number} apartments
 * @property {number} nights that are taken
 * @property {FreeStay[]} stays that can be booked, no two of which share a night
 */

const APARTMENT = 'api::apartment.apartment';
const DAYS = 3 * 365;
const FIRST_DAY = 3;
const LAST_DAY = 500;
const LENGTHS = [2, 3, 4, 5];
const require = createRequire(import.meta.url);

answerBench(async (/** @type {Task} */ task) => {
  const { settings } = task;
  await mkdir(join(settings.UPLOADS_FOLDER ?? '', 'uploads'), { recursive: true });
  Object.assign(process.env, settings);
  const cms = inRoot('cms');
  // Strapi and its settings look for their files in the working folder.
  process.chdir(cms);
  // Node cannot import Strapi's own modules for `import`; those for `require` are what the server runs on.
  const { createStrapi } = /** @type {typeof import('@strapi/strapi')} */ (require('@strapi/strapi'));
  const strapi = createStrapi({ appDir: cms, distDir: join(cms, 'dist'), serveAdminPanel: false });
  await strapi.load();
  try {
    return await ('apartments' in task ? fill(strapi, task.apartments) : check(strapi, task.promised));
  } finally {
    await strapi.destroy();
  }
});

/**
 * Fills the database of this run: the demo content, its apartments copied until there are enough, and nights of
 * three years taken in the copies.
 * @param {Strapi} strapi
 * @param {number} count of apartments
 * @returns {Promise<House>}
 */
async function fill(strapi, count) {
  const { inventory } = /** @type {{ inventory: Inventory }} */ (
    strapi.plugin('booking-rules').service('engine')
  );
  const { beginDemo, loadDemo } = /** @type {typeof import('../../cms/src/bootstrap/demo/load.js')} */ (
    require(inRoot('cms/dist/src/bootstrap/demo/load.js'))
  );
  await beginDemo(strapi);
  await loadDemo(strapi, new AbortController().signal);
  await inventory.refresh();
  const now = new Date();
  const originals = [...inventory.current().entries];
  let nights = 0;
  for (let done = originals.length; done < count; done += 1) {
    const [id = '', { documentId = '' } = {}] = originals[done % originals.length] ?? [];
    // With everything in it: pictures, amenities, details of the stay.
    const apartmentId = `${id}-${Math.floor(done / originals.length) + 1}`;
    const copy = await strapi.documents(APARTMENT).clone({ documentId, data: { apartmentId } });
    for (const made of copy?.entries ?? []) {
      await strapi.documents(APARTMENT).publish({ documentId: made.documentId });
    }
    nights += await takeNights(strapi, apartmentId, dubaiDay(now));
    sayProgress(`Copying apartments: ${done + 1} of ${count}`);
  }
  await strapi.db.connection.raw('analyze');
  await inventory.refresh();
  const { entries } = inventory.current();
  return { apartments: entries.size, nights, stays: freeStays([...entries.values()], now) };
}

/**
 * Takes nights of three years: stays of a few nights with gaps between them, fewer the further ahead.
 * @param {Strapi} strapi
 * @param {string} apartment
 * @param {string} today
 * @returns how many nights
 */
async function takeNights(strapi, apartment, today) {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const values = isPostgres ? 'jsonb_array_elements_text(?::jsonb) as t(value)' : 'json_each(?)';
  const nights = [];
  for (let day = whole(0, 5); day < DAYS;) {
    const end = Math.min(DAYS, day + whole(2, 9));
    while (day < end) nights.push(addDays(today, day++));
    day += chance() < 0.2 ? 0 : whole(1, 4 + Math.floor(day / 150));
  }
  await strapi.db.connection.raw(
    `insert into booking_nights (apartment, night, source) select ?, value, 'block' from ${values}`,
    [apartment, JSON.stringify(nights)],
  );
  return nights.length;
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
 * @returns {FreeStay[]}
 */
function freeStays(entries, now) {
  const today = dubaiDay(now);
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

/**
 * Looks into the database after the bench: as many reservations as were answered with 201, each with all of its
 * nights, and no night sold twice.
 * @param {Strapi} strapi
 * @param {number} promised answers with 201
 */
async function check(strapi, promised) {
  const knex = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get('plugin::booking-rules.reservation');
  /** @type {Omit<import('./report.mjs').Booked, 'nights'>[]} */
  const rows = await knex(tableName)
    .whereLike('email', `%@${GUESTS}`)
    .select('reference', { apartment: 'apartment_id', checkIn: 'check_in', checkOut: 'check_out' });
  const booked = rows.map((row) => ({ ...row, nights: nightCount(row) }));
  /** @type {{ reservation: string, count: number | string }[]} */
  const held = await knex('booking_nights')
    .where({ source: 'reservation' })
    .select('reservation')
    .count({ count: '*' })
    .groupBy('reservation');
  const nightsOf = new Map(held.map(({ reservation, count }) => [reservation, Number(count)]));
  const wrong = wrongBookings(booked, nightsOf, promised);
  if (wrong.length > 0) throw new Problem(`After the bench: ${wrong.slice(0, 5).join('; ')}`);
}
