import { BOOKINGS_SQL, type Bookings, type NightRow, type ReservationRow } from '../fixture/bookings';
import type { TestDatabase } from '../run/settings';
import { rowsOf } from './rows-of';

/** What has been booked in a database, read past every server, at one moment. */
export async function bookingsOf(database: TestDatabase): Promise<Bookings> {
  const rows = await rowsOf(database, [BOOKINGS_SQL.nights, BOOKINGS_SQL.reservations]);
  const [nights, reservations] = rows as [NightRow[], ReservationRow[]];
  return { nights, reservations };
}
