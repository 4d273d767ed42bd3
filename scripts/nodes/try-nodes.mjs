import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installAll } from '../steps/build.mjs';
import { askQuote, lookUp, reserve, stayIn } from '../steps/guest.mjs';
import { inRoot } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { createProgress } from '../steps/progress.mjs';
import { run } from '../steps/run.mjs';
import { startServer } from '../steps/server.mjs';
import { settingsIn } from '../steps/settings.mjs';
import { whenStopped } from '../steps/stop.mjs';

/** One release of each line that the product supports. */
const SUPPORTED = ['20.20.2', '22.23.3', '24.21.0'];
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
/** Enough statements to trigger a garbage collection or two. */
const STAYS = 40;

/**
 * `npm run test:nodes [-- VERSION …]`: on each version of Node, the real server on SQLite imports listings, takes a
 * booking, is stopped and started again, and is backed up. It uses the packages and builds of this Node; each version
 * prepares whatever else it needs.
 * @param {string[]} wanted versions; those that are supported when none is named
 * @throws Problem or AssertionError at the first failure
 */
export async function tryNodes(wanted) {
  await installAll();
  const versions = wanted.length === 0 ? SUPPORTED : wanted;
  const progress = createProgress(versions.length);
  for (const version of versions) {
    const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    const forget = whenStopped(async () => remove());
    try {
      await progress.step(`Node ${version}`, async (relabel) => {
        const say = (/** @type {string} */ text) => relabel(`Node ${version}: ${text}`);
        say('fetching it');
        await rehearse(await nodeBinary(version), folder, say);
      });
    } finally {
      forget();
      remove();
    }
  }
  console.log(`The product works on Node ${versions.join(', ')}.`);
  process.exit(0);
}

/**
 * The path of this version of Node for this machine, from the packages behind npm's package `node`. npm caches what
 * it has fetched.
 * @param {string} version such as 24.21.0
 */
async function nodeBinary(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Problem(`"${version}" is no version such as 24.21.0.`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const args = ['exec', '--yes', `--package=${name}@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run('npm', args, { cwd: tmpdir(), quiet: true });
  const binary = output.trim().split('\n').at(-1) ?? '';
  if (code === 0 && binary.includes(name)) return binary;
  throw new Problem(`${output.trim()}\nNode ${version} could not be fetched: see npm's message above.`);
}

/**
 * Takes one version of Node through the first days of an installation.
 * @param {string} node path of its binary
 * @param {string} folder for everything that is written
 * @param {(text: string) => void} say
 */
async function rehearse(node, folder, say) {
  const { default: getPort } = await import('get-port');
  const PORT = String(await getPort());
  const url = `http://127.0.0.1:${PORT}`;
  const MANAGER_EMAIL = 'manager@vacationer.example';
  const differences = { PORT, PUBLIC_URL: url, MANAGER_EMAIL, LOG_LEVEL: 'error', DEMO_CONTENT: 'false' };
  const env = { ...process.env, ...settingsIn(folder, differences) };
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
  for (let index = 0; index < STAYS; index++) {
    const quote = await askQuote(url, stayIn(APARTMENT, 10 + 3 * index, 2));
    const reservation = await reserve(url, quote.data.number, EMAIL);
    assert.equal(reservation.status, 201);
    references.push(reservation.data.reference);
  }
  await first.stop();
  assert.equal(await first.ended, 0, 'The server did not end as it should when it was stopped');
  say('starting again');
  const second = await start();
  for (const reference of references) {
    assert.equal(await lookUp(url, reference, EMAIL), 200, `The reservation ${reference} is gone`);
  }
  say('backing up');
  await runHere(inRoot('scripts/backup.mjs'), join(folder, 'backup.tar.gz'));
  await second.stop();
}
