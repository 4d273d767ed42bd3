import type { Core } from '@strapi/strapi';
import type { Refund } from '../../../shared/domain/cancellation';
import { guestChangeUntil } from '../../../shared/domain/guest-change';
import type { GuestChange, GuestChangeQuestion, GuestContactChange } from '../../../contracts/guest-changes';
import type { Page } from '../../../contracts/fields';
import type { ReservationListQuery } from '../../../contracts/reservations-admin';
import type {
  GuestProof,
  LookedUp,
  ReservationRequest,
  ReservationView,
} from '../../../contracts/reservations';
import type { Nights } from '../availability/nights';
import type { Availability } from '../availability/service';
import { readFolio } from '../folio/queries';
import type { InventoryService } from '../inventory/service';
import type { Outbox } from '../outbox/service';
import type { Refunds } from '../payments/refunds';
import type { Payments } from '../payments/service';
import type { GuestAccount } from '../platform/http/signed-in';
import type { Quotes } from '../quotes/service';
import type { ReservationDocument } from '../records/reservation';
import { historyOf } from '../records/reservation-history';
import { guestViewOf, viewOf } from '../records/reservation-view';
import { findForGuest, requireReservation } from '../records/reservations';
import { canCancelAsGuest, createCancellation, previewRefundForGuest } from './cancel';
import { createAddressConfirmation } from './confirm-address';
import { createContactChanges, mayCorrectContact } from './contact';
import { createReservationWriter } from './create';
import { createDeskBookings } from './desk-booking';
import { createHolds } from './hold';
import { createPastBookingImport } from './import-past-bookings';
import { createReservationJobs } from './jobs';
import { listReservations, reservationsOf } from './list';
import { createManagement } from './manage';
import { createModification } from './modify';
import { createMoneyByHand } from './money-by-hand';
import { createSolutions } from './solutions';
import { createPaymentStart } from './start-payment';
import type { TransitionReservation } from './transition';
import { createUnpaidLimits } from './unpaid-limits';

export interface ReservationsDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
  availability: Availability;
  quotes: Quotes;
  payments: Payments;
  refunds: Refunds;
  outbox: Outbox;
  transition: TransitionReservation;
  /** Reads again what channels hold of an apartment, in two seconds at most. */
  refreshChannels: (apartmentId: string, now: Date) => Promise<void>;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Reservations: what guests do with theirs, what managers do with all, and what time does. */
