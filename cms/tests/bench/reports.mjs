// How long managers wait for reports of a running server, over HTTP.
import { randomBytes } from 'node:crypto';
import { addDays } from 'booking-rules/shared/domain/stay';
import { localDay } from 'booking-rules/shared/domain/local-day';

/** @typedef {import('@strapi/strapi').Core.Strapi} Strapi */

const EMAIL = 'reports@bench.example';
/** How often each is asked for; the first answer is not counted. */
const TIMES = 8;
/** How often each is asked for right after something was written. */
const WRITES = 5;
const OWNED = 20;
const MOST_MS = 300;

/**
 * Asks for every report in turn, one at a time, as somebody who may see all of them.
 * @param {string} url of the server
 * @param {Awaited<ReturnType<typeof signIn>>} manager
 * @returns {Promise<Record<string, object>>} a row of a table for each: milliseconds to the last byte
 */
export async function measureReports(url, { userId, token }) {
  const today = localDay(new Date());
  const month = addDays(`${today.slice(0, 7)}-01`, -20).slice(0, 7);
  const [year, of] = [`from=${addDays(today, -364)}&to=${addDays(today, 1)}`, `month=${month}`];
  const paths = {
    'figures of a year by month': `figures?${year}&by=month`,
    'figures of a year by apartment': `figures?${year}&by=apartment`,
    'figures of a month': `figures?from=${month}-01&to=${today.slice(0, 7)}-01&by=apartment`,
    'month-end': `month-end?${of}`,
    'month-end as CSV': `exports/month-end?${of}`,
    'nightly taxes of a month': `nightly-taxes?${of}`,
    'statement of an owner': `owners/${userId}/statement?${of}`,
    Today: 'today',
    'list of reservations': 'reservations',
    'list of reservations by total': 'reservations?sort=total',
    'all reservations as CSV': 'exports/reservations',
  };
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => {
    const answer = await fetch(`${url}/booking-rules/${path}`, { headers, ...options });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    return text;
  };
  const timed = async (/** @type {string} */ path) => {
    const began = performance.now();
    await ask(path);
    return Math.round(performance.now() - began);
  };
  /** @type {Map<string, { first: number, others: number[], written: number[] }>} */
  const taken = new Map();
  for (let time = 0; time <= TIMES; time += 1) {
    for (const [name, path] of Object.entries(paths)) {
      const milliseconds = await timed(path);
      const known = taken.get(name);
      if (known) known.others.push(milliseconds);
      else taken.set(name, { first: milliseconds, others: [], written: [] });
    }
  }
  const { data: sold } = JSON.parse(await ask('reservations?states=held,confirmed&pageSize=50'));
  for (let time = 0; time < WRITES; time += 1) {
    for (const [name, path] of Object.entries(paths)) {
      const reservation = `reservations/${sold[time % sold.length].reference}`;
      const { lastEntry } = JSON.parse(await ask(reservation)).data.folio;
      await ask(`${reservation}/adjustments`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { amount: 100, reason: 'bench', lastEntry } }),
      });
      taken.get(name)?.written.push(await timed(path));
    }
  }
  const rows = [...taken].map(([name, { first, others, written }]) => {
    const [median, afterWrite] = [medianOf(others), medianOf(written)];
    const isMet = Math.max(median, afterWrite) <= MOST_MS;
    const best = Math.min(...others);
    return [name, { first, best, median, 'after a write': afterWrite, [`within ${MOST_MS} ms`]: isMet }];
  });
  return Object.fromEntries(rows);
}

/** @param {number[]} numbers */
const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * An administrator who owns some apartments.
 * @param {Strapi} strapi
 * @param {string} url
 */
export async function signIn(strapi, url) {
  const password = `B1-${randomBytes(12).toString('hex')}`;
  const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  const known = await strapi.db.query('admin::user').findOne({ where: { email: EMAIL } });
  const person = { firstname: 'Reports', lastname: 'Bench', email: EMAIL, isActive: true, roles: [role.id] };
  const users = strapi.service('admin::user');
  const { id } = known ?? (await users.create(person));
  await users.updateById(id, { password });
  if (!known) {
    const apartments = await strapi
      .documents('api::apartment.apartment')
      .findMany({ fields: ['apartmentId'], sort: 'id:desc', limit: OWNED });
    await strapi.documents('plugin::booking-rules.ownership').create({
      data: { owner: id, apartments: apartments.map(({ documentId }) => documentId), commission: 20 },
    });
  }
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  const { data } = /** @type {{ data: { token: string } }} */ (await answer.json());
  return { userId: id, token: data.token };
}
