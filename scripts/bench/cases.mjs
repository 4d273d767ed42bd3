import { randomUUID } from 'node:crypto';
import { addDays } from 'booking-rules/shared/domain/stay';
import { askQuote } from '../steps/guest.mjs';
import { Problem } from '../steps/problem.mjs';

/**
 * @typedef {import('./load.mjs').Request} Request
 * @typedef {{ apartmentId: string, checkIn: string, checkOut: string, guests: number }} FreeStay
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {number[]} expected statuses; any other fails the bench
 * @property {boolean} rendered pages that must not come from the page cache
 * @property {boolean} isSearch over all apartments, with dates
 * @property {boolean} once each request can be sent but once
 * @property {(url: string) => Promise<Request[]> | Request[]} requests of one round
 */

/** The mail domain of the bench's guests. */
export const GUESTS = 'bench.example';
/** The number of different requests in one round, so that no answer can come from a cache. */
const QUESTIONS = 1_000;
/** Reservations in one round: over different apartments and nights, and for the same few nights. */
const SPREAD = 400;
const CONTENDED = 200;
const CONTENDED_STAYS = 10;
/** About two months, as the page of an apartment shows them. */
const CALENDAR_DAYS = 60;
/** How many quotes are requested at once while a round is prepared. */
const AT_ONCE = 20;

/** Headers as a browser sends them. */
const PAGE = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * What is measured. Stays in the first half of the list are searched and quoted, those in the second half reserved.
 * @param {readonly FreeStay[]} stays no two share a night, those of an apartment beside each other
 * @returns {Case[]}
 */
export function casesOf(stays) {
  const middle = Math.floor(stays.length / 2);
  const asked = stays.slice(0, middle);
  const lastAsked = asked.at(-1)?.apartmentId;
  const reserved = stays.slice(middle).filter(({ apartmentId }) => apartmentId !== lastAsked);
  const contended = reserved.slice(0, Math.floor(reserved.length / 2));
  const apartments = [...new Set(contended.map(({ apartmentId }) => apartmentId))];
  const crowded = apartments
    .map((apartment) => contended.filter(({ apartmentId }) => apartmentId === apartment))
    .filter(({ length }) => length >= CONTENDED_STAYS);
  const spread = shuffled(
    reserved
      .slice(contended.length)
      .filter(({ apartmentId }) => apartmentId !== contended.at(-1)?.apartmentId),
  );
  const plain = { expected: [200], rendered: false, isSearch: false, once: false };
  /** @type {(paths: string[], headers?: Request['headers']) => Request[]} */
  const gets = (paths, headers = PAGE) => paths.map((path) => ({ method: 'GET', path, headers }));
  const searches = (/** @type {string} */ path) =>
    shuffled(searchesOf(asked)).map((search) => `${path}?${search}`);
  const pages = gets(searches('/results/1').slice(0, QUESTIONS));
  const some = shuffled(asked).slice(0, QUESTIONS);
  const dated = gets(some.map((stay) => `/apartment/${stay.apartmentId}?${searchOf(stay, stay.guests)}`));
  const ofJson = { ...PAGE, accept: 'application/json' };
  const lists = gets(searches('/api/stays').slice(0, QUESTIONS), ofJson);
  const calendars = gets(
    some.map(({ apartmentId, checkIn, checkOut }) => {
      const months = `from=${checkIn}&to=${addDays(checkOut, CALENDAR_DAYS)}`;
      return `/api/apartments/${apartmentId}/calendar?${months}`;
    }),
    ofJson,
  );
  return [
    { ...plain, name: 'home, cached', requests: () => gets(['/']) },
    {
      ...plain,
      name: 'apartment, cached',
      requests: () => gets([`/apartment/${asked[0]?.apartmentId ?? ''}`]),
    },
    { ...plain, name: 'results with dates, rendered', rendered: true, isSearch: true, requests: () => pages },
    { ...plain, name: 'apartment with dates, rendered', rendered: true, requests: () => dated },
    { ...plain, name: 'GET /api/stays', isSearch: true, requests: () => lists },
    { ...plain, name: 'GET /api/apartments/{id}/calendar', requests: () => calendars },
    {
      ...plain,
      name: 'POST /api/quotes',
      expected: [201],
      requests: () => shuffled(asked).slice(0, QUESTIONS).map(quoteRequest),
    },
    {
      ...plain,
      name: 'POST /api/reservations, spread',
      expected: [201],
      once: true,
      requests: (url) => reservationRequests(url, enough(spread.splice(0, SPREAD), SPREAD)),
    },
    {
      ...plain,
      name: 'POST /api/reservations, one apartment',
      expected: [201, 409],
      once: true,
      requests(url) {
        const few = enough(crowded.pop() ?? [], CONTENDED_STAYS).slice(0, CONTENDED_STAYS);
        return reservationRequests(
          url,
          Array.from({ length: CONTENDED / CONTENDED_STAYS }, () => few).flat(),
        );
      },
    },
  ];
}

/** Searches with dates, each another one. @param {readonly FreeStay[]} stays */
function searchesOf(stays) {
  return [...new Set(stays.flatMap((stay) => [1, 2, 3].map((guests) => searchOf(stay, guests))))];
}

/** Dates and guests in the address of a page. @param {FreeStay} stay @param {number} guests */
const searchOf = ({ checkIn, checkOut }, guests) =>
  `availabilityDateStart=${checkIn}&availabilityDateEnd=${checkOut}&availabilityGuestNumber=${guests}`;

/** Refuses when there are fewer. @param {FreeStay[]} stays @param {number} count */
function enough(stays, count) {
  if (stays.length >= count) return stays;
  throw new Problem('No free stays are left: give fewer --rounds or more --apartments.');
}

/** The same in another order. @template T @param {readonly T[]} list */
const shuffled = (list) =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** @param {FreeStay} stay @returns {Request} */
const quoteRequest = (stay) => ({
  method: 'POST',
  path: '/api/quotes',
  headers: JSON_HEADERS,
  body: JSON.stringify({ data: stay }),
});

/**
 * A reservation for each stay, with its own guest and quote.
 * @param {string} url where quotes are asked for
 * @param {readonly FreeStay[]} stays
 * @returns {Promise<Request[]>}
 */
async function reservationRequests(url, stays) {
  const { default: pLimit } = await import('p-limit');
  const quotes = await pLimit(AT_ONCE).map(stays, (stay) => askQuote(url, stay));
  return quotes.map(({ status, data }) => {
    if (status !== 201) throw new Problem(`A quote failed with ${status}.`);
    const quote = data.number;
    const email = `${quote.toLowerCase()}@${GUESTS}`;
    const guest = { firstName: 'Amira', lastName: 'Haddad', email, phone: '+971501234567' };
    return {
      method: 'POST',
      path: '/api/reservations',
      headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ data: { quote, guest, payment: 'manual' } }),
    };
  });
}
