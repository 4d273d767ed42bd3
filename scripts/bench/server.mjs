import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inRoot } from '../steps/paths.mjs';

/** Node cannot import Strapi's own modules for `import`; those for `require` are what the server runs on. */
const { createStrapi } = /** @type {typeof import('@strapi/strapi')} */ (
  createRequire(import.meta.url)('@strapi/strapi')
);

/** @typedef {import('@strapi/strapi').Core.Strapi} Strapi */
/** @typedef {import('booking-rules/shared/contracts/stays').StayQuery} StayQuery */
/** @typedef {import('booking-rules/shared/contracts/stays').StayPage} StayPage */

/**
 * What is measured of the product: the very services that answer `GET /api/stays`.
 * @typedef {object} Booking
 * @property {{ search(query: StayQuery, now: Date): StayPage }} stays
 * @property {InventoryService} inventory
 * @typedef {object} InventoryService
 * @property {() => Promise<void>} refresh
 * @property {() => { policies: import('booking-rules/shared/domain/restrictions/rules').PropertyPolicies, entries: ReadonlyMap<string, Entry> }} current
 * @typedef {{ documentId: string, bookingMode: string, listing: import('booking-rules/shared/listing/listing').Listing }} Entry
 */

/**
 * Starts the real server, without a port.
 * @param {import('./run-settings.mjs').RunSettings} settings
 */
export async function startServer(settings) {
  await mkdir(join(settings.UPLOADS_FOLDER, 'uploads'), { recursive: true });
  Object.assign(process.env, settings);
  const cms = inRoot('cms');
  // Strapi and its settings look for their files in the working folder.
  process.chdir(cms);
  const strapi = createStrapi({ appDir: cms, distDir: join(cms, 'dist'), serveAdminPanel: false });
  await strapi.load();
  return { strapi, booking: /** @type {Booking} */ (strapi.plugin('booking-rules').services) };
}

/**
 * Loads the demo content, which a server that serves does beside its guests.
 * @param {Strapi} strapi
 */
export async function loadDemoNow(strapi) {
  const require = createRequire(import.meta.url);
  const { beginDemo, loadDemo } = /** @type {typeof import('../../cms/src/bootstrap/demo/load.js')} */ (
    require(inRoot('cms/dist/src/bootstrap/demo/load.js'))
  );
  await beginDemo(strapi);
  await loadDemo(strapi, new AbortController().signal);
  await /** @type {Booking} */ (strapi.plugin('booking-rules').services).inventory.refresh();
}
