// A server without a port, for the bench (scripts/bench), in a process that goes before anything is measured. It is
// sent `{ settings, apartments }` and fills the database: the demo content, its apartments copied until there are so
// many, and nights of three years taken in the copies; the answer is `{ apartments, nights, stays }`, stays that can be
// booked, no two of which share a night. Sent `{ settings, guests }` it answers with what guests of this mail domain
// have booked; sent `{ settings, feeds: { url, channels } }` it connects a calendar of each channel to each apartment,
// unless they are, makes all of them due, and answers how many there are. Answers come as `{ done }` or `{ failed }`; before, `{ type: 'progress', text }`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quoteStay } from 'booking-rules/shared/domain/pricing/quote';
import { addDays, dubaiDay, nightCount } from 'booking-rules/shared/domain/stay';

/**
 * @typedef {import('@strapi/strapi').Core.Strapi} Strapi
 * @typedef {import('booking-rules/shared/listing/listing').Listing} Listing
 * @typedef {{ documentId: string, listing: Listing }} Entry
 * @typedef {{ url: string, channels: string[] }} Feeds
 */

const APARTMENT = 'api::apartment.apartment';
const DAYS = 3 * 365;
const FIRST_DAY = 3;
const LAST_DAY = 500;
const LENGTHS = [2, 3, 4, 5];
const require = createRequire(import.meta.url);
const cms = fileURLToPath(new URL('../..', import.meta.url));

process.on('disconnect', () => process.exit(0));
process.on('message', (task) => {
  work(task).then(
    (done) => process.send?.({ done }),
    (error) => process.send?.({ failed: String(error) }),
  );
});

/** @param {{ settings: Record<string, string>, apartments?: number, guests?: string, feeds?: Feeds }} task */
async function work({ settings, apartments, guests, feeds }) {
  Object.assign(process.env, settings);
  // Strapi and its settings look for their files in the working folder.
  process.chdir(cms);
  // Node cannot import Strapi's own modules for `import`; those for `require` are what the server runs on.
  const { createStrapi } = require('@strapi/strapi');
  const strapi = createStrapi({ appDir: cms, distDir: join(cms, 'dist'), serveAdminPanel: false });
  await strapi.load();
  try {
    if (feeds) return await makeFeedsDue(strapi, feeds);
    return await (apartments === undefined ? booked(strapi, guests) : fill(strapi, apartments));
  } finally {
    await strapi.destroy();
  }
}

/**
 * Fills the database of this run: the demo content, its apartments copied until there are enough, and nights of
 * three years taken in the copies.
 * @param {Strapi} strapi
 * @param {number} count of apartments
 */
async function fill(strapi, count) {
  const { inventory } = strapi.plugin('booking-rules').service('engine');
  const { beginDemo, loadDemo } = require(join(cms, 'dist/src/bootstrap/demo/load.js'));
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
    process.send?.({ type: 'progress', text: `Copying apartments: ${done + 1} of ${count}` });
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
 * Reservations of guests with this mail domain, and how many nights each holds.
 * @param {Strapi} strapi
 * @param {string | undefined} guests
 */
async function booked(strapi, guests) {
  const knex = strapi.db.connection;
  const { tableName } = strapi.db.metadata.get('plugin::booking-rules.reservation');
  const rows = await knex(tableName)
    .whereLike('email', `%@${guests}`)
    .select('reference', { apartment: 'apartment_id', checkIn: 'check_in', checkOut: 'check_out' });
  const held = await knex('booking_nights')
    .where({ source: 'reservation' })
    .select('reservation')
    .count({ count: '*' })
    .groupBy('reservation');
  return {
    booked: rows.map((row) => ({ ...row, nights: nightCount(row) })),
    nightsOf: new Map(held.map(({ reservation, count }) => [reservation, Number(count)])),
  };
}

/**
 * Connects a calendar of each channel to each apartment, and has all of them fetched as if they had not been for a day.
 * @param {Strapi} strapi
 * @param {Feeds} feeds
 * @returns how many
 */
async function makeFeedsDue(strapi, { url, channels }) {
  const knex = strapi.db.connection;
  const { inventory } = strapi.plugin('booking-rules').service('engine');
  const now = Date.now();
  const due = { next_at: now, good_at: now - 86_400_000, locked_until: 0 };
  if (await knex('booking_feeds').first('id')) return knex('booking_feeds').update(due);
  const rows = [...inventory.current().entries.keys()].flatMap((apartment) =>
    channels.map((channel) => ({
      ...{
        ...due,
        apartment,
        channel,
        address: `${url}/${channel}/${apartment}.ics`,
        address_digest: channel,
      },
      ...{ interval_minutes: 15, release_fetches: 3, release_hours: 3, created_at: now },
    })),
  );
  await knex.batchInsert('booking_feeds', rows, 50);
  return rows.length;
}
