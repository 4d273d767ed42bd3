import { nightCount } from 'booking-rules/shared/domain/stay';
import { Problem } from '../../steps/problem.mjs';
import { startServer } from '../server.mjs';
import { GUESTS } from './booking-requests.mjs';
import { wrongBookings } from './wrong-bookings.mjs';

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
    /** @type {Omit<import('./wrong-bookings.mjs').Booked, 'nights'>[]} */
    const rows = await knex(tableName)
      .whereLike('email', `%@${GUESTS}`)
      .select('reference', { apartment: 'apartment_id', checkIn: 'check_in', checkOut: 'check_out' });
    const booked = rows.map((row) => ({ ...row, nights: nightCount(row) }));
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
