import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { canTransfer, holdAfterModification } from '../../../../shared/domain/hold';
import {
  cappedTiers,
  refundLadder,
  type CancellationPolicy,
  type Refund,
} from '../../../../shared/domain/cancellation';
import { decisionAfterChange } from '../../../../shared/domain/guests/arrival';
import { guestChangeUntil } from '../../../../shared/domain/guests/guest-change';
import { agreedAfterChange } from '../../../../shared/domain/payments/payment-schedule';
import { agreedRefund } from '../../../../shared/domain/reservation';
import type { ModificationPreview, StayChange } from '../../../../contracts/reservations/reservation-actions';
import type { MinorUnits } from '../../../../shared/format/money';
import { cancellationPolicyOf, type Listing } from '../../../../shared/listing/listing';
import { nightCount, type Stay } from '../../../../shared/domain/stay';
import { localDay } from '../../../../shared/domain/local-day';
import type { Availability } from '../../availability/service';
import { readFolio } from '../../folio/queries';
import type { InventoryItem } from '../../inventory/inventory';
import type { InventoryService } from '../../inventory/service';
import type { Payments } from '../../payments/service';
import type { Actor } from '../../platform/http/signed-in';
import type { ReservationChange, ReservationDocument } from '../../records/reservations/reservation';
import { requireReservation } from '../../records/reservations/reservations';
import { wrongState } from '../manage';
import { orPromotionConflict } from '../promotion-use';
import { isAt, reasonsAgainst, targetOf, termsOf } from './change-target';
import type { PaymentStart } from '../money/start-payment';
import type { StartedPayments } from '../money/started-payments';
import { describeChange, partsOf, planChange, type PlannedChange } from './stay-change';
import type { Transition, TransitionReservation } from '../transition';

export interface ModificationDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  availability: Availability;
  payments: Payments;
  transition: TransitionReservation;
  started: Pick<StartedPayments, 'requireHoldUnpaid'>;
  startPayment: PaymentStart['startPayment'];
}

/** Reservations that get other dates, another number of guests, another apartment or another price. */
export function createModification(deps: ModificationDeps) {
  const { strapi, inventory, availability, payments, started, transition, startPayment } = deps;

  /**
   * Gives a reservation other dates, another number of guests, another apartment or another price. To where it
   * already is changes nothing. A guest may do so within the rules of `guestChangeUntil`.
   * @throws NotFoundError; HttpError 422 with `details.reasons` when the stay does not fit there, and with
   *   `details.payment` when it is held for a bank transfer that could not arrive before; HttpError 409 when its nights
   *   have just been taken, with `details.total` when that is not the total which was shown, and with
   *   `details.isBeingChecked` while a payment of what is held is on its way to us
   */
  async function modifyReservation(
    reference: string,
    target: StayChange,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const { checkIn, checkOut } = target;
    const isGuest = by === 'guest';
    await started.requireHoldUnpaid(reference, by);
    const restarted: { before?: ReservationDocument } = {};
    const changed = await availability.orConflict(() =>
      orPromotionConflict(() =>
        transition(reference, by, now, (reservation, entries): Transition | null => {
          requireModifiable(reservation, by, now);
          const to = targetOf(reservation, target);
          const terms = termsOf(reservation, target);
          const isThere = isAt(reservation, to);
          if (isThere && terms.price.kind === 'agreed') return null;
          const reasons = reasonsAgainst(reservation, listing, to, now);
          if (reasons.length > 0)
            throw createError(422, "The stay doesn't fit there", { details: { reasons } });
          const plan = planChange({ reservation, entries }, listing, to, terms, promotions(), now);
          if (target.total !== undefined && target.total !== plan.after)
            throw createError(409, 'The price has changed', { details: { total: plan.after } });
          const { refundable, asked } = plan.sums;
          const refund = target.refundDifference ? Math.max(0, refundable - asked) : 0;
          const isCardHold = reservation.state === 'held' && reservation.paymentReference !== null;
          // What was started asks for the old total.
          const restarts = isCardHold && plan.after !== reservation.total;
          if (restarts) restarted.before = reservation;
          const after = { apartmentId, apartmentName: card.name, checkIn, checkOut, guests: to.guests };
          return {
            to: reservation.state,
            why: describeChange(reservation, after, plan, terms.price),
            charges: plan.drafts,
            refund,
            change: {
              ...after,
              ...priceAfter(reservation, plan, listing, to, { now, isGuest }),
              ...(restarts && { paymentReference: null }),
              ...holdAfter(reservation, checkIn, now),
              arrivalDecision: decisionAfterChange(reservation.arrivalDecision ?? null, reservation, after),
            },
            mails: isGuest ? ['reservation-changed', 'manager-changed'] : ['reservation-changed'],
            told: { before: partsOf(reservation), refund },
          };
        }),
      ),
    );
    if (!restarted.before) return changed;
    await payments.expireSession(restarted.before);
    return startPayment(changed, by, now);
  }

  /**
   * What a change would do, without doing it, worked out by the same function.
   * @throws NotFoundError; ApplicationError for a reservation that cannot be changed any more
   */
  async function previewModification(
    reference: string,
    target: StayChange,
    { by, now }: Actor,
  ): Promise<ModificationPreview> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const reservation = await requireReservation(strapi, reference);
    requireModifiable(reservation, by, now);
    const to = targetOf(reservation, target);
    const { checkIn, checkOut, guests } = to;
    const entries = await readFolio(strapi, reference);
    const terms = termsOf(reservation, target);
    const plan = planChange({ reservation, entries }, listing, to, terms, promotions(), now);
    const { kept, added, dropped, before, after, lines, charge, refundPercent, sums } = plan;
    const { promotionProblem, ratePlanProblem, isPlanLost } = plan;
    const cancellationPolicy = policyAfter(reservation, listing, isPlanLost, by === 'guest' ? now : null);
    return {
      apartmentId,
      apartmentName: card.name,
      checkIn,
      checkOut,
      nights: nightCount(target),
      guests,
      reasons: reasonsAgainst(reservation, listing, to, now),
      ...{ kept, added, dropped, totalBefore: before, total: after, lines, charge, refundPercent },
      ...{ due: sums.due, refundable: Math.max(0, sums.refundable - sums.asked) },
      ...{ promotionProblem, ratePlanProblem },
      refunds: ladderAfter(after, cancellationPolicy, checkIn, now),
    };
  }

  const promotions = () => inventory.current().promotions;

  /** @throws NotFoundError */
  function entryAt({ apartmentId }: StayChange): InventoryItem {
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

  /** @throws ApplicationError for a state in which it cannot be changed, or not by its guest */
  function requireModifiable(reservation: ReservationDocument, by: string, now: Date): void {
    const { state } = reservation;
    if (state !== 'held' && state !== 'confirmed') throw wrongState(reservation, 'moved');
    if (by === 'guest' && guestChangeUntil(reservation, inventory.current().policies, now) === null)
      throw new errors.ApplicationError('This stay can no longer be changed here. Please contact us', {
        state,
      });
  }

  return { modifyReservation, previewModification };
}

