import type { Core } from '@strapi/strapi';
import type { Refund } from '../../../shared/domain/cancellation';
import type { PagedEnvelope } from '../../../shared/contracts/envelope';
import type {
  GuestProof,
  LookedUp,
  ReservationRequest,
  ReservationView,
} from '../../../shared/contracts/reservations';
import type { GuestAccount } from '../platform/http/signed-in';
import { resumePayment, startPayment } from './settlement/start-payment';
import { calendarFileOf } from './calendar-file';
import { cancelReservation, canCancelAsGuest, previewRefundForGuest } from './cancel';
import { confirmAddress, sendLinkAgain } from './confirm-address';
import { createReservation } from './create';
import { findForGuest } from '../records/find-reservation';
import { reservationsOf } from './by-account';
import { importPastBooking, type PastBooking } from './import-past-booking';
import { guestViewOf, viewOf } from '../records/reservation-view';

/** What a guest does with reservations. */
export const createReservations = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Reserves the stay of a quote and starts its payment; see `createReservation` for what it throws. */
  async create(
    request: ReservationRequest,
    idempotencyKey: string | null,
    now: Date,
    account: GuestAccount | null = null,
    network: string | null = null,
  ): Promise<ReservationView> {
    const reservation = await createReservation(strapi, request, idempotencyKey, now, account, network);
    return guestViewOf(strapi, await startPayment(strapi, reservation, 'guest', now));
  },

  /**
   * The guest's view of a reservation.
   * @throws NotFoundError for a wrong pair, whichever half is wrong
   */
  async view(reference: string, proof: GuestProof): Promise<ReservationView> {
    return guestViewOf(strapi, await findForGuest(strapi, reference, proof));
  },

  /** The guest's view with what cancelling now gives back. Throws as `view`. */
  async lookUp(reference: string, proof: GuestProof, now: Date): Promise<LookedUp> {
    const found = await findForGuest(strapi, reference, proof);
    const refund = canCancelAsGuest(found, now) ? previewRefundForGuest(found, now) : null;
    return { data: await guestViewOf(strapi, found), meta: { refund } };
  },

  /** Notes that the guest has opened the link in our mail; see `confirmAddress` for what it throws. */
  async confirmAddress(reference: string, token: string, now: Date): Promise<ReservationView> {
    return guestViewOf(strapi, await confirmAddress(strapi, reference, token, now));
  },

  /** Sends the mail with that link again; see `sendLinkAgain` for what it throws. */
  async sendLinkAgain(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
    return guestViewOf(strapi, await sendLinkAgain(strapi, reference, proof, now));
  },

  /** The reservations of an account, page by page; see `reservationsOf`. */
  async mine(account: GuestAccount, page: number, pageSize: number): Promise<PagedEnvelope<ReservationView>> {
    return reservationsOf(strapi, account, page, pageSize);
  },

  /** Where to pay, started again when that failed before. Throws as `view`; HttpError 409 when nothing is to be paid. */
  async pay(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
    return viewOf(await resumePayment(strapi, await findForGuest(strapi, reference, proof), now));
  },

  /** Takes over stays that were agreed elsewhere; see `importPastBooking`. Answers how many there are now. */
  importPastBooking(bookings: readonly PastBooking[]): Promise<number> {
    return importPastBooking(strapi, bookings);
  },

  /** The stay as an iCalendar file. Throws as `view`; HttpError 409 for one that is not confirmed. */
  async calendarFile(reference: string, proof: GuestProof, now: Date): Promise<string> {
    return calendarFileOf(strapi, await findForGuest(strapi, reference, proof), now);
  },

  /** What cancelling now gives back. Throws as `view`, and when it cannot be cancelled any more. */
  async refund(reference: string, proof: GuestProof, now: Date): Promise<Refund> {
    return previewRefundForGuest(await findForGuest(strapi, reference, proof), now);
  },

  /** Cancels for the guest, frees the nights and gives back by the ladder. Throws as `refund`. */
  async cancel(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
    const found = await findForGuest(strapi, reference, proof);
    return viewOf(await cancelReservation(strapi, found.reference, 'guest', 'ladder', now));
  },
});

export type Reservations = ReturnType<typeof createReservations>;
