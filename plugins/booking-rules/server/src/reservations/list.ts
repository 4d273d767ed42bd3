import type { Core } from '@strapi/strapi';
import type { Page } from '../../../contracts/fields';
import type { ReservationList, ReservationListQuery } from '../../../contracts/reservations-admin';
import type { ReservationSort } from '../../../shared/domain/reservation';
import type { ReservationView } from '../../../contracts/reservations';
import { nightCount } from '../../../shared/domain/stay';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import { documents, rows, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations';
import { viewOf } from '../records/reservation-view';

const ORDERS: Record<ReservationSort, Record<string, 'asc' | 'desc'>[]> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  arrival: [{ checkIn: 'asc' }, { id: 'asc' }],
  departure: [{ checkOut: 'asc' }, { id: 'asc' }],
  total: [{ total: 'desc' }, { id: 'desc' }],
};

const SEARCHED = ['reference', 'firstName', 'lastName', 'email', 'phone', 'apartmentName'];

/** A page of reservations, with the totals of all of them. */
export async function listReservations(
  strapi: Core.Strapi,
  query: ReservationListQuery,
): Promise<ReservationList> {
  const { page, pageSize, sort } = query;
  const where = whereOf(query);
  const documents = await queryReservations(strapi, {
    where,
    orderBy: ORDERS[sort],
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  // Not whole reservations: their terms are long, and there may be years of them.
  const all = await rows(strapi, UIDS.reservation).findMany({
    where,
    select: ['total', 'checkIn', 'checkOut'],
  });
  const pageCount = Math.max(1, Math.ceil(all.length / pageSize));
  return {
    data: documents.map(viewOf),
    meta: {
      pagination: { page, pageSize, pageCount, total: all.length },
      totals: {
        total: all.reduce((sum, { total }) => sum + total, 0),
        nights: all.reduce((sum, stay) => sum + nightCount(stay), 0),
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

function whereOf({ search, states, apartmentId, from, to, paid }: ReservationListQuery): object {
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
  return { $and: conditions };
}
