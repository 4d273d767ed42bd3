import type { Core } from '@strapi/strapi';
import type { Page } from '../../../contracts/fields';
import type {
  ReservationList,
  ReservationListQuery,
} from '../../../contracts/reservations/reservations-admin';
import type { ReservationView } from '../../../contracts/reservations/reservations';
import { withSums } from '../folio/sums';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import type { KeptDeps } from '../records/reservations/folio-sums';
import { documents, UIDS } from '../records/documents';
import { queryReservations } from '../records/reservations/reservations';
import { toldViewOf, viewOf } from '../records/reservations/reservation-view';
import { pageOf } from './list-query';

/** A page of reservations, with the totals of all of them. */
export async function listReservations(
  deps: KeptDeps,
  query: ReservationListQuery,
): Promise<ReservationList> {
  const { page, pageSize } = query;
  const { ids, count, totals } = await deps.keep(`list ${JSON.stringify(query)}`, () => pageOf(deps, query));
  const found = await queryReservations(deps.strapi, { where: { id: { $in: ids } } });
  const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
  return {
    data: ids.flatMap((id) => {
      const reservation = byId.get(id);
      if (!reservation) return [];
      const { due, refundable } = reservation;
      return [{ ...viewOf(reservation), due, refundable }];
    }),
    meta: {
      pagination: { page, pageSize, pageCount: Math.max(1, Math.ceil(count / pageSize)), total: count },
      totals,
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
    data: (await withSums(strapi.db.connection, found)).map(toldViewOf),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}
