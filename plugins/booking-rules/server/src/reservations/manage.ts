import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { canMove } from '../../../shared/reservation';
import { dubaiDay } from '../../../shared/stay';
import { booking } from '../booking';
import { moneyByHand } from '../payments/charges';
import { startPayment } from '../payments/start';
import { abandonPayment } from './abandon';
import type { ReservationDocument } from './document';
import { moveReservation, type Move } from './move';
import { orConflict } from './conflict';

/** Who does it (an e-mail address) and when. */
export interface Doing {
  by: string;
  now: Date;
}

/** Accepts a request: confirmed, or held for the guest's payment where that comes first. */
export async function acceptRequest(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  const accepted = await moveReservation(strapi, reference, by, now, (reservation): Move => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'accepted');
    if (!booking(strapi).payments.providerFor(reservation.payment).paysFirst) {
      return { to: 'confirmed', why: 'accepted', mails: ['reservation-confirmed'] };
    }
    const { answerHours } = booking(strapi).catalogue.current().house.booking;
    const heldUntil = new Date(now.getTime() + answerHours * 3_600_000).toISOString();
    return {
      to: 'held',
      why: 'accepted',
      change: { awaiting: 'payment', heldUntil },
      mails: ['reservation-held'],
    };
  });
  return startPayment(strapi, accepted, by, now);
}

/** Declines a request; its nights are free again. */
export function declineRequest(
  strapi: Core.Strapi,
  reference: string,
  { by, now }: Doing,
  why: string | null,
) {
  return moveReservation(strapi, reference, by, now, (reservation): Move => {
    if (reservation.state !== 'held' || reservation.awaiting !== 'acceptance')
      throw wrongState(reservation, 'declined');
    return { to: 'cancelled', why: why ?? 'declined', mails: ['reservation-declined'] };
  });
}

/**
 * Confirms a held reservation by hand, whatever it waits for, or one that has expired, if its nights are free.
 * @throws HttpError 409 with `details.reasons` when they are not
 */
export function confirmReservation(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return orConflict(strapi, () =>
    moveReservation(strapi, reference, by, now, (reservation): Move => {
      if (!canMove(reservation.state, 'confirmed')) throw wrongState(reservation, 'confirmed');
      return { to: 'confirmed', why: 'confirmed by hand', mails: ['reservation-confirmed'] };
    }),
  );
}

/**
 * Notes that the whole total has been received by hand, and so would be given back by hand. A second time
 * changes nothing.
 */
export async function markPaid(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  const before: { open?: ReservationDocument } = {};
  const marked = await moveReservation(strapi, reference, by, now, (reservation): Move | null => {
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
        payment: 'manual',
        paymentReference: null,
      },
      received: moneyByHand(total),
      mails: to === state ? [] : ['reservation-confirmed'],
    };
  });
  // The guest is not to pay a second time.
  if (before.open) await abandonPayment(strapi, before.open);
  return marked;
}

/** Notes that the guest never came; only from the day of check-in on. */
export function markNoShow(strapi: Core.Strapi, reference: string, { by, now }: Doing) {
  return moveReservation(strapi, reference, by, now, (reservation) => {
    if (!canMove(reservation.state, 'no-show')) throw wrongState(reservation, 'a no-show');
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
