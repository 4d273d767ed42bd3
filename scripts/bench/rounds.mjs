import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../steps/problem.mjs';

/**
 * @typedef {import('./cases.mjs').Case} Case
 * @typedef {import('./report.mjs').Round} Round
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {import('./load.mjs').LoadResult} LoadResult
 * @typedef {import('./load.mjs').Request} Request
 * @typedef {import('./worker.mjs').Worker} Worker
 * @typedef {import('./product.mjs').Product} Product
 * @typedef {{ of: Case, product: Round[], bare: Round[] }} Measured a case: rounds of the product and of a bare Koa
 * @typedef {{ name: string, searches: LoadResult, pages: LoadResult }} Crowd `pages` lie in memory, for other guests
 */

const MAILING_STEP_MS = 500;
const LONGEST_MAILING_MS = 120_000;
/** How many searches one address keeps running, and how many other guests read meanwhile. */
const SEARCHES = 50;
const READERS = 5;
/** Searches may be asked to come back; pages in memory may not. */
const OF_SEARCHES = ['200', '429', '503'];
/** Headers that belong to the connection, not the answer; Node's server sets them itself. */
const OF_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/**
 * Measures each case for a while, then each again, alternating the product with a bare Koa that sends the same bytes,
 * so that other load on the machine affects all of them alike.
 * @param {{ product: Product, bare: Worker, load: Worker }} setting
 * @param {readonly Case[]} cases
 * @param {{ rounds: number, seconds: number, connections: number }} options
 * @param {(label: string) => void} relabel
 * @returns {Promise<{ measured: Measured[], memory: number, booked: number }>} `memory` the most bytes seen after a
 *   round; `booked` how often a reservation was promised
 */
export async function measureCases({ product, bare, load }, cases, options, relabel) {
  const { rounds, seconds, connections } = options;
  let memory = 0;
  let booked = 0;
  const send = async (/** @type {Case} */ { name, expected, once }, /** @type {Load} */ work) => {
    const result = await sendOnly(name, load, work, expected.map(String));
    if (once && result.count !== work.requests.length) throw new Problem(`${name}: ${result.count} answers`);
    return result;
  };

  /** @type {(of: Case, work: Omit<Load, 'url'>) => Promise<Round>} */
  async function roundOfProduct(of, work) {
    const before = await product.vitals();
    const result = await send(of, { ...work, url: product.url });
    const after = await product.vitals();
    if (of.rendered && after.hits > before.hits)
      throw new Problem(`${of.name}: pages came from the page cache.`);
    memory = Math.max(memory, after.memory);
    if (of.once) booked += result.statuses[201] ?? 0;
    return { ...result, cpu: after.cpu - before.cpu };
  }

  /** @type {(of: Case, work: Omit<Load, 'url'>, answer: unknown) => Promise<Round>} */
  async function roundOfBare(of, work, answer) {
    const ask = async (/** @type {unknown} */ next) =>
      /** @type {{ url: string, cpu: number }} */ (await bare.ask(next));
    const before = await ask(answer);
    const result = await send(of, { ...work, url: before.url });
    return { ...result, cpu: (await ask(null)).cpu - before.cpu };
  }

  /** Work that reservations leave behind must not count against the next case. */
  async function untilMailed() {
    const limit = performance.now() + LONGEST_MAILING_MS;
    while ((await product.vitals()).mails > 0 && performance.now() < limit) await pause(MAILING_STEP_MS);
  }

  /** @type {Measured[]} */
  const measured = cases.map((of) => ({ of, product: [], bare: [] }));
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { of, product: ofProduct, bare: ofBare } of measured) {
      relabel(`${round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`}: ${of.name}`);
      const requests = await of.requests(product.url);
      const duration = round === 0 ? 1 : seconds;
      const work = { requests, connections, seconds: of.once ? null : duration };
      const [sample] = requests;
      if (!sample) throw new Problem(`${of.name}: nothing to ask.`);
      // What can only be sent once has a key by which it is recognised when the round sends it.
      const answer = await sampleAnswer(product.url, sample, of.expected[0] ?? 200);
      const first = await roundOfProduct(of, work);
      if (of.once) await untilMailed();
      const second = await roundOfBare(of, work, answer);
      if (round === 0) continue;
      ofProduct.push(first);
      ofBare.push(second);
    }
  }
  return { measured, memory, booked };
}

/**
 * Has one address search with many requests at once, and measures how long other guests wait for pages in memory.
 * @param {{ product: Product, load: Worker, readers: Worker }} setting
 * @param {readonly Case[]} cases
 * @param {number} seconds
 * @returns {Promise<Crowd[]>}
 */
export async function measureCrowds({ product, load, readers }, cases, seconds) {
  const { url } = product;
  const crowds = [];
  for (const { name, requests } of cases.filter(({ isSearch }) => isSearch)) {
    const requested = from('192.0.2.1', await requests(url));
    const work = { url, requests: requested, connections: SEARCHES, seconds };
    const [searches, pages] = await Promise.all([
      sendOnly(`${name}, ${SEARCHES} at once`, load, work, OF_SEARCHES),
      readPages({ product, readers }, cases, seconds, `beside ${name}`),
    ]);
    crowds.push({ name, searches, pages });
  }
  return crowds;
}

/**
 * Measures how long guests wait for pages in memory.
 * @param {{ product: Product, readers: Worker }} setting
 * @param {readonly Case[]} cases
 * @param {number} seconds
 * @param {string} meanwhile what else the product does
 */
export async function readPages({ product: { url }, readers }, cases, seconds, meanwhile) {
  const cached = cases.filter(({ name }) => name.endsWith('cached'));
  const requests = from('192.0.2.2', (await Promise.all(cached.map(async (of) => of.requests(url)))).flat());
  const work = { url, requests, connections: READERS, seconds };
  return sendOnly(`Pages in memory ${meanwhile}`, readers, work, ['200']);
}

/** Requests as a proxy hands them on. @param {string} address @param {readonly Request[]} requests */
function from(address, requests) {
  return requests.map((request) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': address },
  }));
}

/**
 * Sends requests. Every one has to be answered with one of these statuses.
 * @param {string} what
 * @param {Worker} load
 * @param {Load} work
 * @param {readonly string[]} wanted
 */
async function sendOnly(what, load, work, wanted) {
  const result = /** @type {LoadResult} */ (await load.ask(work));
  const { count, failures, statuses } = result;
  if (count > 0 && failures === 0 && Object.keys(statuses).every((status) => wanted.includes(status)))
    return result;
  throw new Problem(`${what}: ${count} answers, ${failures} failures, statuses ${JSON.stringify(statuses)}`);
}

/**
 * What the product answers to a request, byte for byte, for the bare Koa to send as well.
 * @param {string} url
 * @param {Request} request
 * @param {number} expected status
 * @returns {Promise<import('./bare-koa.mjs').Answer>}
 */
async function sampleAnswer(url, { path, method, headers, body }, expected) {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    open(url + path, { method, headers }, resolve)
      .once('error', reject)
      .end(body);
  });
  const bytes = await buffer(response);
  if (response.statusCode !== expected) {
    const text = bytes.toString().slice(0, 500);
    throw new Problem(`${method} ${path} was answered with ${response.statusCode}: ${text}`);
  }
  const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.includes(name));
  return {
    status: expected,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: bytes,
  };
}