export const createReservations = (deps: ReservationsDeps) => {
  const { strapi, transition, payments } = deps;
  const holds = createHolds(deps);
  const unpaidLimits = createUnpaidLimits(deps);
  const createReservation = createReservationWriter({ ...deps, holds, unpaidLimits });
  const { startPayment, resumePayment } = createPaymentStart({ log: strapi.log, payments, transition });
  const { confirmAddress, sendLinkAgain } = createAddressConfirmation({ ...deps, holds });
  const cancelReservation = createCancellation(deps);
  const modification = createModification({ ...deps, startPayment });
  const changeContact = createContactChanges(deps);
  const find = (reference: string, proof: GuestProof) => findForGuest(strapi, reference, proof);

  async function lookedUp(found: ReservationDocument, now: Date): Promise<LookedUp> {
    const meta = {
      refund: canCancelAsGuest(found, now) ? previewRefundForGuest(found, now) : null,
      changeUntil: guestChangeUntil(found, deps.inventory.current().policies, now),
      mayCorrect: mayCorrectContact(found, now),
    };
    return { data: await guestViewOf(strapi, found), meta };
  }

  return {
    /** Reserves the stay of a quote and starts its payment; see `createReservation` for what it throws. */
    async create(
      request: ReservationRequest,
      idempotencyKey: string | null,
      now: Date,
      account: GuestAccount | null = null,
      network: string | null = null,
    ): Promise<ReservationView> {
      const reservation = await createReservation(request, idempotencyKey, now, account, network);
      return guestViewOf(strapi, await startPayment(reservation, 'guest', now));
    },

    /**
     * The reservation of a guest who knows its reference, and its email address or a signed link.
     * @throws NotFoundError for a wrong pair, whichever half is wrong
     */
    find,

    /**
     * The guest's view of a reservation.
     * @throws NotFoundError for a wrong pair, whichever half is wrong
     */
    async view(reference: string, proof: GuestProof): Promise<ReservationView> {
      return guestViewOf(strapi, await find(reference, proof));
    },

    /** The guest's view with what can be done with it now. Throws as `view`. */
    async lookUp(reference: string, proof: GuestProof, now: Date): Promise<LookedUp> {
      const found = await find(reference, proof);
      return lookedUp(found, now);
    },

    /** What other dates or guests would do. Throws as `view` and as `previewModification`. */
    async previewChange(reference: string, { proof, ...stay }: GuestChangeQuestion, now: Date) {
      const { reference: known, apartmentId } = await find(reference, proof);
      return modification.previewModification(known, { apartmentId, ...stay }, { by: 'guest', now });
    },

    /** Changes dates or guests for the guest, at agreed rates. Throws as `view` and as `modifyReservation`. */
    async change(reference: string, { proof, ...stay }: GuestChange, now: Date): Promise<LookedUp> {
      const { reference: known, apartmentId } = await find(reference, proof);
      const target = { apartmentId, ...stay, refundDifference: true };
      return lookedUp(await modification.modifyReservation(known, target, { by: 'guest', now }), now);
    },

    /** Corrects the guest's name or phone number. Throws as `view` and as `changeContact`. */
    async changeContact(
      reference: string,
      { proof, ...contact }: GuestContactChange,
      now: Date,
    ): Promise<LookedUp> {
      const found = await find(reference, proof);
      return lookedUp(await changeContact(found.reference, contact, { by: 'guest', now }), now);
    },

    /** Notes that the guest has opened the link in our mail; see `confirmAddress` for what it throws. */
    async confirmAddress(reference: string, token: string, now: Date): Promise<ReservationView> {
      return guestViewOf(strapi, await confirmAddress(reference, token, now));
    },

    /** Sends the mail with that link again; see `sendLinkAgain` for what it throws. */
    async sendLinkAgain(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
      return guestViewOf(strapi, await sendLinkAgain(reference, proof, now));
    },

    /** The reservations of an account, page by page; see `reservationsOf`. */
    async mine(account: GuestAccount, page: number, pageSize: number): Promise<Page<ReservationView>> {
      return reservationsOf(strapi, account, page, pageSize);
    },

    /** Where to pay, started again when that failed before. Throws as `view`; HttpError 409 when nothing is to be paid. */
    async pay(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
      return viewOf(await resumePayment(await find(reference, proof), now));
    },

    /** What cancelling now gives back. Throws as `view`, and when it cannot be cancelled any more. */
    async refund(reference: string, proof: GuestProof, now: Date): Promise<Refund> {
      return previewRefundForGuest(await find(reference, proof), now);
    },

    /** Cancels for the guest, frees the nights and gives back by the ladder. Throws as `refund`. */
    async cancel(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
      const found = await find(reference, proof);
      return viewOf(await cancelReservation(found.reference, 'guest', 'ladder', now));
    },

    /** Imports stays that were agreed elsewhere; see `createPastBookingImport`. Answers how many there are now. */
    importPastBookings: createPastBookingImport(deps),

    /** A page of all reservations, for managers. */
    list: (query: ReservationListQuery) => listReservations(strapi, query),

    /** A reservation by its reference, for managers. Throws NotFoundError. */
    require: (reference: string) => requireReservation(strapi, reference),

    /** Every transition of a reservation, first to last. */
    history: (reference: string) => historyOf(strapi, reference),

    /** What every act on a reservation did to its money, first to last. */
    folio: (reference: string) => readFolio(strapi, reference),

    /** What managers do with reservations. */
    manage: {
      ...createManagement({ ...deps, holds, startPayment }),
      ...modification,
      changeContact,
      money: createMoneyByHand({ ...deps, startPayment }),
      ...createSolutions(deps),
      createDeskBooking: createDeskBookings({ ...deps, createReservation }),
      cancelReservation,
    },

    jobs: createReservationJobs(deps),
  };
};
