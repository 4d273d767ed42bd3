// A server without a port, for the bench (scripts/bench), in a process that goes before anything is measured. Sent
// `{ settings, apartments, days, reservations }` it fills the database (fill.mjs), and answers
// `{ apartments, nights, stays }`; sent `{ settings, guests }` it answers with what guests of this mail domain have
// booked; sent `{ settings, feeds: { url, channels } }` it connects a calendar of each channel to each apartment, unless
// they are, makes all of them due, and answers how many there are; sent `{ settings, reports: url }` it signs in to the
// server there, and once it is gone itself asks it for reports, and answers how long they took. Answers come as `{ done }` or `{ failed }`; before,
// `{ type: 'progress', text }`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nightCount } from 'booking-rules/shared/domain/stay';
import { fill } from './fill.mjs';
import { measureReports, signIn } from './reports.mjs';

/**
 * @typedef {import('@strapi/strapi').Core.Strapi} Strapi
 * @typedef {{ url: string, channels: string[] }} Feeds
 * @typedef {{ apartments?: number, days?: number, reservations?: number, guests?: string, feeds?: Feeds, reports?: string }} Task
 */

/** How long the server has to read the inventory again. */
const REREAD_MS = 5_000;
const require = createRequire(import.meta.url);
const cms = fileURLToPath(new URL('../..', import.meta.url));

process.on('disconnect', () => process.exit(0));
process.on('message', (task) => {
  work(task).then(
    (done) => process.send?.({ done }),
    (error) => process.send?.({ failed: String(error) }),
  );
});

/** @param {Task & { settings: Record<string, string> }} task */
async function work({ settings, reports, ...task }) {
  Object.assign(process.env, settings);
  if (reports === undefined) return withStrapi((strapi) => workIn(strapi, task));
  // A Strapi beside the server would send the mails of what is written there, and have both read everything again.
  const manager = await withStrapi((strapi) => signIn(strapi, reports));
  // What it wrote has the server read the inventory again, where managers who sign in write nothing from outside.
  await pause(REREAD_MS);
  return measureReports(reports, manager);
}

/** @param {Strapi} strapi @param {Task} task */
async function workIn(strapi, { apartments, days = 0, reservations = 0, guests, feeds }) {
  if (feeds) return makeFeedsDue(strapi, feeds);
  if (apartments !== undefined) return fill(strapi, { apartments, days, reservations });
  return booked(strapi, guests);
}

/**
 * @template Done
 * @param {(strapi: Strapi) => Promise<Done>} act
 * @returns {Promise<Done>} once Strapi has ended
 */
async function withStrapi(act) {
  // Strapi and its settings look for their files in the working folder.
  process.chdir(cms);
  // Node cannot import Strapi's own modules for `import`; those for `require` are what the server runs on.
  const { createStrapi } = require('@strapi/strapi');
  const strapi = createStrapi({ appDir: cms, distDir: join(cms, 'dist'), serveAdminPanel: false });
  await strapi.load();
  try {
    return await act(strapi);
  } finally {
    await strapi.destroy();
  }
}

/**
 * How many reservations guests with this mail domain have made, and which do not hold all nights of their stays.
 * @param {Strapi} strapi
 * @param {string | undefined} guests
 */
async function booked(strapi, guests) {
  const { tableName } = strapi.db.metadata.get('plugin::booking-rules.reservation');
  const knex = strapi.db.connection;
  const day = (/** @type {string} */ column) => knex.raw('cast(?? as text)', [column]);
  const rows = await knex({ r: tableName })
    .leftJoin({ n: 'booking_nights' }, (join) =>
      join
        .on('n.reservation', 'r.reference')
        .on('n.apartment', 'r.apartment_id')
        .on('n.night', '>=', day('r.check_in'))
        .on('n.night', '<', day('r.check_out')),
    )
    .whereLike('r.email', `%@${guests}`)
    .groupBy('r.reference', 'r.check_in', 'r.check_out')
    .select('r.reference', { checkIn: day('r.check_in'), checkOut: day('r.check_out') })
    .count({ held: 'n.night' });
  const short = rows.filter((row) => Number(row.held) !== nightCount(row));
  return { made: rows.length, short: short.map(({ reference }) => reference) };
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
