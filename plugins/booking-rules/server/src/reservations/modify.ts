import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import { canTransfer, holdAfterModification } from '../../../shared/domain/hold';
import { checkStay, type Reason, type StayRequest } from '../../../shared/domain/availability';
import { refundLadder, type CancellationPolicy, type Refund } from '../../../shared/domain/cancellation';
import type { ModificationPreview, StayChange } from '../../../contracts/reservation-actions';
import type { Fils } from '../../../shared/format/money';
import { cancellationPolicyOf, type Listing } from '../../../shared/listing/listing';
import { nightsTakenWhere } from '../../../shared/domain/restrictions/availability-bitmap';
import { dubaiDay, nightCount, nightsOf, type Stay } from '../../../shared/domain/stay';
import type { Availability } from '../availability/service';
import { readFolio } from '../folio/queries';
import type { InventoryItem } from '../inventory/inventory';
import type { InventoryService } from '../inventory/service';
import type { Payments } from '../payments/service';
import type { Actor } from '../platform/http/signed-in';
import type { ReservationChange, ReservationDocument } from '../records/reservation';
import { requireReservation } from '../records/reservations';
import { wrongState } from './manage';
import { orPromotionConflict } from './promotion-use';
import type { PaymentStart } from './start-payment';
import { describeChange, planChange, type ChangeTerms, type PlannedChange } from './stay-change';
import type { Transition, TransitionReservation } from './transition';

/** Where a reservation goes to. */
type Target = Stay & { apartmentId: string };

export interface ModificationDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  availability: Availability;
  payments: Payments;
  transition: TransitionReservation;
  startPayment: PaymentStart['startPayment'];
}

/** Reservations that get other dates, another apartment or another price. */
export function createModification(deps: ModificationDeps) {
  const { strapi, inventory, availability, payments, transition, startPayment } = deps;

  /**
   * Gives a reservation other dates, another apartment or another price. To where it already is changes nothing.
   * @throws NotFoundError; HttpError 422 with `details.reasons` when the stay does not fit there, and with
   *   `details.payment` when it is held for a bank transfer that could not arrive before; HttpError 409 when its nights
   *   have just been taken, and with `details.total` when that is not the total which was shown
   */
  async function modifyReservation(
    reference: string,
    target: StayChange,
    { by, now }: Actor,
  ): Promise<ReservationDocument> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const { checkIn, checkOut } = target;
    const restarted: { before?: ReservationDocument } = {};
    const changed = await availability.orConflict(() =>
      orPromotionConflict(() =>
        transition(reference, by, now, (reservation, entries): Transition | null => {
          requireModifiable(reservation);
          const terms = termsOf(reservation, target);
          const isThere = isAt(reservation, { apartmentId, checkIn, checkOut });
          if (isThere && terms.price.kind === 'agreed') return null;
          const reasons = isThere ? [] : reasonsAgainst(reservation, listing, target, now);
          if (reasons.length > 0)
            throw createError(422, "The stay doesn't fit there", { details: { reasons } });
          const plan = planChange({ reservation, entries }, listing, target, terms, promotions(), now);
          if (target.total !== undefined && target.total !== plan.after)
            throw createError(409, 'The price has changed', { details: { total: plan.after } });
          const { refundable, asked } = plan.sums;
          const refund = target.refundDifference ? Math.max(0, refundable - asked) : 0;
          const isCardHold = reservation.state === 'held' && reservation.paymentReference !== null;
          // What was started asks for the old total.
          const restarts = isCardHold && plan.after !== reservation.total;
          if (restarts) restarted.before = reservation;
          const after = { apartmentId, apartmentName: card.name, checkIn, checkOut };
          return {
            to: reservation.state,
            why: describeChange(reservation, after, plan, terms.price),
            charges: plan.drafts,
            refund,
            change: {
              ...after,
              ...priceAfter(reservation, plan, listing, target, now),
              ...(restarts && { paymentReference: null }),
              ...holdAfter(reservation, checkIn, now),
            },
            mails: ['reservation-changed'],
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
    now: Date,
  ): Promise<ModificationPreview> {
    const { listing, card } = entryAt(target);
    const { apartmentId } = listing.rules;
    const reservation = await requireReservation(strapi, reference);
    requireModifiable(reservation);
    const { checkIn, checkOut } = target;
    const entries = await readFolio(strapi, reference);
    const terms = termsOf(reservation, target);
    const plan = planChange({ reservation, entries }, listing, target, terms, promotions(), now);
    const { kept, added, dropped, before, after, lines, charge, refundPercent, promotionProblem, sums } =
      plan;
    const isThere = isAt(reservation, { apartmentId, checkIn, checkOut });
    return {
      apartmentId,
      apartmentName: card.name,
      checkIn,
      checkOut,
      nights: nightCount(target),
      reasons: isThere ? [] : reasonsAgainst(reservation, listing, target, now),
      ...{ kept, added, dropped, totalBefore: before, total: after, lines, charge, refundPercent },
      ...{ due: sums.due, refundable: Math.max(0, sums.refundable - sums.asked), promotionProblem },
      refunds: ladderAfter(after, policyAfter(reservation, listing), checkIn, now),
    };
  }

  const promotions = () => inventory.current().promotions;

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

/** The price as it is chosen; another apartment on the same dates leaves the total as it was agreed. */
function termsOf(reservation: ReservationDocument, target: StayChange): ChangeTerms {
  const { checkIn, checkOut, apartmentId } = target;
  const isElsewhere =
    apartmentId !== reservation.apartmentId &&
    checkIn === reservation.checkIn &&
    checkOut === reservation.checkOut;
  const { price = { kind: isElsewhere ? 'keep' : 'agreed' }, waiveCharge = false } = target;
  return { price, waiveCharge };
}

/** The price of a reservation after a change. */
function priceAfter(
  { terms }: ReservationDocument,
  { after, lines, promotionCode }: PlannedChange,
  listing: Listing,
  target: StayChange,
  now: Date,
): ReservationChange {
  const { paymentUrl } = terms;
  const cancellationPolicy = policyAfter({ terms }, listing);
  return {
    total: after,
    promotionCode,
    terms: {
      lines,
      refunds: ladderAfter(after, cancellationPolicy, target.checkIn, now),
      nights: nightCount(target),
      cancellationPolicy,
      ...(paymentUrl !== undefined && { paymentUrl }),
    },
  };
}

/** The policy that was agreed stays with the reservation; one that was agreed without a name is that of where it goes. */
function policyAfter({ terms }: Pick<ReservationDocument, 'terms'>, listing: Listing): CancellationPolicy {
  return terms.cancellationPolicy ?? cancellationPolicyOf(listing);
}

/** What cancelling gives back of a total. */
function ladderAfter(total: Fils, { tiers }: CancellationPolicy, checkIn: string, now: Date): Refund[] {
  return refundLadder(tiers, checkIn, total, dubaiDay(now));
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
