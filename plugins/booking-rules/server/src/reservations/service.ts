import type { Core } from '@strapi/strapi';
import type { Refund } from '../../../shared/domain/cancellation';
import { guestChangeUntil } from '../../../shared/domain/guests/guest-change';
import type { CardFormAnswer } from '../../../contracts/money/card-forms';
import type { GuestBillingChange } from '../../../contracts/money/billing';
import type {
  GuestChange,
  GuestChangeQuestion,
  GuestContactChange,
} from '../../../contracts/reservations/guest-changes';
import type { GuestExtrasChange, GuestExtrasQuestion } from '../../../contracts/reservations/booked-extras';
import type { Page } from '../../../contracts/fields';
import type { ReservationListQuery } from '../../../contracts/reservations/reservations-admin';
import type {
  GuestProof,
  LookedUp,
  ReservationRequest,
  ReservationView,
} from '../../../contracts/reservations/reservations';
import type { Nights } from '../availability/nights';
import type { Availability } from '../availability/service';
import { readFolio } from '../folio/queries';
import type { Changes } from '../inventory/changes/changes';
import { keepReading } from '../inventory/changes/kept-reading';
import type { InventoryService } from '../inventory/service';
import type { Outbox } from '../outbox/service';
import { isReported } from '../payments/charges';
import type { Refunds } from '../payments/refunds';
import type { Payments } from '../payments/service';
import type { GuestAccount } from '../platform/http/signed-in';
import type { Quotes } from '../quotes/service';
import { UIDS } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { historyOf } from '../records/reservations/reservation-history';
import { guestViewOf, readBankDetails, toldViewOf } from '../records/reservations/reservation-view';
import { toldExtras, toldPrice } from '../../../shared/explain/line-label';
import { findForGuest, requireReservation } from '../records/reservations/reservations';
import { createBookedExtras } from './changes/booked-extras';
import { canCancelAsGuest, createCancellation, previewRefundForGuest } from './cancel';
import { createCardPayments } from './money/card-payments';
import { createStartedPayments } from './money/started-payments';
import { createCheckout, type PaymentWish } from './money/checkout';
import { createCardDeposits, type CardDepositsDeps } from './money/card-deposits';
import { createPaymentLinks } from './money/payment-links';
import { createAddressConfirmation } from './confirm-address';
import { createBillingChanges } from './changes/billing';
import { createContactChanges, mayCorrectContact } from './changes/contact';
import { createReservationWriter } from './create';
import { createDeskBookings } from './desk-booking';
import { createHolds } from './hold';
import { createPastBookingImport } from './import-past-bookings';
import { createReservationJobs } from './jobs';
import type { KeepAnswer } from '../records/kept-answers';
import { listReservations, reservationsOf } from './list';
import { reservationsCsv } from './list-query';
import { createManagement } from './manage';
import { createModification } from './changes/modify';
import { createMoneyByHand } from './money/money-by-hand';
import { createSolutions } from './solutions';
import { createPaymentStart } from './money/start-payment';
import type { TransitionReservation } from './transition';
import { createUnpaidLimits } from './money/unpaid-limits';

