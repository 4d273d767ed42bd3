import type { Core } from '@strapi/strapi';
import type { PagedEnvelope } from '../../../shared/contracts/envelope';
import type { ReservationView } from '../../../shared/contracts/reservations';
import { UIDS } from '../records/documents';
import type { GuestAccount } from '../platform/http/signed-in';
import type { ReservationDocument } from '../records/reservation';
import { viewOf } from '../records/reservation-view';

/** Who vouches for an address so that it may open what was booked with it: our own mails, and Google. */
const VOUCHES: ReadonlySet<string> = new Set(['local', 'google']);

/** Whether an account shows that an e-mail address is its owner's. */
export function provesAddress({ email, confirmed, provider }: GuestAccount, address: string): boolean {
  return confirmed && VOUCHES.has(provider) && email.toLowerCase() === address.trim().toLowerCase();
}

/**
 * The reservations of an account, the latest arrival first: those made while signed in, and those made with its
 * e-mail address, once that is known to be theirs.
 */
export async function reservationsOf(
  strapi: Core.Strapi,
  account: GuestAccount,
  page: number,
  pageSize: number,
): Promise<PagedEnvelope<ReservationView>> {
  const { documentId, email } = account;
  const withAddress = provesAddress(account, email) ? [{ email: email.toLowerCase() }] : [];
  // The plugin has no generated types of the content that it asks for.
  const filters = { $or: [{ account: { documentId } }, ...withAddress] } as never;
  const documents = strapi.documents(UIDS.reservation);
  const [found, total] = await Promise.all([
    documents.findMany({
      filters,
      sort: ['checkIn:desc', 'id:desc'],
      start: (page - 1) * pageSize,
      limit: pageSize,
    }) as Promise<unknown>,
    documents.count({ filters }),
  ]);
  return {
    data: (found as ReservationDocument[]).map(viewOf),
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}
