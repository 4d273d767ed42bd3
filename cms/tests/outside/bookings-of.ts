import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BOOKINGS_SQL, type Bookings, type NightRow, type ReservationRow } from '../fixture/bookings';
import type { TestDatabase } from '../run/settings';

const execute = promisify(execFile);

/** What has been booked in a database, read past every server, at one moment. */
export async function bookingsOf(database: TestDatabase): Promise<Bookings> {
  const asked = JSON.stringify({ database, queries: [BOOKINGS_SQL.nights, BOOKINGS_SQL.reservations] });
  const { stdout } = await execute(process.execPath, [join(__dirname, 'read-rows.mjs'), asked], {
    maxBuffer: 16 * 1024 * 1024,
  });
  const [nights, reservations] = JSON.parse(stdout) as [NightRow[], ReservationRow[]];
  return { nights, reservations };
}