/** The price of a reservation after a change. */
function priceAfter(
  reservation: ReservationDocument,
  { after, lines, promotionCode, isPlanLost, sums }: PlannedChange,
  listing: Listing,
  target: Stay,
  { now, isGuest }: { now: Date; isGuest: boolean },
): ReservationChange {
  const { terms } = reservation;
  // A payment page stays known, so that one which was paid there, and is not reported yet, is not asked for again.
  const { paymentUrl, checkout } = terms;
  const cancellationPolicy = policyAfter(reservation, listing, isPlanLost, isGuest ? now : null);
  return {
    promotionCode,
    terms: {
      lines,
      refunds: ladderAfter(after, cancellationPolicy, target.checkIn, now),
      nights: nightCount(target),
      cancellationPolicy,
      ...(terms.ratePlan && !isPlanLost && { ratePlan: terms.ratePlan }),
      ...(terms.paymentTerms && {
        paymentTerms: agreedAfterChange(terms.paymentTerms, { total: after, paid: sums.paid - sums.asked }),
      }),
      ...(paymentUrl !== undefined && { paymentUrl }),
      ...(checkout && { checkout }),
    },
  };
}

/**
 * The policy that was agreed stays with the reservation. One that was agreed without a name, or with a plan that falls
 * away, is that of where it goes. A guest who moves a stay away gets no more back for it than today.
 * @param guestAt when a guest changes it; null for a manager
 */
function policyAfter(
  { terms, checkIn }: Pick<ReservationDocument, 'terms' | 'checkIn'>,
  listing: Listing,
  isPlanLost: boolean,
  guestAt: Date | null,
): CancellationPolicy {
  const agreed = isPlanLost ? undefined : terms.cancellationPolicy;
  const policy = agreed ?? cancellationPolicyOf(listing);
  if (!guestAt) return policy;
  const { percent } = agreedRefund(terms.refunds, checkIn, localDay(guestAt));
  return { ...policy, tiers: cappedTiers(policy.tiers, percent) };
}

/** What cancelling gives back of a total. */
function ladderAfter(total: MinorUnits, { tiers }: CancellationPolicy, checkIn: string, now: Date): Refund[] {
  return refundLadder(tiers, checkIn, total, localDay(now));
}
