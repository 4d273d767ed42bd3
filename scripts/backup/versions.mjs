import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';

/** @typedef {import('./manifest.mjs').Versions} Versions */

/** The table in which the product's own migrations note that they are done. */
export const MIGRATIONS_TABLE = 'booking_migrations';

/**
 * What is installed here.
 * @returns {Versions}
 */
export function versionsHere() {
  const strapi = createRequire(inRoot('cms/package.json')).resolve('@strapi/strapi/package.json');
  return {
    product: versionIn(inRoot('package.json')),
    strapi: versionIn(strapi),
    migrations: readdirSync(inRoot('database/migrations')).sort(),
  };
}

/**
 * Refuses what this version cannot bring up to date. What is older is brought up to date by the next start.
 * @param {Versions} backup
 * @param {Versions} here
 */
export function refuseNewer(backup, here) {
  const unknown = backup.migrations.filter((name) => !here.migrations.includes(name));
  const findings = [
    isNewer(backup.product, here.product) &&
      `it was made by version ${backup.product}, this is ${here.product}`,
    isNewer(backup.strapi, here.strapi) &&
      `it was made with Strapi ${backup.strapi}, this has ${here.strapi}`,
    unknown.length > 0 && `it has been through migrations that are unknown here (${unknown.join(', ')})`,
  ].filter((finding) => finding !== false);
  if (findings.length === 0) return;
  throw new Problem(
    `The backup is newer than this version: ${findings.join('; ')}. Install that version, then restore.`,
  );
}

/**
 * @param {string} a such as 5.54.0
 * @param {string} b
 */
function isNewer(a, b) {
  return a.localeCompare(b, 'en', { numeric: true }) > 0;
}

/** @param {string} file a package.json */
function versionIn(file) {
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(file, 'utf8')));
  return version;
}
