import { nightCount } from 'booking-rules/shared/stay';
import { Problem } from '../../steps/problem.mjs';
import { startServer } from '../server.mjs';
import { GUESTS } from './booking-requests.mjs';

/**
 * @typedef {object} Booked a reservation as it lies in the database
 * @property {string} reference
 * @property {string} apartment
 * @property {string} checkIn
 * @property {string} checkOut
 */

/**
 * Looks into the database after the bench: as many reservations as were answered with 201, each with all of its
 * nights, and no night sold twice.
 * @param {import('../run-settings.mjs').RunSettings} settings
 * @param {number} promised answers with 201
 */
export async function checkBookings(settings, promised) {
  const { strapi } = await startServer(settings);
  try {
    const knex = strapi.db.connection;
    const { tableName } = strapi.db.metadata.get('plugin::booking-rules.reservation');
    /** @type {Booked[]} */
    const booked = await knex(tableName)
      .whereLike('email', `%@${GUESTS}`)
      .select('reference', { apartment: 'apartment_id', checkIn: 'check_in', checkOut: 'check_out' });
    /** @type {{ reservation: string, count: number | string }[]} */
    const held = await knex('booking_nights')
      .where({ source: 'reservation' })
      .select('reservation')
      .count({ count: '*' })
      .groupBy('reservation');
    const nightsOf = new Map(held.map(({ reservation, count }) => [reservation, Number(count)]));
    const wrong = wrongBookings(booked, nightsOf, promised);
    if (wrong.length > 0) throw new Problem(`After the bench: ${wrong.slice(0, 5).join('; ')}`);
  } finally {
    await strapi.destroy();
  }
}

/**
 * What is wrong with these reservations, a sentence each.
 * @param {readonly Booked[]} booked
 * @param {ReadonlyMap<string, number>} nightsOf how many nights a reservation holds
 * @param {number} promised
 */
export function wrongBookings(booked, nightsOf, promised) {
  const counted =
    booked.length === promised
      ? []
      : [`${promised} reservations were promised and ${booked.length} were made`];
  const nights = booked
    .filter((stay) => nightsOf.get(stay.reference) !== nightCount(stay))
    .map(
      ({ reference }) => `${reference} holds ${nightsOf.get(reference) ?? 0} nights, not those of its stay`,
    );
  const inOrder = booked.toSorted((a, b) =>
    `${a.apartment} ${a.checkIn}` < `${b.apartment} ${b.checkIn}` ? -1 : 1,
  );
  const twice = inOrder
    .filter((stay, index) => {
      const next = inOrder[index + 1];
      return next?.apartment === stay.apartment && next.checkIn < stay.checkOut;
    })
    .map(({ reference }) => `a night of ${reference} is sold twice`);
  return [...counted, ...nights, ...twice];
}
