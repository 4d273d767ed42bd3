import type { Core } from '@strapi/strapi';
import type { ReservationRequest, ReservationState } from '../../../shared/contracts/reservations';
import type { Awaited } from '../../../shared/reservation';
import { booking } from '../booking';
import type { BookingMode } from '../catalogue/documents';
import type { MailKind } from '../mail/kinds';

/** A manager who reserves for a guest. */
export interface ByHand {
  /** E-mail address of the manager. */
  by: string;
  /** Said in the history. */
  why: string;
  /** The whole total has been received. */
  paid: boolean;
}

/** How a new reservation begins: who has to do something before it is confirmed, and until when. */
export interface Beginning {
  state: ReservationState;
  awaiting: Awaited | null;
  heldUntil: Date | null;
  mails: MailKind[];
}

/** The beginning of a reservation: confirmed, or held for a manager's answer or the guest's payment. */
export function beginningOf(
  strapi: Core.Strapi,
  {
    request,
    mode,
    now,
    hand,
  }: { request: ReservationRequest; mode: BookingMode; now: Date; hand: ByHand | null },
): Beginning {
  // What a manager reserves is accepted, and the managers know of it.
  if (hand) return { state: 'confirmed', awaiting: null, heldUntil: null, mails: ['reservation-confirmed'] };
  const { answerHours, cardMinutes } = booking(strapi).catalogue.current().house.booking;
  const { paysFirst } = booking(strapi).payments.providerFor(request.payment);
  if (mode === 'on-request') {
    const heldUntil = new Date(now.getTime() + answerHours * 3_600_000);
    return {
      state: 'held',
      awaiting: 'acceptance',
      heldUntil,
      mails: ['reservation-requested', 'manager-new-reservation'],
    };
  }
  if (paysFirst) {
    const heldUntil = new Date(now.getTime() + cardMinutes * 60_000);
    return { state: 'held', awaiting: 'payment', heldUntil, mails: ['reservation-held'] };
  }
  return {
    state: 'confirmed',
    awaiting: null,
    heldUntil: null,
    mails: ['reservation-confirmed', 'manager-new-reservation'],
  };
}
