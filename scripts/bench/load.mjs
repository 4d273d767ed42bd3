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

/** Answers whose times are kept: the latest of them. */
const KEPT = 1_000_000;
const times = new Float64Array(KEPT);

/** Sends requests over so many connections, each of them as soon as the one before is answered. */
answerBench(async (/** @type {Load} */ { url, requests, connections: wanted, seconds }) => {
  const connections = seconds === null ? Math.min(wanted, requests.length) : wanted;
  /** @type {Record<string, number>} */
  const statuses = {};
  let count = 0;
  let client = 0;
  const began = performance.now();
  let ended = began;
  /** @type {import('autocannon').Result} */
  const { errors, timeouts } = await new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        timeout: 30,
        ...(seconds === null ? { amount: requests.length } : { duration: seconds }),
        // Given here and not as a whole: each connection has requests of its own, or its own turn of them.
        setupClient: (own) => own.setRequests(shareOf(requests, client++, connections, seconds === null)),
      },
      (error, result) => (error ? reject(new Error(String(error))) : resolve(result)),
    );
    run.on('response', (_client, status, _bytes, ms) => {
      times[count % KEPT] = ms;
      count += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      ended = performance.now();
    });
  });
  const sorted = times.slice(0, Math.min(count, KEPT)).sort();
  return {
    perSecond: count / ((ended - began) / 1_000),
    count,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    statuses,
    failures: errors + timeouts,
  };
});

/**
 * What one of the connections sends: every so many-th request, where each is to be sent once; otherwise all of
 * them, begun elsewhere, so that no two connections ask for the same at the same time.
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
