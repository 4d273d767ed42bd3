import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReservationSource, ReservationState } from '../../../../shared/domain/reservation';
import type { HistoryLine } from '../../../../contracts/reservations/reservations-admin';
import { localInstant } from '../../../../shared/domain/local-day';
import { nextMonth } from '../../../../shared/reports/performance';
import { SOLD_AT_ONCE, type NamedApartment, type StayHistory } from '../../../../shared/reports/stay-history';

/** The table of every transition of every reservation. */
export const HISTORY = 'booking_reservation_history';
/** A line after which a reservation is more than held, in SQL. */
const IS_SOLD = "to_state not in ('held', 'expired')";
/** A line that changes since when a stay counts, or to which apartment, in SQL: an index holds these alone. */
export const IS_SETTLED = `(left_apartment is not null or (from_state in ('held', 'expired') and ${IS_SOLD}))`;
/** References of one query: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 5_000;
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
  /** The apartment that it leaves for another one. */
  left?: NamedApartment | null;
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
  left_apartment?: string | null;
  left_apartment_name?: string | null;
}

/** Who has made a reservation, as its history begins: those of earlier systems were once made by the system. */
export function sourceOf({ by, why }: Pick<HistoryRow, 'by' | 'why'>): ReservationSource {
  if (why === 'imported' || by === 'system') return 'import';
  return by === 'guest' ? 'site' : 'desk';
}

/** Writes a line of the history. */
export function recordTransition(
  trx: Knex.Transaction,
  { reference, from, to, by, why, left }: TransitionRecord,
  now: Date,
): Knex.QueryBuilder {
  return trx(HISTORY).insert({
    ...{ reference, from_state: from, to_state: to, by: by.slice(0, LONGEST_NAME), why, at: now.getTime() },
    ...(left && { left_apartment: left.apartmentId, left_apartment_name: left.apartmentName }),
  });
}

/** The references of reservations that were sold, or moved to another apartment, in a month. @param month `2027-01` */
export async function referencesSettledIn(db: Knex, month: string): Promise<string[]> {
  const [from = 0, to = 0] = [`${month}-01`, nextMonth(month)].map((day) =>
    localInstant(day, '00:00').getTime(),
  );
  const rows: { reference: string }[] = await db<HistoryRow>(HISTORY)
    .whereRaw(IS_SETTLED)
    .where('at', '>=', from)
    .andWhere('at', '<', to)
    .distinct('reference');
  return rows.map(({ reference }) => reference);
}

/** What reports need of the histories of reservations, by reference; one without any was sold at once. */
export async function stayHistories(
  db: Knex,
  references: readonly string[],
): Promise<Map<string, StayHistory>> {
  const found = new Map<string, StayHistory>();
  for (let index = 0; index < references.length; index += AT_ONCE) {
    const lines = () =>
      db<HistoryRow>(HISTORY).whereIn('reference', references.slice(index, index + AT_ONCE));
    const sold: { reference: string; at: number | string | null }[] = await lines()
      .groupBy('reference')
      .select('reference', db.raw(`min(case when ${IS_SOLD} then at end) as at`));
    for (const { reference, at } of sold)
      found.set(reference, { soldAt: at === null ? null : new Date(Number(at)), left: [] });
    const left: HistoryRow[] = await lines().whereNotNull('left_apartment').orderBy('id').select('*');
    for (const { reference, at, left_apartment: id, left_apartment_name: name } of left) {
      const known = found.get(reference) ?? SOLD_AT_ONCE;
      const apartmentId = String(id);
      const moved = { apartmentId, apartmentName: name ?? apartmentId, until: new Date(Number(at)) };
      found.set(reference, { ...known, left: [...known.left, moved] });
    }
  }
  return found;
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
