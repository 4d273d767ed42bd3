import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../steps/problem.mjs';

const GUESTS = 8;
const ANSWER_MS = 30_000;
const AWAY_MS = 200;
const DAY_MS = 86_400_000;
/** Stays begin up to so many days from now. */
const DAYS = 300;

/**
 * A reservation that a guest was given.
 * @typedef {{ reference: string, email: string, apartmentId: string, checkIn: string }} Given
 */

/**
 * Lets guests quote and reserve, and others look at pages, until they are stopped.
 * @param {string} address of the house
 */
export async function startGuests(address) {
  const response = await fetch(`${address}/api/stays?pageSize=100`);
  const { data } = /** @type {{ data: { apartmentId: string }[] }} */ (await response.json());
  const apartments = data.map(({ apartmentId }) => apartmentId);
  if (apartments.length === 0) throw new Problem('There is no apartment to book: begin with demo content.');
  const world = { address, apartments, stopped: false, refused: 0 };
  /** @type {Given[]} */
  const given = [];
  /** @type {string[]} */
  const failed = [];
  const guests = Array.from({ length: GUESTS }, () => book(world, given, failed));
  const reader = read(world, failed);
  return {
    async stop() {
      world.stopped = true;
      await Promise.all([...guests, reader]);
      return { given, failed, refused: world.refused };
    },
  };
}

/** @typedef {{ address: string, apartments: string[], stopped: boolean, refused: number }} World */

/**
 * @param {World} world
 * @param {Given[]} given
 * @param {string[]} failed
 */
async function book(world, given, failed) {
  while (!world.stopped) {
    const apartmentId = world.apartments[below(world.apartments.length)] ?? '';
    const from = Date.now() + (2 + below(DAYS)) * DAY_MS;
    const [checkIn = '', checkOut = ''] = [from, from + 7 * DAY_MS].map((time) =>
      new Date(time).toISOString().slice(0, 10),
    );
    const stay = { apartmentId, checkIn, checkOut, guests: 1 };
    const quoted = await ask(world, '/api/quotes', stay, failed);
    if (quoted?.status !== 201) {
      world.refused += 1;
      continue;
    }
    const email = `rehearsal-${randomUUID()}@guests.example`;
    const guest = { firstName: 'Layla', lastName: 'Rehearsal', email, phone: '+971 50 123 4567' };
    const wish = { quote: quoted.data.number, guest, payment: 'manual' };
    const key = randomUUID();
    // The same key counts once, however often it has to be sent.
    let answer = null;
    while (answer === null || answer.status >= 500) {
      answer = await ask(world, '/api/reservations', wish, failed, key);
      if (answer === null) await pause(AWAY_MS);
    }
    if (answer.status === 201) given.push({ reference: answer.data.reference, email, apartmentId, checkIn });
    else world.refused += 1;
  }
}

/**
 * @param {World} world
 * @param {string[]} failed
 */
async function read(world, failed) {
  while (!world.stopped) {
    const response = await fetch(world.address, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(String);
    if (typeof response === 'string' || response.status !== 200) {
      failed.push(`/ ${typeof response === 'string' ? response : response.status}`);
    }
    await pause(20);
  }
}

/**
 * @param {World} world
 * @param {string} path
 * @param {object} data
 * @param {string[]} failed
 * @param {string} [key]
 * @returns {Promise<{ status: number, data: { number: string, reference: string } } | null>}
 */
async function ask({ address }, path, data, failed, key) {
  try {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body = /** @type {{ data: { number: string, reference: string } }} */ (await response.json());
    if (response.status >= 500 || response.status === 429) failed.push(`${path} ${response.status}`);
    return { status: response.status, data: body.data };
  } catch (error) {
    failed.push(`${path} ${String(error)}`);
    await pause(AWAY_MS);
    return null;
  }
}

/** @param {number} limit */
const below = (limit) => Math.floor(Math.random() * limit);
