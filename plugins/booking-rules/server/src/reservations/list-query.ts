import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ReservationList, ReservationListQuery } from '../../../contracts/reservations-admin';
import type {
  ReservationSort,
  ReservationSource,
  ReservationState,
} from '../../../shared/domain/reservation';
import { sumsOfParts, type BookingSums } from '../../../shared/domain/folio/booking-sums';
import type { Fils } from '../../../shared/format/money';
import { nightCount } from '../../../shared/domain/stay';
import { ENTRIES, NO_PARTS, sumsInSql } from '../folio/sums';
import { keptFolioSums, type KeptDeps } from '../records/folio-sums';
import type { ReservationRecord } from '../records/reservation';
import { HISTORY, IS_IMPORT, type HistoryRow } from '../records/reservation-history';
import { reservationTable } from '../records/reservations';

/** A stay that does not take place counts for nothing, unless it is asked for. */
const NOT_COUNTED: readonly ReservationState[] = ['cancelled', 'expired'];
const SEARCHED = ['reference', 'first_name', 'last_name', 'email', 'phone', 'apartment_name'];
const SUMS = sumsInSql('stays.state');
const ORDERS: Record<ReservationSort, string> = {
  newest: 'stays.created_at desc, stays.id desc',
  arrival: 'stays.check_in, stays.id',
  departure: 'stays.check_out, stays.id',
  total: `${SUMS.total} desc, stays.id desc`,
};

const EXPORTED = {
  id: 'stays.id',
  ...{ reference: 'stays.reference', state: 'stays.state', apartmentName: 'stays.apartment_name' },
  ...{ guests: 'stays.guests', firstName: 'stays.first_name', lastName: 'stays.last_name' },
  ...{ email: 'stays.email', phone: 'stays.phone', createdAt: 'stays.created_at' },
};

type ExportRow = Pick<
  ReservationRecord,
  'reference' | 'state' | 'apartmentName' | 'checkIn' | 'checkOut' | 'guests' | 'firstName' | 'lastName'
> &
  Pick<ReservationRecord, 'email' | 'phone' | 'createdAt'>;

/** A reservation as a file lists it. */
export interface ExportedReservation extends Omit<ExportRow, 'email' | 'createdAt'>, BookingSums {
  /** Empty where a caller has given none. */
  email: string;
  nights: number;
  /** Before taxes, in fils. */
  extras: Fils;
  /** Instant, ISO 8601. */
  createdAt: string;
}

/**
 * The reservations that a manager asks for.
 * @param withSums each is a group of its entries, for sums to be selected and ordered by
 */
