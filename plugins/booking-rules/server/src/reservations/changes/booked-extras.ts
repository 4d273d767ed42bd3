import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type {
  ExtrasChange,
  ExtrasPreview,
  ExtrasQuestion,
} from '../../../../contracts/reservations/booked-extras';
import type { BookedExtra } from '../../../../contracts/rates/extras';
import { standingCharges, sumsOf, type Entry, type EntryDraft } from '../../../../shared/domain/folio/entry';
import {
  agreedExtras,
  changeExtras as changeExtrasOf,
  quantityOf,
  type ExtraChange,
} from '../../../../shared/domain/folio/extras';
import { usualPercentages } from '../../../../shared/domain/folio/percentages';
import { isSettled } from '../../../../shared/domain/guests/guest-change';
import type { AppliedCharge } from '../../../../shared/domain/pricing/charge-rule';
import {
  describeExtraProblem,
  extrasFor,
  extraUntil,
  notOffered,
  priceOfExtra,
  refuseExtra,
  type ExtraChoice,
  type ExtraOffer,
  type ExtraProblem,
} from '../../../../shared/domain/pricing/extra';
import { holdsNights } from '../../../../shared/domain/reservation';
import { readFolio } from '../../folio/queries';
import type { InventoryService } from '../../inventory/service';
import type { Payments } from '../../payments/service';
import { forRequester } from '../../platform/language';
import { invalidField } from '../../platform/http/parse';
import type { Actor } from '../../platform/http/signed-in';
import type { ReservationDocument } from '../../records/reservations/reservation';
import { requireReservation } from '../../records/reservations/reservations';
import { wrongState } from '../manage';
import { priceAfter } from '../money/money-by-hand';
import { describeCost, partsOf } from './stay-change';
import type { PaymentStart } from '../money/start-payment';
import type { StartedPayments } from '../money/started-payments';
import type { Transition, TransitionReservation } from '../transition';

export interface BookedExtrasDeps {
  strapi: Core.Strapi;
  inventory: InventoryService;
  payments: Payments;
  transition: TransitionReservation;
  started: Pick<StartedPayments, 'requireHoldUnpaid'>;
  startPayment: PaymentStart['startPayment'];
}

