import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { engineOf } from '../../engine';
import { expirePaymentSession } from './expire-payment';
import type { ReservationDocument } from '../../records/reservation';
import { transitionReservation } from '../transition';

/**
 * Starts the payment of a reservation that waits for one; any other is given back as it is, and so is one whose
 * payment has been started. When the provider cannot be reached the reservation stays held without an address
 * to pay at, and this may be tried again.
 */
export async function startPayment(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
  by: string,
  now: Date,
): Promise<ReservationDocument> {
  const { reference, payment } = reservation;
  const { paysFirst } = engineOf(strapi).payments.providerFor(payment);
  if (!paysFirst || !awaitsStart(reservation)) return reservation;
  try {
    const started = await engineOf(strapi).payments.providerFor(payment).start(reservation, now);
    const { url: paymentUrl, paymentReference } = started;
    const after = await transitionReservation(strapi, reference, by, now, (present) =>
      awaitsStart(present)
        ? {
            to: 'held',
            why: 'the payment was started',
            change: { paymentReference, terms: { ...present.terms, paymentUrl } },
          }
        : null,
    );
    // Meanwhile another attempt won, or the reservation needs no payment any more.
    if (after.paymentReference !== paymentReference) {
      await expirePaymentSession(strapi, { ...reservation, paymentReference });
    }
    return after;
  } catch (error) {
    strapi.log.error(`The payment of reservation ${reference} could not be started: ${String(error)}`);
    return reservation;
  }
}

/**
 * The same for a guest who asks for it.
 * @throws HttpError 409 when nothing is to be paid
 */
export async function resumePayment(
  strapi: Core.Strapi,
  reservation: ReservationDocument,
  now: Date,
): Promise<ReservationDocument> {
  const { paysFirst } = engineOf(strapi).payments.providerFor(reservation.payment);
  if (!paysFirst || reservation.state !== 'held' || reservation.awaiting !== 'payment') {
    throw createError(409, 'Nothing is to be paid for this reservation now', {
      details: { state: reservation.state, awaiting: reservation.awaiting },
    });
  }
  return startPayment(strapi, reservation, 'guest', now);
}

function awaitsStart({ state, awaiting, paymentReference }: ReservationDocument): boolean {
  return state === 'held' && awaiting === 'payment' && paymentReference === null;
}
