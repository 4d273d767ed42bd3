import autocannon from 'autocannon';
import { answerBench } from './worker.mjs';
import { percentile } from './report.mjs';

/**
 * @typedef {object} Request
 * @property {'GET' | 'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} [body]
 *
 * @typedef {object} Load
 * @property {string} url origin
 * @property {Request[]} requests
 * @property {number} connections
 * @property {number | null} seconds null sends each request once
 *
 * @typedef {object} LoadResult
 * @property {number} perSecond
 * @property {number} count of answers
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {Record<string, number>} statuses how often each came
 * @property {number} failures connections that failed or took too long
 */

/** Sends requests over several connections, each as soon as the one before is answered. */
answerBench(async (/** @type {Load} */ { url, requests, connections: wanted, seconds }) => {
  const connections = seconds === null ? Math.min(wanted, requests.length) : wanted;
  /** @type {Record<string, number>} */
  const statuses = {};
  /** @type {number[]} */
  const times = [];
  let client = 0;
  const began = performance.now();
  const options = {
    url,
    connections,
    timeout: 30,
    ...(seconds === null ? { amount: requests.length } : { duration: seconds }),
    // Set here rather than for all: each connection has its own requests, or its own order of them.
    setupClient: (/** @type {import('autocannon').Client} */ own) =>
      own.setRequests(shareOf(requests, client++, connections, seconds === null)),
  };
  const run = autocannon(options, () => undefined);
  let ended = began;
  /** @type {Pick<import('autocannon').Result, 'errors' | 'timeouts'>} */
  const { errors, timeouts } = await new Promise((resolve) => {
    // autocannon's own figures are whole milliseconds.
    run.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
      ended = performance.now();
      // autocannon ends on whole seconds: what the server does meanwhile is no part of its answers.
      if (seconds === null && times.length === requests.length) resolve({ errors: 0, timeouts: 0 });
    });
    run.once('done', resolve);
  });
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: times.length / ((ended - began) / 1_000),
    count: times.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    statuses,
    failures: errors + timeouts,
  };
});

/**
 * What one connection sends. If each request is to be sent once, its share of them; otherwise all of them, starting
 * at another one, so that no two connections ask for the same thing at the same time.
 * @param {Request[]} requests
 * @param {number} client
 * @param {number} connections
 * @param {boolean} once
 */
function shareOf(requests, client, connections, once) {
  if (once) return requests.filter((_, index) => index % connections === client);
  const at = Math.floor((requests.length / connections) * client);
  return [...requests.slice(at), ...requests.slice(0, at)];
}
