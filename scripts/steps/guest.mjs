import { randomUUID } from 'node:crypto';

/** How long a guest in a rehearsal waits for an answer. */
const ANSWER_MS = 30_000;
const DAY_MS = 86_400_000;
const GUEST = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567' };

/**
 * What a guest is answered.
 * @typedef {{ status: number, data: { number: string, reference: string } }} Answer
 */

/** A stay that begins so many days from now. @param {string} apartmentId @param {number} days @param {number} nights */
export function stayIn(apartmentId, days, nights) {
  const [checkIn = '', checkOut = ''] = [days, days + nights].map((day) =>
    new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10),
  );
  return { apartmentId, checkIn, checkOut, guests: 1 };
}

/** @param {string} site @param {object} stay */
export const askQuote = (site, stay) => post(`${site}/api/quotes`, stay);

/**
 * Reserves a quote. A key counts once, however often it has to be sent.
 * @param {string} site
 * @param {string} quote its number
 * @param {string} email
 * @param {string} [key]
 */
export const reserve = (site, quote, email, key = randomUUID()) =>
  post(`${site}/api/reservations`, { quote, guest: { ...GUEST, email }, payment: 'manual' }, key);

/** The status of a reservation that is looked up. @param {string} site @param {string} reference @param {string} email */
export async function lookUp(site, reference, email) {
  return (await fetch(`${site}/api/reservations/${reference}?email=${encodeURIComponent(email)}`)).status;
}

/** @param {string} address @param {object} data @param {string} [key] @returns {Promise<Answer>} */
async function post(address, data, key) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const body = /** @type {{ data: Answer['data'] }} */ (await response.json());
  return { status: response.status, data: body.data };
}
