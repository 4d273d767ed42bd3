import { randomUUID } from 'node:crypto';
import { Problem } from '../../steps/problem.mjs';

/** @typedef {import('./load.mjs').Request} Request */
/** @typedef {import('./free-stays.mjs').FreeStay} FreeStay */

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
/** Where the guests of the bench have their mail. */
export const GUESTS = 'bench.example';
/** Quotes that are asked for at once while a round is prepared. */
const AT_ONCE = 20;

/** @param {FreeStay} stay @returns {Request} */
export function quoteRequest(stay) {
  return { method: 'POST', path: '/api/quotes', headers: JSON_HEADERS, body: JSON.stringify({ data: stay }) };
}

/**
 * A reservation of each stay by a guest of its own, with a quote of its own.
 * @param {string} url where quotes are asked for
 * @param {readonly FreeStay[]} stays
 * @returns {Promise<Request[]>}
 */
export async function reservationRequests(url, stays) {
  /** @type {Request[]} */
  const requests = [];
  for (let at = 0; at < stays.length; at += AT_ONCE) {
    const quotes = await Promise.all(stays.slice(at, at + AT_ONCE).map((stay) => askQuote(url, stay)));
    requests.push(...quotes.map(reservationRequest));
  }
  return requests;
}

/** @param {string} quote its number @returns {Request} */
function reservationRequest(quote) {
  const guest = {
    firstName: 'Amira',
    lastName: 'Haddad',
    email: `${quote.toLowerCase()}@${GUESTS}`,
    phone: '+971501234567',
  };
  return {
    method: 'POST',
    path: '/api/reservations',
    headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ data: { quote, guest, payment: 'manual' } }),
  };
}

/** @param {string} url @param {FreeStay} stay @returns {Promise<string>} its number */
async function askQuote(url, stay) {
  const { path, method, headers, body } = quoteRequest(stay);
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (response.status !== 201)
    throw new Problem(`A quote failed with ${response.status}: ${text.slice(0, 500)}`);
  const { data } = /** @type {{ data: { number: string } }} */ (JSON.parse(text));
  return data.number;
}
