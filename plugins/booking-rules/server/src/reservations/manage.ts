import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { canTransition } from '../../../shared/domain/reservation';
import { dubaiDay } from '../../../shared/domain/stay';
import type { MailType } from '../outbox/mail-types';
import { moneyByHand } from '../payments/charges';
import { startPayment } from './settlement/start-payment';
import { expirePaymentSession } from './settlement/expire-payment';
import { changeOf, nextHold, requireTimeToPay } from './initial-state';
import type { ReservationDocument } from '../records/reservation';
import { transitionReservation, type Transition } from './transition';
import { orConflict } from '../availability/conflict';

/** Who does it (an e-mail address) and when. */
export interface Actor {
  by: string;
  now: Date;
}

/**
 * Accepts a request: held for the guest's payment, or confirmed when that comes on arrival.
 * @throws HttpError 422 when no bank transfer could arrive before check-in
 */
export async function acceptRequest(strapi: Core.Strapi, reference: string, { by, now }: Actor) {
  const accepted = await transitionReservation(strapi, reference, by, now, (reservation): Transition => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'accepted');
    requireTimeToPay(strapi, reservation, now);
    const hold = nextHold(strapi, reservation, { mode: 'on-request', accepted: true }, now);
    const mails: MailType[] = [hold.state === 'held' ? 'reservation-held' : 'reservation-confirmed'];
    return { to: hold.state, why: 'accepted', change: changeOf(hold), mails };
  });
  return startPayment(strapi, accepted, by, now);
}

/** Declines a request; its nights are free again. */
export function declineRequest(
  strapi: Core.Strapi,
  reference: string,
  { by, now }: Actor,
  why: string | null,
) {
  return transitionReservation(strapi, reference, by, now, (reservation): Transition => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'declined');
    return { to: 'cancelled', why: why ?? 'declined', mails: ['reservation-declined'] };
  });
}

/** Lets the nights of an unpaid hold go. */
export async function releaseHold(strapi: Core.Strapi, reference: string, { by, now }: Actor) {
  const released = await transitionReservation(strapi, reference, by, now, (reservation): Transition => {
    if (reservation.state !== 'held' || reservation.paidAmount > 0) throw wrongState(reservation, 'released');
    return { to: 'cancelled', why: 'released', mails: ['reservation-released'] };
  });
  await expirePaymentSession(strapi, released);
  return released;
}

/**
 * Confirms a held reservation by hand, whatever it waits for, or one that has expired, if its nights are free.
 * @throws HttpError 409 with `details.reasons` when they are not
 */
export function confirmReservation(strapi: Core.Strapi, reference: string, { by, now }: Actor) {
  return orConflict(strapi, () =>
    transitionReservation(strapi, reference, by, now, (reservation): Transition => {
      if (!canTransition(reservation.state, 'confirmed')) throw wrongState(reservation, 'confirmed');
      return { to: 'confirmed', why: 'confirmed by hand', mails: ['reservation-confirmed'] };
    }),
  );
}

/**
 * Notes that the whole total has been received by hand, and so would be given back by hand. A second time
 * changes nothing.
 */
export async function markPaid(strapi: Core.Strapi, reference: string, { by, now }: Actor) {
  const before: { open?: ReservationDocument } = {};
  const marked = await transitionReservation(strapi, reference, by, now, (reservation): Transition | null => {
    const { state, paid, total } = reservation;
    if (state !== 'confirmed' && state !== 'completed' && state !== 'held')
      throw wrongState(reservation, 'paid');
    if (paid) return null;
    const to = state === 'held' ? 'confirmed' : state;
    before.open = reservation;
    return {
      to,
      why: 'marked paid',
      change: {
        paid: true,
        paidAmount: reservation.paidAmount + total,
        payment: reservation.payment === 'on-arrival' ? 'on-arrival' : 'manual',
        paymentReference: null,
      },
      received: moneyByHand(total),
      mails: to === state ? [] : ['reservation-confirmed'],
    };
  });
  // The guest is not to pay a second time.
  if (before.open) await expirePaymentSession(strapi, before.open);
  return marked;
}

/** Notes that the guest never came; only from the day of check-in on. */
export function markNoShow(strapi: Core.Strapi, reference: string, { by, now }: Actor) {
  return transitionReservation(strapi, reference, by, now, (reservation) => {
    if (!canTransition(reservation.state, 'no-show')) throw wrongState(reservation, 'a no-show');
    if (dubaiDay(now) < reservation.checkIn)
      throw wrongState(reservation, 'a no-show before the day of check-in');
    return { to: 'no-show', why: null };
  });
}

/** A 400 that says how the reservation stands. */
export function wrongState({ state, awaiting }: ReservationDocument, wish: string): Error {
  const how = state === 'held' ? `held for ${awaiting ?? 'nothing'}` : state;
  return new errors.ApplicationError(`A reservation that is ${how} cannot be ${wish}`, { state });
}
