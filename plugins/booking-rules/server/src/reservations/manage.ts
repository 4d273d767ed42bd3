import { errors } from '@strapi/utils';
import { canTransition } from '../../../shared/domain/reservation';
import { localDay } from '../../../shared/domain/local-day';
import { mostRefundable } from '../../../shared/domain/folio/by-hand';
import { sumsOf } from '../../../shared/domain/folio/entry';
import type { Availability } from '../availability/service';
import type { MailType } from '../outbox/mail-types';
import { manualCharge } from '../payments/charges';
import type { Payments } from '../payments/service';
import type { Actor } from '../platform/http/signed-in';
import type { ReservationChange, ReservationDocument } from '../records/reservations/reservation';
import { changeOf, type Holds } from './hold';
import { orPromotionConflict } from './promotion-use';
import type { PaymentStart } from './money/start-payment';
import type { Transition, TransitionReservation } from './transition';

export interface ManagementDeps {
  availability: Availability;
  payments: Payments;
  holds: Holds;
  transition: TransitionReservation;
  startPayment: PaymentStart['startPayment'];
}

/** What managers do with the state of a reservation. */
export function createManagement(deps: ManagementDeps) {
  const { availability, payments, holds, transition, startPayment } = deps;

  /**
   * Accepts a request: held for the guest's payment, or confirmed when that comes on arrival.
   * @throws HttpError 422 when no bank transfer could arrive before check-in
   */
  async function acceptRequest(reference: string, { by, now }: Actor) {
    const accepted = await transition(reference, by, now, (reservation): Transition => {
      if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
        throw wrongState(reservation, 'accepted');
      holds.requireTimeToPay(reservation, now);
      const hold = holds.nextHold(reservation, { mode: 'on-request', accepted: true }, now);
      const mails: MailType[] = [hold.state === 'held' ? 'reservation-held' : 'reservation-confirmed'];
      return { to: hold.state, why: 'accepted', change: changeOf(hold), mails };
    });
    return startPayment(accepted, by, now);
  }

  /** Declines a request; its nights are free again, and what has been paid already goes back. */
  function declineRequest(reference: string, { by, now }: Actor, why: string | null) {
    return transition(reference, by, now, (reservation, entries): Transition => {
      if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
        throw wrongState(reservation, 'declined');
      const refund = mostRefundable(entries);
      return { to: 'cancelled', why: why ?? 'declined', refund, mails: ['reservation-declined'] };
    });
  }

  /** Lets the nights of an unpaid hold go. */
  async function releaseHold(reference: string, { by, now }: Actor) {
    const released = await transition(reference, by, now, (reservation): Transition => {
      if (reservation.state !== 'held' || reservation.paidAmount > 0)
        throw wrongState(reservation, 'released');
      return { to: 'cancelled', why: 'released', mails: ['reservation-released'] };
    });
    await payments.expireSession(released);
    return released;
  }

  /**
   * Confirms a held reservation, whatever it waits for, or one that has expired, if its nights are free.
   * @throws HttpError 409 with `details.reasons` when they are not
   */
  function confirmReservation(reference: string, { by, now }: Actor) {
    return availability.orConflict(() =>
      orPromotionConflict(() =>
        transition(reference, by, now, (reservation): Transition => {
          if (!canTransition(reservation.state, 'confirmed')) throw wrongState(reservation, 'confirmed');
          return { to: 'confirmed', why: 'confirmed by a manager', mails: ['reservation-confirmed'] };
        }),
      ),
    );
  }

  /**
   * Notes that a manager has received what is still due, and so would give it back. The guest gets the receipt, with the
   * confirmation where the stay had none yet; of a stay that is over nothing, as books are often put in order long after
   * it. A second time changes nothing.
   */
  async function markPaid(reference: string, { by, now }: Actor) {
    const before: { open?: ReservationDocument } = {};
    const marked = await transition(reference, by, now, (reservation, entries): Transition | null => {
      const { state, paid, paidAmount } = reservation;
      const { due } = sumsOf(entries);
      if (state !== 'confirmed' && state !== 'completed' && state !== 'held')
        throw wrongState(reservation, 'paid');
      if (paid) return null;
      const to = state === 'held' ? 'confirmed' : state;
      const isOver = reservation.checkOut < localDay(now);
      before.open = reservation;
      return {
        to,
        why: 'marked paid',
        // What came before goes back in the way in which it came.
        ...(paidAmount === 0 && { change: paidByHand(reservation) }),
        ...(due > 0 && { received: manualCharge(due) }),
        mails: to !== state ? ['reservation-confirmed'] : due > 0 && !isOver ? ['payment-received'] : [],
      };
    });
    // The guest is not to pay a second time.
    if (before.open && (before.open.paidAmount === 0 || before.open.terms.checkout))
      await payments.expireSession(before.open);
    return marked;
  }

  /** Notes that the guest never came; only from the day of check-in on. */
  function markNoShow(reference: string, { by, now }: Actor) {
    return transition(reference, by, now, (reservation) => {
      if (!canTransition(reservation.state, 'no-show')) throw wrongState(reservation, 'a no-show');
      if (localDay(now) < reservation.checkIn)
        throw wrongState(reservation, 'a no-show before the day of check-in');
      return { to: 'no-show', why: null };
    });
  }

  return { acceptRequest, declineRequest, releaseHold, confirmReservation, markPaid, markNoShow };
}

/** What becomes of the way to pay when a manager has received the money. */
export function paidByHand({ payment }: ReservationDocument): ReservationChange {
  return { payment: payment === 'on-arrival' ? 'on-arrival' : 'manual', paymentReference: null };
}

/** A 400 that says how the reservation stands. */
export function wrongState({ state, awaiting }: ReservationDocument, wish: string): Error {
  const how = state === 'held' ? `held for ${awaiting ?? 'nothing'}` : state;
  return new errors.ApplicationError(`A reservation that is ${how} cannot be ${wish}`, { state });
}
