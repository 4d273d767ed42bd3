import { createChance } from '../chance.mjs';
import { dealApartments, dealStays, mixed } from './deal-stays.mjs';
import { quoteRequest, reservationRequests } from './booking-requests.mjs';

/** @typedef {import('./load.mjs').Request} Request */
/** @typedef {import('./free-stays.mjs').FreeStay} FreeStay */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {number[]} expected statuses; any other fails the bench
 * @property {boolean} rendered pages that must not come from the page cache
 * @property {boolean} isSearch over all apartments, with dates
 * @property {boolean} once each request can be sent but once
 * @property {(url: string) => Promise<Request[]>} requests of one round
 */

/** Different questions of one round, so that no answer can be one that was kept. */
const QUESTIONS = 1_000;
/** Reservations of one round over different apartments and nights, and for the same few nights. */
const SPREAD = 400;
const CONTENDED = 200;
const CONTENDED_STAYS = 10;

/** As a browser asks. */
const PAGE = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/**
 * What is measured. Stays of the first half of the list are asked about, of the second half reserved.
 * @param {readonly FreeStay[]} stays no two share a night, those of an apartment beside each other
 * @returns {Case[]}
 */
export function casesOf(stays) {
  const chance = createChance(2);
  const middle = Math.floor(stays.length / 2);
  const asked = stays.slice(0, middle);
  const apartmentOf = (/** @type {number} */ index) => asked[index]?.apartmentId ?? '';
  const reserved = stays.slice(middle).filter(({ apartmentId }) => apartmentId !== apartmentOf(middle - 1));
  const contended = reserved.slice(0, Math.floor(reserved.length / 2));
  const spread = reserved.filter(
    ({ apartmentId }) => !contended.some((stay) => stay.apartmentId === apartmentId),
  );
  const nextSpread = dealStays(mixed(spread, chance));
  const nextApartment = dealApartments(contended, CONTENDED_STAYS);
  const gets = (/** @type {string[]} */ paths, /** @type {Record<string, string>} */ headers) => async () =>
    paths.map((path) => /** @type {Request} */ ({ method: 'GET', path, headers }));
  const plain = { expected: [200], rendered: false, isSearch: false, once: false };
  return [
    { ...plain, name: 'home, cached', requests: gets(['/'], PAGE) },
    { ...plain, name: 'apartment, cached', requests: gets([`/apartment/${apartmentOf(0)}`], PAGE) },
    {
      ...plain,
      name: 'results with dates, rendered',
      rendered: true,
      isSearch: true,
      requests: gets(
        searches(asked, chance).map((search) => `/results/1?${search}`),
        PAGE,
      ),
    },
    {
      ...plain,
      name: 'GET /api/stays',
      isSearch: true,
      requests: gets(
        searches(asked, chance).map((search) => `/api/stays?${search}`),
        { accept: 'application/json' },
      ),
    },
    {
      ...plain,
      name: 'POST /api/quotes',
      expected: [201],
      requests: async () => mixed(asked, chance).slice(0, QUESTIONS).map(quoteRequest),
    },
    {
      ...plain,
      name: 'POST /api/reservations, spread',
      expected: [201],
      once: true,
      requests: (url) => reservationRequests(url, nextSpread(SPREAD)),
    },
    {
      ...plain,
      name: 'POST /api/reservations, one apartment',
      expected: [201, 409],
      once: true,
      requests: (url) => {
        const few = nextApartment();
        return reservationRequests(
          url,
          Array.from({ length: CONTENDED / CONTENDED_STAYS }, () => few).flat(),
        );
      },
    },
  ];
}

/** Searches with dates, each another one. @param {readonly FreeStay[]} stays @param {import('../chance.mjs').Chance} chance */
function searches(stays, chance) {
  const all = new Set(
    mixed(stays, chance).flatMap(({ checkIn, checkOut }) =>
      [1, 2, 3].map(
        (guests) =>
          `availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}&availabilityGuestNumber=${guests}`,
      ),
    ),
  );
  return mixed([...all], chance).slice(0, QUESTIONS);
}
