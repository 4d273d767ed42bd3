import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { run } from '../steps/run.mjs';
import { startServer } from '../steps/server.mjs';
import { freshSettings } from '../steps/settings.mjs';

const DAY_MS = 86_400_000;
const APARTMENT = 'two-bedroom-heron-tower';
const EMAIL = 'layla@guests.example';
const LISTING = {
  id: 11,
  slug: APARTMENT,
  title: 'Two-bedroom with a lake view',
  area: 'Dubai Marina',
  bedrooms: 2,
  bathrooms: 2,
  guests: 5,
  price: 1_400,
  dtcm: 'DUB-HER-1A2B3',
};
/** Enough statements for a collection or two of what they leave behind. */
const STAYS = 40;

/**
 * Takes one Node through what an installation does in its first days.
 * @param {string} node path of its binary
 * @param {string} folder for everything that is written
 * @param {(text: string) => void} say
 * @throws Problem or AssertionError that says what did not work
 */
export async function rehearse(node, folder, say) {
  const port = await getPort();
  const env = settingsFor(folder, port);
  const url = env.PUBLIC_URL;
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  const listings = join(folder, 'listings.json');
  writeFileSync(listings, JSON.stringify([LISTING]));
  /** @param {string[]} args */
  const runHere = async (...args) => {
    const { code, output } = await run(node, args, { cwd: inRoot('cms'), env, quiet: true });
    if (code !== 0) throw new Problem(`${args.join(' ')} ended with ${String(code)}: ${output.trim()}`);
  };
  const start = async () => {
    const server = startServer(env, undefined, node);
    await server.ready;
    return server;
  };

  say('making packages and builds ready');
  await runHere(inRoot('scripts/build.mjs'));
  say('importing a listing');
  await runHere('dist/src/import/run.js', listings);
  say('booking');
  const first = await start();
  const references = [];
  for (let index = 0; index < STAYS; index++) references.push(await book(url, index));
  await first.stop();
  assert.equal(await first.ended, 0, 'The server did not end as it should when it was stopped');
  say('starting again');
  const second = await start();
  for (const reference of references) {
    const answer = await fetch(`${url}/api/reservations/${reference}?email=${EMAIL}`);
    assert.equal(answer.status, 200, `The reservation ${reference} is gone`);
  }
  say('backing up');
  await runHere(inRoot('scripts/backup.mjs'), join(folder, 'backup.tar.gz'));
  await second.stop();
}

/**
 * @param {string} url
 * @param {number} index of the stay: none overlaps another
 * @returns {Promise<string>} the reference of a new reservation
 */
async function book(url, index) {
  const [checkIn, checkOut] = [10, 12].map((days) =>
    new Date(Date.now() + (days + 3 * index) * DAY_MS).toISOString().slice(0, 10),
  );
  const quote = await post(`${url}/api/quotes`, { apartmentId: APARTMENT, checkIn, checkOut, guests: 2 });
  const guest = { firstName: 'Layla', lastName: 'Haddad', email: EMAIL, phone: '+971 50 123 4567' };
  const wish = { quote: quote.number, guest, payment: 'manual' };
  return (await post(`${url}/api/reservations`, wish)).reference;
}

/**
 * @param {string} address
 * @param {object} data
 */
async function post(address, data) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ data }) });
  const body = await answer.text();
  assert.equal(answer.status, 201, `${address} answered ${answer.status}: ${body}`);
  const { data: made } = /** @type {{ data: { number: string, reference: string } }} */ (JSON.parse(body));
  return made;
}

/**
 * Every setting that could lead elsewhere: nothing of this machine's `.env` decides.
 * @param {string} folder
 * @param {number} port
 */
function settingsFor(folder, port) {
  const elsewhere = ['SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const buckets = ['BUCKET', 'ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'PUBLIC_URL'];
  return {
    ...process.env,
    ...freshSettings(),
    ...Object.fromEntries([...elsewhere, ...buckets.map((name) => `S3_${name}`)].map((name) => [name, ''])),
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: join(folder, 'vacationer.db'),
    UPLOADS_FOLDER: join(folder, 'public'),
    MAIL_FOLDER: join(folder, 'mail'),
    MANAGER_EMAIL: 'manager@vacationer.example',
    LOG_LEVEL: 'error',
    DEMO_CONTENT: 'false',
    RATE_LIMITS: 'false',
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}
