import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import getPort from 'get-port';
import { inRoot, ROOT } from '../steps/paths.mjs';
import { Problem } from '../steps/problem.mjs';
import { killGroup, OWN_GROUP } from '../steps/run.mjs';
import { whenStopped } from '../steps/stop.mjs';

/** How often and for how long a starting server is asked for its first page. */
const STEP_MS = 20;
const LONGEST_START_MS = 120_000;

/**
 * The product, started as a person would start it.
 * @typedef {object} Product
 * @property {string} url
 * @property {number} startSeconds from `npm start` to the first page
 * @property {() => Promise<Vitals>} vitals
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} Vitals what the server says of itself at `/metrics`
 * @property {number} cpu seconds that it has computed so far
 * @property {number} memory bytes that are resident
 * @property {number} hits pages that came from the page cache so far
 * @property {number} mails that are still to be written
 * @property {number} oldestFeed seconds since the oldest of all calendar feeds was fetched
 */

/**
 * Runs `npm start` on the existing build.
 * @param {Record<string, string>} settings
 * @param {string} metricsToken
 * @returns {Promise<Product>}
 */
export async function startProduct(settings, metricsToken) {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const npm = process.env['npm_execpath'];
  const args = npm?.endsWith('.js') ? [npm, 'start', '--silent'] : [inRoot('scripts/start.mjs')];
  const began = performance.now();
  // A process group of its own, because npm does not pass on signals.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      METRICS_TOKEN: metricsToken,
      // Requests say from which address they come.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: OWN_GROUP,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    killGroup(child, 'SIGTERM');
    await ended;
  };
  void ended.then(whenStopped(stop));
  while ((await fetch(url).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Problem('The server ended before it was ready: see its message above.');
    if (performance.now() - began > LONGEST_START_MS) throw new Problem('The server did not become ready.');
    await pause(STEP_MS);
  }
  const startSeconds = (performance.now() - began) / 1_000;
  return { url, startSeconds, vitals: () => readVitals(url, metricsToken), stop };
}

/** @param {string} url @param {string} token @returns {Promise<Vitals>} */
async function readVitals(url, token) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await response.text()).split('\n');
  const valueOf = (/** @type {string} */ name, isOptional = false) => {
    const found = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    if (found.length === 0 && !isOptional) throw new Problem(`The server's metrics do not name ${name}.`);
    return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
  };
  return {
    cpu: valueOf('process_cpu_seconds_total'),
    memory: valueOf('process_resident_memory_bytes'),
    hits: valueOf('page_cache_requests_total{result="hit"}'),
    mails: valueOf('mails_waiting', true),
    oldestFeed: valueOf('calendar_feeds_oldest_fetch_seconds'),
  };
}
