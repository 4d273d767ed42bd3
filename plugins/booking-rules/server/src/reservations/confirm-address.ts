import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { plural } from '../../../shared/format/plural';
import type { Payments } from '../payments/service';
import { changeOf, mailsOf, publishedApartment, type Holds } from './hold';
import type { BookingMode } from '../records/documents';
import type { ReservationDocument } from '../records/reservations/reservation';
import { OUTBOX } from '../outbox/queue';
import { findForGuest, queryReservations } from '../records/reservations/reservations';
import type { GuestProof } from '../../../contracts/reservations/reservations';
import type { Transition, TransitionReservation } from './transition';

/** Mails with the link that a reservation sends at most, the first one among them. */
const MOST_LINKS = 3;
/** Minutes until the next one may be asked for. */
const LINK_MINUTES = 5;

export interface AddressConfirmationDeps {
  strapi: Core.Strapi;
  payments: Payments;
  holds: Holds;
  transition: TransitionReservation;
}

/** Guests prove that an email address is theirs by opening a link that we mail to it: of a booking, or of their account. */
export function createAddressConfirmation(deps: AddressConfirmationDeps) {
  const { strapi, payments, holds, transition } = deps;

  /**
   * Notes that the guest has opened the link that we mailed: the short hold becomes that of the next step. A second
   * time changes nothing.
   * @throws NotFoundError for a wrong token; HttpError 409 with `details.state` when the nights are no longer held
   */
  async function confirmAddress(reference: string, token: string, now: Date): Promise<ReservationDocument> {
    const found = await findForGuest(strapi, reference, { token });
    const decide = (reservation: ReservationDocument, mode: BookingMode): Transition | null => {
      const { state, awaiting, addressProof } = reservation;
      if (addressProof !== null) return null;
      if (state !== 'held' || isOver(reservation, now)) {
        throw createError(409, 'These nights are no longer held', { details: { state, awaiting } });
      }
      if (awaiting !== 'address-confirmation') {
        return { to: state, why: 'email address confirmed', change: { addressProof: 'link' } };
      }
      return goOn(reservation, 'link', mode, now);
    };
    return transitionByMode(found, decide, now);
  }

  /**
   * Takes the confirmed address of an account for what waits for the same one to be confirmed: each booking goes on as
   * if its own link had been opened. A failure is logged: what has not gone on waits for that link as before.
   */
  async function confirmBookingsOf(email: string, now: Date): Promise<void> {
    const address = email.toLowerCase();
    const where = { email: address, state: 'held', awaiting: 'address-confirmation' };
    try {
      for (const found of await queryReservations(strapi, { where })) {
        const decide = (reservation: ReservationDocument, mode: BookingMode): Transition | null => {
          const { email: to, state, awaiting } = reservation;
          const isWaiting = to === address && state === 'held' && awaiting === 'address-confirmation';
          return isWaiting && !isOver(reservation, now) ? goOn(reservation, 'account', mode, now) : null;
        };
        await transitionByMode(found, decide, now);
      }
    } catch (error) {
      strapi.log.error(`Bookings with a confirmed address could not go on: ${String(error)}`);
    }
  }

  /** Has a booking go on by how its apartment is booked now; by request where it is no longer published. */
  async function transitionByMode(
    { reference, apartmentId }: ReservationDocument,
    decide: (reservation: ReservationDocument, mode: BookingMode) => Transition | null,
    now: Date,
  ): Promise<ReservationDocument> {
    let mode: BookingMode = 'on-request';
    return transition(
      reference,
      'guest',
      now,
      (reservation) => decide(reservation, mode),
      async (trx) => {
        const row: { mode?: BookingMode } | undefined = await publishedApartment(
          strapi,
          trx,
          apartmentId,
        ).first({ mode: 'booking_mode' });
        mode = row?.mode ?? mode;
      },
    );
  }

  /** The next step of a booking whose address is proven. */
  function goOn(
    reservation: ReservationDocument,
    addressProof: 'link' | 'account',
    modeNow: BookingMode,
    now: Date,
  ): Transition {
    // One that was told when to pay was booked at once, whatever its apartment asks for now.
    const mode = reservation.paymentDue === null ? modeNow : 'instant';
    const hold = holds.nextHold({ ...reservation, addressProof }, { mode, accepted: false }, now);
    return {
      to: hold.state,
      why: 'email address confirmed',
      change: { addressProof, ...changeOf(hold) },
      mails: mailsOf(hold, payments.providerFor(reservation.payment).paysFirst),
    };
  }

  /**
   * Sends the mail with the link again, for a guest who cannot find it. Whoever knows a reservation may ask, so that it
   * is sent a few times only, with minutes between them: no stranger's inbox is filled by it.
   * @throws NotFoundError for a wrong proof; HttpError 409 with `details.state` when no address waits to be confirmed;
   *   429 with `details.most`, and with `details.retryAfter` in seconds where time alone ends it
   */
  async function sendLinkAgain(
    reference: string,
    proof: GuestProof,
    now: Date,
  ): Promise<ReservationDocument> {
    const found = await findForGuest(strapi, reference, proof);
    let sent: number[] = [];
    const decide = (reservation: ReservationDocument): Transition => {
      const { state, awaiting } = reservation;
      if (state !== 'held' || awaiting !== 'address-confirmation' || isOver(reservation, now)) {
        throw createError(409, 'This booking has no email address to confirm', {
          details: { state, awaiting },
        });
      }
      const wait = Math.ceil(((sent.at(-1) ?? 0) + LINK_MINUTES * 60_000 - now.getTime()) / 1_000);
      if (sent.length >= MOST_LINKS) {
        throw tooManyLinks("We've sent the link several times. Check your spam folder, or call us.");
      }
      if (wait > 0) {
        const minutes = plural(Math.ceil(wait / 60), 'minute');
        throw tooManyLinks(`We've just sent the link. You can ask for it again in ${minutes}.`, wait);
      }
      return { to: 'held', why: 'asked for the link again', mails: ['reservation-address'] };
    };
    return transition(found.reference, 'guest', now, decide, async (trx) => {
      sent = await linksSent(trx, found.reference);
    });
  }

  return { confirmAddress, confirmBookingsOf, sendLinkAgain };
}

const isOver = ({ heldUntil }: ReservationDocument, now: Date): boolean =>
  heldUntil !== null && new Date(heldUntil) <= now;

/** When each of them was written, first to last, in milliseconds since 1970. */
async function linksSent(trx: Knex.Transaction, reference: string): Promise<number[]> {
  const rows: { created_at: number | string }[] = await trx(OUTBOX)
    .where({ reference, kind: 'reservation-address' })
    .orderBy('id')
    .select('created_at');
  return rows.map(({ created_at }) => Number(created_at));
}

function tooManyLinks(message: string, retryAfter?: number): Error {
  const details = { limit: 'links', most: MOST_LINKS, ...(retryAfter !== undefined && { retryAfter }) };
  return createError(429, message, { details });
}
