import type { Core } from '@strapi/strapi';
import type { ReservationState } from '../../../shared/domain/reservation';
import type { Stay } from '../../../shared/domain/stay';
import { reservationTable } from '../records/reservations';

/** A reservation as sheets name it. */
export interface BookedStay extends Stay {
  reference: string;
  state: ReservationState;
  apartmentId: string;
  apartmentName: string;
  guest: string;
  firstName: string;
}

interface StayRow extends Omit<BookedStay, 'guest'> {
  lastName: string;
}

/** Rows of one query: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 5_000;

/** Reservations by their references, without what makes them long: there may be thousands in a month. */
export async function staysOf(
  strapi: Core.Strapi,
  references: readonly string[],
): Promise<Map<string, BookedStay>> {
  const { connection } = strapi.db;
  const found = new Map<string, BookedStay>();
  for (let index = 0; index < references.length; index += AT_ONCE) {
    const rows: StayRow[] = await connection(reservationTable(strapi))
      .whereIn('reference', references.slice(index, index + AT_ONCE))
      .select('reference', 'state', {
        apartmentId: 'apartment_id',
        apartmentName: 'apartment_name',
        firstName: 'first_name',
        lastName: 'last_name',
        checkIn: connection.raw('cast(check_in as text)'),
        checkOut: connection.raw('cast(check_out as text)'),
      });
    for (const { lastName, ...stay } of rows)
      found.set(stay.reference, { ...stay, guest: `${stay.firstName} ${lastName}` });
  }
  return found;
}
