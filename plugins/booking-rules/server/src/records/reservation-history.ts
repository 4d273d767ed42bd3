import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReservationState } from '../../../shared/domain/reservation';
import type { HistoryLine } from '../../../contracts/reservations-admin';

/** The table of every transition of every reservation. */
export const HISTORY = 'booking_reservation_history';
/** Longest name that the history keeps. */
const LONGEST_NAME = 120;

/** One line of a reservation's history. */
export interface TransitionRecord {
  reference: string;
  from: ReservationState | null;
  to: ReservationState;
  /** `guest`, `system`, `stripe`, or the manager's email address. */
  by: string;
  why: string | null;
}

/** A line as the table holds it. */
export interface HistoryRow {
  reference: string;
  from_state: ReservationState | null;
  to_state: ReservationState;
  by: string;
  why: string | null;
  /** Milliseconds since 1970, which PostgreSQL hands out as text. */
  at: number | string;
}

/** Writes a line of the history. */
export async function recordTransition(
  trx: Knex.Transaction,
  { reference, from, to, by, why }: TransitionRecord,
  now: Date,
): Promise<void> {
  const name = by.slice(0, LONGEST_NAME);
  await trx(HISTORY).insert({ reference, from_state: from, to_state: to, by: name, why, at: now.getTime() });
}

/** Every transition of a reservation, first to last. */
export async function historyOf(strapi: Core.Strapi, reference: string): Promise<HistoryLine[]> {
  const found: HistoryRow[] = await strapi.db
    .connection<HistoryRow>(HISTORY)
    .where({ reference })
    .orderBy('id')
    .select('*');
  return found.map(({ from_state: from, to_state: to, by, why, at }) => ({
    from,
    to,
    by,
    why,
    at: new Date(Number(at)).toISOString(),
  }));
}
