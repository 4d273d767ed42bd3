import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { canTransfer, holdAfterModification } from '../../../shared/domain/hold';
import { checkStay, type Reason, type StayRequest } from '../../../shared/domain/availability';
import { refundLadder, type Refund } from '../../../shared/domain/cancellation';
import type { ModificationPreview } from '../../../contracts/reservation-actions';
import type { Listing } from '../../../shared/listing/listing';
import { nightsTakenWhere } from '../../../shared/domain/restrictions/availability-bitmap';
import { priceStay } from '../../../shared/domain/pricing/price';
import { dubaiDay, nightCount, nightsOf, type Stay } from '../../../shared/domain/stay';
import type { Availability } from '../availability/service';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import type { Actor } from '../platform/http/signed-in';
import type { ReservationChange, ReservationDocument } from '../records/reservation';
import { requireReservation } from '../records/reservations';
import { wrongState } from './manage';
import { orPromotionConflict } from './promotion-use';
import type { Transition, TransitionReservation } from './transition';

/** Where a reservation goes to. */
export type Target = Stay & { apartmentId: string };

export interface ModificationDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  availability: Availability;
  transition: TransitionReservation;
}

/** Reservations that get other dates or another apartment. */
export function createModification({ strapi, inventory, availability, transition }: ModificationDeps) {
  /**
   * Moves a reservation to other dates or another apartment at the price that was agreed. To where it already
   * is changes nothing.
   * @throws NotFoundError; HttpError 422 with `details.reasons` when the stay does not fit there, and with
   *   `details.payment` when it is held for a bank transfer that could not arrive before; HttpError 409 when its nights
   *   have just been taken
   */
  function modifyReservation(
    reference: string,
    target: Target,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const { checkIn, checkOut } = target;
    return availability.orConflict(() =>
      orPromotionConflict(() =>
        transition(reference, by, now, (reservation): Transition | null => {
          requireModifiable(reservation);
          if (isAt(reservation, { apartmentId, checkIn, checkOut })) return null;
          const reasons = reasonsAgainst(reservation, listing, target, now);
          if (reasons.length > 0)
            throw createError(422, "The stay doesn't fit there", { details: { reasons } });
          const refunds = ladderAfter(reservation, listing, checkIn, now);
          const terms = { ...reservation.terms, nights: nightCount(target), refunds };
          return {
            to: reservation.state,
            why: `moved from ${reservation.apartmentId}, ${reservation.checkIn} to ${reservation.checkOut}`,
            change: {
              ...{ apartmentId, apartmentName: card.name, checkIn, checkOut, terms },
              ...holdAfter(reservation, checkIn, now),
            },
            mails: ['reservation-changed'],
          };
        }),
      ),
    );
  }

  /**
   * What a move would do, without doing it.
   * @throws NotFoundError; ApplicationError for a reservation that cannot be moved any more
   */
  async function previewModification(
    reference: string,
    target: Target,
    now: Date,
  ): Promise<ModificationPreview> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const reservation = await requireReservation(strapi, reference);
    requireModifiable(reservation);
    const { checkIn, checkOut } = target;
    const isPriced = reservation.guests <= listing.rules.capacity;
    return {
      apartmentId,
      apartmentName: card.name,
      checkIn,
      checkOut,
      nights: nightCount(target),
      reasons: reasonsAgainst(reservation, listing, target, now),
      total: reservation.total,
      totalToday: isPriced ? priceStay(listing, target, reservation.guests, null).total : null,
      refunds: ladderAfter(reservation, listing, checkIn, now),
    };
  }

  /** @throws NotFoundError */
  function entryAt({ apartmentId }: Target): InventoryItem {
    const entry = inventory.find(apartmentId);
    if (!entry) throw new errors.NotFoundError("This apartment doesn't exist");
    return entry;
  }

  /**
   * What a hold for a bank transfer becomes: it ends no later than the new check-in.
   * @throws HttpError 422 when the money could not arrive before that
   */
  function holdAfter(
    { state, paymentDue, heldUntil, remindAt }: ReservationDocument,
    checkIn: string,
    now: Date,
  ): ReservationChange {
    if (state !== 'held' || paymentDue === null) return {};
    const { policies } = inventory.current();
    const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
    const before = {
      paymentDue: dateOf(paymentDue),
      heldUntil: dateOf(heldUntil),
      remindAt: dateOf(remindAt),
    };
    const after = holdAfterModification(before, checkIn, policies, now);
    if (after === before) return {};
    if (!canTransfer(policies, checkIn, now)) {
      throw createError(
        422,
        'Check-in would be too soon for a bank transfer. Confirm the booking or mark it as paid first.',
        { details: { payment: 'too-late' } },
      );
    }
    return {
      paymentDue: after.paymentDue?.toISOString() ?? null,
      heldUntil: after.heldUntil?.toISOString() ?? null,
      remindAt: after.remindAt?.toISOString() ?? null,
    };
  }

  return { modifyReservation, previewModification };
}

/** @throws ApplicationError */
function requireModifiable(reservation: ReservationDocument): void {
  const { state } = reservation;
  if (state !== 'held' && state !== 'confirmed') throw wrongState(reservation, 'moved');
}

/** The agreed total by the ladder of where it goes. */
function ladderAfter({ total }: ReservationDocument, listing: Listing, checkIn: string, now: Date): Refund[] {
  return refundLadder(listing.policies.cancellation, checkIn, total, dubaiDay(now));
}

function isAt(reservation: ReservationDocument, { apartmentId, checkIn, checkOut }: Target): boolean {
  return (
    reservation.apartmentId === apartmentId &&
    reservation.checkIn === checkIn &&
    reservation.checkOut === checkOut
  );
}

/** What the rules say against the stay there; its own nights do not stand in its way. */
export function reasonsAgainst(
  reservation: ReservationDocument,
  listing: Listing,
  { checkIn, checkOut }: Stay,
  now: Date,
): Reason[] {
  const own = new Set(reservation.apartmentId === listing.rules.apartmentId ? nightsOf(reservation) : []);
  const taken = nightsTakenWhere((night) => listing.taken.has(night) && !own.has(night));
  const request: StayRequest = { checkIn, checkOut, guests: reservation.guests };
  const answer = checkStay({ ...listing, taken }, request, now);
  if (answer.ok) return [];
  if (checkIn !== reservation.checkIn) return answer.reasons;
  // An arrival that stays as it was agreed is neither too late nor too soon to be announced.
  return answer.reasons.filter(({ reason }) => reason !== 'in-the-past' && reason !== 'advance-notice');
}
