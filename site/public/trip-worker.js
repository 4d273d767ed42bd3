// @ts-check
/**
 * Lets the page of a trip open without a connection: it keeps that page, and the files that it is made of, once a guest
 * has opened it. It sees no other page of the site. What the page shows is kept by the page itself (session/kept-trip.ts);
 * neither links nor answers about a guest come into this cache.
 */

const CACHE = 'trip';
/** Files of a build, of the brand and of editors: what lies at these addresses does not change. */
const FILES = /^\/(?:assets|brand|uploads)\//;

/** @type {any} The worker's own global, which the types of pages do not know. */
const worker = self;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (/** @type {any} */ event) => {
  const { keep } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request, pathname));
  else if (FILES.test(pathname)) event.respondWith(fileOf(request, pathname));
});

/**
 * The page as it is now; without a connection as it was last. Kept without its query, which may open a booking.
 * @param {Request} request
 * @param {string} pathname
 */
async function pageOf(request, pathname) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(pathname, response.clone());
    // A server in trouble is no better than none.
    return response.status < 500 ? response : ((await cache.match(pathname)) ?? response);
  } catch (error) {
    const kept = await cache.match(pathname);
    if (kept) return kept;
    throw error;
  }
}

/**
 * @param {Request} request
 * @param {string} pathname
 */
async function fileOf(request, pathname) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(pathname, response.clone());
  return response;
}

/**
 * Keeps what the page had loaded before this worker saw it.
 * @param {string[]} paths
 */
async function keepAll(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const response = await fetch(path).catch(() => null);
      if (response?.ok) await cache.put(path, response);
    }),
  );
}
