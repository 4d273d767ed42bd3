import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Page } from '../../../contracts/fields';
import type { ReservationList, ReservationListQuery } from '../../../contracts/reservations-admin';
import type {
  ReservationSort,
  ReservationSource,
  ReservationState,
} from '../../../shared/domain/reservation';
import type { ReservationView } from '../../../contracts/reservations';
import { nightCount } from '../../../shared/domain/stay';
import { balancesOf, referencesWith } from '../folio/sums';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import { documents, rows, UIDS } from '../records/documents';
import { HISTORY, type HistoryRow } from '../records/reservation-history';
import { queryReservations } from '../records/reservations';
import { viewOf } from '../records/reservation-view';

const ORDERS: Record<ReservationSort, Record<string, 'asc' | 'desc'>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  arrival: [{ checkIn: 'asc' }, { id: 'asc' }],
  departure: [{ checkOut: 'asc' }, { id: 'asc' }],
  total: [{ total: 'desc' }, { id: 'desc' }],
};

/** A stay that does not take place counts for nothing, unless it is asked for. */
const NOT_COUNTED: readonly ReservationState[] = ['cancelled', 'expired'];

const SEARCHED = ['reference', 'firstName', 'lastName', 'email', 'phone', 'apartmentName'];

/** A page of reservations, with the totals of all of them. */
export async function listReservations(
  strapi: Core.Strapi,
  query: ReservationListQuery,
): Promise<ReservationList> {
  const { page, pageSize, sort } = query;
  const db = strapi.db.connection;
  const where = whereOf(query, db);
  const documents = await queryReservations(strapi, {
    where,
    orderBy: ORDERS[sort],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  // Not whole reservations: their terms are long, and there may be years of them.
  const all = await rows(strapi, UIDS.reservation).findMany({
    where,
    select: ['total', 'checkIn', 'checkOut', 'state'],
  });
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  const balances = await balancesOf(
    db,
    documents.map(({ reference }) => reference),
  );
  const counted = query.states ? all : all.filter(({ state }) => !NOT_COUNTED.includes(state));
  return {
    data: documents.map((document) => {
      const { due = 0, refundable = 0 } = balances.get(document.reference) ?? {};
      return { ...viewOf(document), due, refundable };
    }),
    meta: {
      pagination: { page, pageSize, pageCount, total: all.length },
      totals: {
        total: counted.reduce((sum, { total }) => sum + total, 0),
        nights: counted.reduce((sum, stay) => sum + nightCount(stay), 0),
        leftOut: all.length - counted.length,
      },
    },
  };
}

/**
 * The reservations of an account, the latest arrival first: those made while signed in, and those made with its
 * email address, once that is known to be theirs.
 */
export async function reservationsOf(
  strapi: Core.Strapi,
  account: GuestAccount,
  page: number,
  pageSize: number,
): Promise<Page<ReservationView>> {
  const { documentId, email } = account;
  const withAddress = provesAddress(account, email) ? [{ email: email.toLowerCase() }] : [];
  const filters = { $or: [{ account: { documentId } }, ...withAddress] };
  const reservations = documents(strapi, UIDS.reservation);
  const [found, total] = await Promise.all([
    reservations.findMany({
      filters,
      sort: ['checkIn:desc', 'id:desc'],
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    reservations.count({ filters }),
  ]);
  return {
    data: found.map(viewOf),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** Who has made the reservations of a source, as their history begins; a query to be part of another one. */
function referencesFrom(db: Knex, source: ReservationSource): Knex.QueryBuilder {
  const begun = db<HistoryRow>(HISTORY).whereNull('from_state').select('reference');
  if (source === 'site') return begun.where({ by: 'guest' });
  return source === 'import' ? begun.where({ by: 'system' }) : begun.whereNotIn('by', ['guest', 'system']);
}

function whereOf(query: ReservationListQuery, db: Knex): object {
  const { search, states, apartmentId, from, to, paid, balance, source } = query;
  const conditions: object[] = [];
  // Each word has to be found somewhere, so that a first and a last name may be typed together.
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    conditions.push({ $or: SEARCHED.map((field) => ({ [field]: { $containsi: word } })) });
  }
  if (states) conditions.push({ state: { $in: states } });
  if (apartmentId !== undefined) conditions.push({ apartmentId });
  if (from !== undefined) conditions.push({ checkOut: { $gt: from } });
  if (to !== undefined) conditions.push({ checkIn: { $lt: to } });
  if (paid !== undefined) conditions.push({ paid });
  if (balance !== undefined) conditions.push({ reference: { $in: referencesWith(db, balance) } });
  // What a guest who has cancelled still owes is no claim.
  if (balance === 'owed') conditions.push({ state: { $notIn: NOT_COUNTED } });
  if (source !== undefined) conditions.push({ reference: { $in: referencesFrom(db, source) } });
  return { $and: conditions };
}