/** Extras that are booked for a reservation, or taken off it, after it was made. */
export function createBookedExtras(deps: BookedExtrasDeps) {
  const { strapi, inventory, payments, started, transition, startPayment } = deps;

  /** The extras that a reservation has and could have; see `mayChange` for what may be done now. */
  function extrasOf(
    reservation: ReservationDocument,
    entries: readonly Entry[],
    { by, now }: Actor,
  ): BookedExtra[] {
    const agreed = agreedExtras(standingCharges(entries));
    const isOpen = mayChangeExtras(reservation, by);
    const isInTime = ({ until }: Pick<ExtraOffer, 'until'>) =>
      by !== 'guest' || Date.parse(until) > now.getTime();
    return knownTo(reservation, entries).map((offer) => ({
      ...offer,
      quantity: quantityOf(agreed, offer.id),
      mayChange: isOpen && isInTime(offer),
    }));
  }

  /** What is offered for a stay, and what it has besides that is offered no more: only to be taken off. */
  function knownTo(reservation: ReservationDocument, entries: readonly Entry[]): ExtraOffer[] {
    const { policies, extras } = inventory.current();
    const { checkInTime } = policies;
    const offered = extrasFor({ extras, checkInTime }, reservation.apartmentId, reservation);
    const agreed = agreedExtras(standingCharges(entries));
    const others = agreed.filter(
      ({ id }, index) =>
        !offered.some((offer) => offer.id === id) && agreed.findIndex((extra) => extra.id === id) === index,
    );
    return [
      ...offered,
      ...others.map(({ quantity: _, ...terms }) => ({
        ...terms,
        description: '',
        most: 0,
        amount: priceOfExtra({ ...terms, quantity: 1 }, reservation),
        until: extraUntil(terms, reservation.checkIn, checkInTime).toISOString(),
      })),
    ];
  }

  /** The percentages of a stay that has borne none so far, such as VAT. */
  function usualOf(reservation: ReservationDocument): AppliedCharge[] {
    const item = inventory.find(reservation.apartmentId);
    return item ? usualPercentages(item.listing, reservation) : [];
  }

  /** Works out a change by the folio as it stands: what is shown is what is written. */
  function plan(
    reservation: ReservationDocument,
    entries: readonly Entry[],
    choices: readonly ExtraChoice[],
    { by, now }: Actor,
  ) {
    if (!mayChangeExtras(reservation, by)) throw wrongState(reservation, 'changed');
    const known = knownTo(reservation, entries);
    const agreed = agreedExtras(standingCharges(entries));
    const changes = choices.flatMap(({ id, quantity }): (ExtraChange & { name: string; have: number })[] => {
      const have = quantityOf(agreed, id);
      if (quantity === have) return [];
      const offer = known.find((extra) => extra.id === id);
      if (!offer) throw refused(notOffered(id));
      // Fewer is never too many, though the business may have lowered the limit since.
      const limits = quantity < have ? { ...offer, most: have } : offer;
      const problem =
        offer.most === 0 && quantity > have
          ? notOffered(id, offer.name)
          : refuseExtra(limits, quantity, by === 'guest' ? now : null);
      if (problem) throw refused(problem);
      return [{ id, quantity, terms: offer, name: offer.name, have }];
    });
    const drafts = changeExtrasOf(entries, reservation, changes, usualOf(reservation));
    if ('problem' in drafts)
      throw new errors.ApplicationError('The price was adjusted by hand. Please contact us');
    return { drafts, changes, before: sumsOf(entries), after: sumsOf([...entries, ...drafts]) };
  }

  /** The extras of a reservation for its guest or its managers. Throws NotFoundError. */
  async function listExtras(reference: string, actor: Actor): Promise<BookedExtra[]> {
    const reservation = await requireReservation(strapi, reference);
    return extrasOf(reservation, await readFolio(strapi, reference), actor);
  }

  /**
   * What booking extras, or taking them off, would do, worked out by the same function.
   * @throws NotFoundError; ValidationError for what cannot be had; ApplicationError for a state that does not allow it
   */
  async function previewExtras(
    reference: string,
    { extras }: ExtrasQuestion,
    actor: Actor,
  ): Promise<ExtrasPreview> {
    const reservation = await requireReservation(strapi, reference);
    const entries = await readFolio(strapi, reference);
    const { drafts, before, after } = plan(reservation, entries, extras, actor);
    return {
      totalBefore: before.total,
      total: after.total,
      lines: linesOf(reservation, entries, drafts),
      due: after.due,
      refundable: Math.max(0, after.refundable - after.asked),
    };
  }

  /**
   * Books extras and takes them off. What is there already changes nothing. A guest may do so while the notice of an
   * extra allows it, a manager at any time.
   * @throws as `previewExtras`; HttpError 409 with `details.total` when that is not the total which was shown, and with
   *   `details.isBeingChecked` while a payment of what is held is on its way to us
   */
  async function changeExtras(
    reference: string,
    { extras, total, refundDifference }: ExtrasChange,
    actor: Actor,
  ): Promise<ReservationDocument> {
    const { by, now } = actor;
    await started.requireHoldUnpaid(reference, by);
    const restarted: { before?: ReservationDocument } = {};
    const changed = await transition(reference, by, now, (reservation, entries): Transition | null => {
      const { drafts, changes, before, after } = plan(reservation, entries, extras, actor);
      if (after.total !== total)
        throw createError(409, 'The price has changed', { details: { total: after.total } });
      if (drafts.length === 0) return null;
      const refund = refundDifference ? Math.max(0, after.refundable - after.asked) : 0;
      // What was started at the provider asks for the old total.
      const restarts = reservation.state === 'held' && reservation.paymentReference !== null;
      if (restarts) restarted.before = reservation;
      return {
        to: reservation.state,
        why: `${changes.map(describeChange).join(', ')}. ${describeCost(before.total, after.total)}`.slice(
          0,
          250,
        ),
        charges: drafts,
        refund,
        change: {
          ...priceAfter(reservation, entries, drafts),
          ...(restarts && { paymentReference: null }),
        },
        mails: by === 'guest' ? ['reservation-changed', 'manager-changed'] : ['reservation-changed'],
        told: { before: partsOf(reservation), refund },
      };
    });
    if (!restarted.before) return changed;
    await payments.expireSession(restarted.before);
    return startPayment(changed, by, now);
  }

  return { extrasOf, listExtras, previewExtras, changeExtras };
}

/** Whether the state of a reservation lets somebody change its extras: managers as long as it keeps its nights. */
function mayChangeExtras(reservation: ReservationDocument, by: string): boolean {
  return by === 'guest' ? isSettled(reservation) : holdsNights(reservation.state);
}

/** What happened to an extra, for the history. */
function describeChange({ name, quantity, have }: { name: string; quantity: number; have: number }): string {
  const count = Math.abs(quantity - have);
  const what = count === 1 ? name : `${count} × ${name}`;
  return quantity > have ? `${what} added` : `${what} taken off`;
}

function refused(problem: ExtraProblem): Error {
  return invalidField(
    'extras',
    forRequester(() => describeExtraProblem(problem)),
  );
}

function linesOf(reservation: ReservationDocument, entries: readonly Entry[], drafts: readonly EntryDraft[]) {
  return (priceAfter(reservation, entries, drafts).terms ?? reservation.terms).lines;
}
