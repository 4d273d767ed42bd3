import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReservationState } from '../../../shared/domain/reservation';
import type { Day, Stay } from '../../../shared/domain/stay';
import { localDay } from '../../../shared/domain/local-day';
import { referencesOfMonth } from '../folio/queries';
import { ENTRIES } from '../folio/sums';
import { HISTORY, referencesSettledIn } from '../records/reservations/reservation-history';
import { reservationTable } from '../records/reservations/reservations';

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

/**
 * The references of reservations that a month concerns, by their folios or their histories.
 * @param month `2027-01`
 * @param among these alone
 */
export async function referencesConcerning(
  db: Knex,
  month: string,
  among?: readonly string[],
): Promise<string[]> {
  const written = await referencesOfMonth(db, month, among);
  const settled = await referencesSettledIn(db, month);
  return [...new Set([...written, ...settled.filter((one) => among?.includes(one) ?? true)])];
}

/** The months that reservations concern: with their nights, or written to in folio or history. */
export async function monthsConcerned(db: Knex, references: readonly string[]): Promise<Set<string>> {
  const days = new Set<Day>();
  for (const table of [ENTRIES, HISTORY]) {
    const rows: { at: number | string; night?: Day | null }[] = await db(table)
      .whereIn('reference', [...references])
      .distinct(table === ENTRIES ? ['at', 'night'] : ['at']);
    for (const { at, night } of rows) days.add(localDay(new Date(Number(at)))).add(night ?? '');
  }
  return new Set([...days].map((day) => day.slice(0, 7)));
}

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
      found.set(stay.reference, Object.assign(stay, { guest: `${stay.firstName} ${lastName}` }));
  }
  return found;
}
