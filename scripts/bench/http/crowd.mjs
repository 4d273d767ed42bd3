import { Problem } from '../../steps/problem.mjs';

/** @typedef {import('./load.mjs').LoadResult} LoadResult */
/** @typedef {import('./load.mjs').Request} Request */
/** @typedef {ReturnType<typeof import('./worker.mjs').startWorker>} Worker */

/** Searches that one address has under way all the time, and other guests who read meanwhile. */
const SEARCHES = 50;
const READERS = 5;
/** Searches may be asked to come back; pages in memory may not. */
const OF_SEARCHES = ['200', '429', '503'];

/**
 * @typedef {object} Crowd
 * @property {string} name
 * @property {LoadResult} searches
 * @property {LoadResult} pages that lie in memory, for guests at other addresses
 */

/**
 * Has one address search with many requests at once, and measures how long other guests wait for pages in memory.
 * @param {object} setting
 * @param {import('./product.mjs').Product} setting.product
 * @param {Worker} setting.load
 * @param {Worker} setting.readers
 * @param {readonly import('./cases.mjs').Case[]} cases
 * @param {number} seconds
 * @returns {Promise<Crowd[]>}
 */
export async function measureCrowds({ product: { url }, load, readers }, cases, seconds) {
  const requestsOf = async (/** @type {(of: import('./cases.mjs').Case) => boolean} */ isWanted) =>
    (await Promise.all(cases.filter(isWanted).map((of) => of.requests(url)))).flat();
  const pages = from('192.0.2.2', await requestsOf(({ name }) => name.endsWith('cached')));
  const crowds = [];
  for (const { name, requests } of cases.filter(({ isSearch }) => isSearch)) {
    const [searches, read] = /** @type {[LoadResult, LoadResult]} */ (
      await Promise.all([
        load.ask({ url, requests: from('192.0.2.1', await requests(url)), connections: SEARCHES, seconds }),
        readers.ask({ url, requests: pages, connections: READERS, seconds }),
      ])
    );
    expectOnly(`${name}, ${SEARCHES} at once`, searches, OF_SEARCHES);
    expectOnly(`Pages in memory beside ${name}`, read, ['200']);
    crowds.push({ name, searches, pages: read });
  }
  return crowds;
}

/** @param {string} what @param {LoadResult} result @param {readonly string[]} wanted statuses */
function expectOnly(what, { count, failures, statuses }, wanted) {
  if (count > 0 && failures === 0 && Object.keys(statuses).every((status) => wanted.includes(status))) return;
  throw new Problem(`${what}: ${count} answers, ${failures} failures, statuses ${JSON.stringify(statuses)}`);
}

/** The same as if it came from an address. @param {string} address @param {readonly Request[]} requests @returns {Request[]} */
function from(address, requests) {
  return requests.map((request) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': address },
  }));
}