export interface ReservationsDeps {
  strapi: Core.Strapi;
  changes: Changes;
  keep: KeepAnswer;
  nights: Nights;
  inventory: InventoryService;
  availability: Availability;
  quotes: Quotes;
  payments: Payments;
  refunds: Refunds;
  outbox: Outbox;
  transition: TransitionReservation;
  cardHolds: CardDepositsDeps['cardHolds'];
  /** Reads again what channels hold of an apartment, in two seconds at most. */
  refreshChannels: (apartmentId: string, now: Date) => Promise<void>;
  /** How a guest may review a stay now; null when it cannot be reviewed. */
  reviewOf: (found: ReservationDocument, now: Date) => Promise<LookedUp['meta']['review']>;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Reservations: what guests do with theirs, what managers do with all, and what time does. */
export const createReservations = (deps: ReservationsDeps) => {
  const { strapi, changes, transition, payments } = deps;
  const bankDetails = keepReading(changes, [UIDS.business, UIDS.siteSetting], () => readBankDetails(strapi));
  const holds = createHolds(deps);
  const unpaidLimits = createUnpaidLimits(deps);
  const createReservation = createReservationWriter({ ...deps, holds, unpaidLimits });
  const folioOf = (reference: string) => readFolio(strapi, reference);
  const readNow = (reference: string) => requireReservation(strapi, reference);
  const started = createStartedPayments({
    ...{ log: strapi.log, payments, readNow },
    isReported: (reference, payment) => isReported(strapi.db.connection, reference, payment),
  });
  const ofPayments = { log: strapi.log, payments, transition, folioOf, started, readNow };
  const { startPayment, resumePayment } = createPaymentStart(ofPayments);
  const { openCheckout, mayPay } = createCheckout(ofPayments);
  const cardPayments = createCardPayments({ ...ofPayments, resumePayment, openCheckout, mayPay });
  const { confirmAddress, confirmBookingsOf, sendLinkAgain } = createAddressConfirmation({ ...deps, holds });
  const cancelReservation = createCancellation(deps);
  const modification = createModification({ ...deps, started, startPayment });
  const changeContact = createContactChanges(deps);
  const bookedExtras = createBookedExtras({ ...deps, started, startPayment });
  const changeBilling = createBillingChanges(deps);
  const cardDeposits = createCardDeposits(deps);
  const find = (reference: string, proof: GuestProof) => findForGuest(strapi, reference, proof);

  async function lookedUp(found: ReservationDocument, now: Date): Promise<LookedUp> {
    const entries = await readFolio(strapi, found.reference);
    const meta = {
      refund: canCancelAsGuest(found, now) ? previewRefundForGuest(found, now) : null,
      changeUntil: guestChangeUntil(found, deps.inventory.current().policies, now),
      extras: toldExtras(bookedExtras.extrasOf(found, entries, { by: 'guest', now })),
      mayPay: mayPay(found),
      mayCorrect: mayCorrectContact(found, now),
      photo: deps.inventory.find(found.apartmentId)?.card.photos.read()[0] ?? null,
      deposit: await cardDeposits.guestDepositOf(found, entries, now),
      review: await deps.reviewOf(found, now),
    };
    return { data: await guestViewOf(bankDetails, found), meta };
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
      return guestViewOf(bankDetails, await startPayment(reservation, 'guest', now));
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
      return guestViewOf(bankDetails, await find(reference, proof));
    },

    /** The guest's view with what can be done with it now. Throws as `view`. */
    async lookUp(reference: string, proof: GuestProof, now: Date): Promise<LookedUp> {
      const found = await find(reference, proof);
      return lookedUp(found, now);
    },

    /** What other dates or guests would do. Throws as `view` and as `previewModification`. */
    async previewChange(reference: string, { proof, ...stay }: GuestChangeQuestion, now: Date) {
      const { reference: known, apartmentId } = await find(reference, proof);
      const to = { apartmentId, ...stay };
      return toldPrice(await modification.previewModification(known, to, { by: 'guest', now }));
    },

    /** Changes dates or guests for the guest, at agreed rates. Throws as `view` and as `modifyReservation`. */
    async change(reference: string, { proof, ...stay }: GuestChange, now: Date): Promise<LookedUp> {
      const { reference: known, apartmentId } = await find(reference, proof);
      const target = { apartmentId, ...stay, refundDifference: true };
      return lookedUp(await modification.modifyReservation(known, target, { by: 'guest', now }), now);
    },

    /** What booking extras, or taking them off, would do. Throws as `view` and as `previewExtras`. */
    async previewExtras(reference: string, { proof, extras }: GuestExtrasQuestion, now: Date) {
      const { reference: known } = await find(reference, proof);
      return toldPrice(await bookedExtras.previewExtras(known, { extras }, { by: 'guest', now }));
    },

    /** Books extras and takes them off for the guest. Throws as `view` and as `changeExtras`. */
    async changeExtras(
      reference: string,
      { proof, ...change }: GuestExtrasChange,
      now: Date,
    ): Promise<LookedUp> {
      const { reference: known } = await find(reference, proof);
      const asked = { ...change, refundDifference: true };
      return lookedUp(await bookedExtras.changeExtras(known, asked, { by: 'guest', now }), now);
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

    /** Names the company that the stay is billed to. Throws as `view` and as `changeBilling`. */
    async changeBilling(reference: string, { proof, ...billing }: GuestBillingChange, now: Date) {
      const found = await find(reference, proof);
      return changeBilling(found.reference, billing, { by: 'guest', now });
    },

    /** Notes that the guest has opened the link in our mail; see `confirmAddress` for what it throws. */
    async confirmAddress(reference: string, token: string, now: Date): Promise<ReservationView> {
      return guestViewOf(bankDetails, await confirmAddress(reference, token, now));
    },

    /** Lets the bookings go on that wait for an address which its account has just proven. */
    confirmBookingsOf,

    /** Sends the mail with that link again; see `sendLinkAgain` for what it throws. */
    async sendLinkAgain(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
      return guestViewOf(bankDetails, await sendLinkAgain(reference, proof, now));
    },

    /** The reservations of an account, page by page; see `reservationsOf`. */
    async mine(account: GuestAccount, page: number, pageSize: number): Promise<Page<ReservationView>> {
      return reservationsOf(strapi, account, page, pageSize);
    },

    /** Where the guest pays by card; throws as `view` and as `openPage`. */
    async pay(
      reference: string,
      proof: GuestProof,
      wish: Extract<PaymentWish, string>,
      now: Date,
    ): Promise<ReservationView> {
      const found = await find(reference, proof);
      const { reservation, url } = await cardPayments.openPage(found, wish, now);
      return { ...toldViewOf(reservation), paymentUrl: url };
    },

    /** Opens the form in which a guest pays by card on our page; throws as `pay`. */
    async openCardForm(
      reference: string,
      proof: GuestProof,
      wish: Extract<PaymentWish, string>,
      now: Date,
    ): Promise<CardFormAnswer> {
      return cardPayments.openForm(await find(reference, proof), wish, now);
    },

    /** What cancelling now gives back. Throws as `view`, and when it cannot be cancelled any more. */
    async refund(reference: string, proof: GuestProof, now: Date): Promise<Refund> {
      return previewRefundForGuest(await find(reference, proof), now);
    },

    /** Cancels for the guest, frees the nights and gives back by the ladder. Throws as `refund`. */
    async cancel(reference: string, proof: GuestProof, now: Date): Promise<ReservationView> {
      const found = await find(reference, proof);
      return toldViewOf(await cancelReservation(found.reference, 'guest', 'ladder', now));
    },

    /** Imports stays that were agreed elsewhere; see `createPastBookingImport`. Answers how many there are now. */
    importPastBookings: createPastBookingImport(deps),

    /** A page of all reservations, for managers. */
    list: (query: ReservationListQuery) => listReservations(deps, query),

    /** All reservations that a manager asks for, as a file in pieces. */
    csv: (query: ReservationListQuery) => reservationsCsv(deps, query),

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
      ...bookedExtras,
      changeBilling,
      money: createMoneyByHand({ ...deps, startPayment }),
      cardDeposits,
      ...createSolutions(deps),
      createDeskBooking: createDeskBookings({ ...deps, createReservation }),
      cancelReservation,
    },

    ...createPaymentLinks({
      ...{ ...deps, openCheckout, startPayment, started },
      openDepositPage: cardDeposits.openPage,
    }),

    jobs: createReservationJobs(deps),
  };
};