function askedReservations(
  strapi: Core.Strapi,
  query: ReservationListQuery,
  withSums: boolean,
): Knex.QueryBuilder {
  const { search, states, apartmentId, from, to, paid, balance, source } = query;
  const db = strapi.db.connection;
  const asked = db({ stays: reservationTable(strapi) });
  if (withSums || paid !== undefined || balance !== undefined)
    void asked.leftJoin({ entries: ENTRIES }, 'entries.reference', 'stays.reference').groupBy('stays.id');
  // Each word has to be found somewhere, so that a first and a last name may be typed together.
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.toLowerCase().replaceAll(/[%_\\]/g, '\\$&')}%`;
    void asked.where((any) => {
      for (const column of SEARCHED)
        void any.orWhereRaw(`lower(??) like ? escape '\\'`, [`stays.${column}`, pattern]);
    });
  }
  if (states) void asked.whereIn('stays.state', states);
  if (apartmentId !== undefined) void asked.where('stays.apartment_id', apartmentId);
  if (from !== undefined) void asked.where('stays.check_out', '>', from);
  if (to !== undefined) void asked.where('stays.check_in', '<', to);
  if (source !== undefined) void asked.whereIn('stays.reference', referencesFrom(db, source));
  if (paid !== undefined) void asked.havingRaw(paid ? SUMS.isPaid : `not (${SUMS.isPaid})`);
  if (balance !== undefined) void asked.havingRaw(`${SUMS.balance} ${SIGNS[balance]} 0`);
  // What a guest who has cancelled still owes is no claim.
  if (balance === 'owed') void asked.whereNotIn('stays.state', NOT_COUNTED);
  return asked;
}
const SIGNS = { owed: '>', refundable: '<' } as const;

/** A page of them, by their ids in the order that is asked for. */
export async function pageOfIds(strapi: Core.Strapi, query: ReservationListQuery): Promise<number[]> {
  const { page, pageSize, sort } = query;
  const rows: { id: number }[] = await askedReservations(strapi, query, sort === 'total')
    .orderByRaw(ORDERS[sort])
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .select('stays.id');
  return rows.map(({ id }) => id);
}

/** All of them as a file lists them, some at a time: the first are there while the others are still to be read. */
export async function* exportedReservations(
  deps: KeptDeps,
  query: ReservationListQuery,
): AsyncGenerator<ExportedReservation[]> {
  const ordered: { id: number }[] = await askedReservations(deps.strapi, query, query.sort === 'total')
    .orderByRaw(ORDERS[query.sort])
    .select('stays.id');
  for (let index = 0; index < ordered.length; index += EXPORTED_AT_ONCE) {
    const ids = ordered.slice(index, index + EXPORTED_AT_ONCE).map(({ id }) => id);
    const found = await exportedRows(deps, ids);
    yield ids.flatMap((id) => found.get(id) ?? []);
  }
}
const EXPORTED_AT_ONCE = 2_000;

/** Reservations with the sums that they had in the same moment: those that change meanwhile are read again. */
async function exportedRows(
  { strapi, keep }: KeptDeps,
  ids: readonly number[],
): Promise<Map<number, ExportedReservation>> {
  const db = strapi.db.connection;
  const found = new Map<number, ExportedReservation>();
  for (let left = ids; left.length > 0;) {
    const before = await keptFolioSums({ strapi, keep });
    const rows: (ExportRow & { id: number })[] = await db({ stays: reservationTable(strapi) })
      .whereIn('stays.id', left)
      .select(EXPORTED, {
        checkIn: db.raw('cast(stays.check_in as text)'),
        checkOut: db.raw('cast(stays.check_out as text)'),
      });
    const sums = await keptFolioSums({ strapi, keep });
    for (const { id, ...row } of rows) {
      const folio = sums.get(row.reference);
      if (folio !== before.get(row.reference)) continue;
      found.set(id, {
        ...{ ...row, email: row.email ?? '', nights: nightCount(row), extras: folio?.extras ?? 0 },
        ...{ createdAt: new Date(row.createdAt).toISOString(), ...sumsOfParts(row.state, folio ?? NO_PARTS) },
      });
    }
    left = rows.flatMap(({ id }) => (found.has(id) ? [] : id));
  }
  return found;
}

/** How many there are, and what they come to together: the total and the nights of those that count. */
export async function totalsOf(
  strapi: Core.Strapi,
  query: ReservationListQuery,
): Promise<ReservationList['meta']['totals'] & { count: number }> {
  const db = strapi.db.connection;
  const nights =
    strapi.db.dialect.client === 'postgres'
      ? 'stays.check_out - stays.check_in'
      : 'cast(julianday(stays.check_out) - julianday(stays.check_in) as integer)';
  const counts = query.states
    ? '1'
    : `case when stays.state in ('${NOT_COUNTED.join("', '")}') then 0 else 1 end`;
  const asked = askedReservations(strapi, query, true)
    .select({ total: db.raw(SUMS.total), nights: db.raw(nights), counts: db.raw(counts) })
    .as('asked');
  const [row]: Record<'count' | 'total' | 'nights' | 'counted', number | string | null>[] = await db
    .from(asked)
    .count({ count: '*' })
    .sum({ total: db.raw('total * counts'), nights: db.raw('nights * counts'), counted: 'counts' });
  const count = Number(row?.count ?? 0);
  return {
    count,
    total: Number(row?.total ?? 0),
    nights: Number(row?.nights ?? 0),
    leftOut: count - Number(row?.counted ?? 0),
  };
}

/** Who has made the reservations of a source, as their history begins; a query to be part of another one. */
function referencesFrom(db: Knex, source: ReservationSource): Knex.QueryBuilder {
  const begun = db<HistoryRow>(HISTORY).whereNull('from_state').select('reference');
  if (source === 'import') return begun.whereRaw(IS_IMPORT);
  const ours = begun.whereRaw(`not coalesce(${IS_IMPORT}, false)`);
  return source === 'site' ? ours.where({ by: 'guest' }) : ours.whereNotIn('by', ['guest', 'system']);
}
