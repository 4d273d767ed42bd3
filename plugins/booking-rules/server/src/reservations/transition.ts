import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  type PaymentMethod,
  type ReservationState,
  canTransition,
  holdsNights,
} from '../../../shared/domain/reservation';
import { bookingSums } from '../../../shared/domain/folio/booking-sums';
import { paidOf, type Entry, type PaidOf } from '../../../shared/domain/folio/entry';
import { localInstant } from '../../../shared/domain/local-day';
import { nextReminder } from '../../../shared/domain/payments/payment-reminders';
import type { MinorUnits } from '../../../shared/format/money';
import type { Nights } from '../availability/nights';
import { writeFolio } from '../documents/issue';
import { entriesOf } from '../folio/queries';
import type { InventoryService } from '../inventory/service';
import type { MailType, ToldChange } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import { recordCharge } from '../payments/charges';
import type { OwedPart, Refunds } from '../payments/refunds';
import { inTransaction } from '../platform/transaction';
import type { ReservationChange, ReservationDocument } from '../records/reservations/reservation';
import { asBookingEngine } from '../records/reservations/reservation-guard';
import { recordTransition } from '../records/reservations/reservation-history';
import { partsOf } from '../records/reservations/reservation-view';
import { lockReservation, updateReservation } from '../records/reservations/reservations';
import { eraseRegistrations } from '../records/registrations';
import { entriesOfTransition, type MoneyOfTransition } from './money/folio-entries';
import { reusePromotion } from './promotion-use';
import { recordReservationEvents } from './reservation-events';

/** What is to happen to a reservation, decided while nobody else can change it. */
export interface Transition extends MoneyOfTransition {
  /** The state after it; the present one when only something else changes. */
  to: ReservationState;
  change?: ReservationChange;
  /** Said in the history. */
  why: string | null;
  /** MinorUnits to give back, when any: of all charges, the reservation's own payment first. */
  refund?: MinorUnits;
  /** The payment that all of them are given back of. */
  refundOf?: { method: PaymentMethod; paymentReference: string };
  mails?: MailType[];
  /** Writes what else belongs to it. */
  also?: (trx: Knex.Transaction) => Promise<void>;
  /** What those mails tell of the stay as it was. */
  told?: ToldChange;
  /** What a mail with a payment link asks for. */
  asked?: MinorUnits;
}

export interface TransitionDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
  refunds: Refunds;
  outbox: Outbox;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** The only way in which a reservation changes once it has been made. */
export function createTransition({ strapi, nights, inventory, refunds, outbox, wake }: TransitionDeps) {
  /**
   * Changes a reservation: state, nights, history, folio, refund and mails in one transaction, or nothing.
   * @param decide sees the reservation and its folio as they stand under the lock; null leaves it as it is
   * @param alongside writes what belongs to the same transaction, whatever is decided
   * @throws NotFoundError; ApplicationError for a change that its state does not allow; NightsUnavailable when its nights
   *   have to be taken (again, or elsewhere) and are not free; PromotionRefused when its code has been used up meanwhile
   */
  async function transition(
    reference: string,
    by: string,
    now: Date,
    decide: (reservation: ReservationDocument, entries: readonly Entry[]) => Transition | null,
    alongside?: (trx: Knex.Transaction) => Promise<void>,
  ): Promise<ReservationDocument> {
    const changed = new Set<string>();
    const outcome = { hasChanged: false };
    const reservation = await asBookingEngine(() =>
      inTransaction(strapi, async (trx) => {
        const before = await lockReservation(strapi, trx, reference);
        await alongside?.(trx);
        const entries = await entriesOf(trx, reference);
        const next = decide(before, entries);
        outcome.hasChanged = next !== null;
        if (!next) return before;
        if (next.to !== before.state && !canTransition(before.state, next.to)) {
          throw new errors.ApplicationError(
            `A reservation that is ${before.state} cannot become ${next.to}`,
            {
              state: before.state,
            },
          );
        }
        const data = {
          state: next.to,
          ...(next.to === 'held' ? {} : { awaiting: null, heldUntil: null, remindAt: null }),
          ...proofOf(next, before, by),
          ...next.change,
        };
        if (next.received) await recordCharge(trx, reference, next.received, now);
        const owed = await owe(trx, { ...before, ...data }, next, by, now);
        const { to, payment } = { ...before, ...data, to: next.to };
        const drafts = entriesOfTransition(entries, { before, to, payment, next, owed, now });
        await next.also?.(trx);
        const reminder = reminderOf({ ...before, ...data }, paidOf([...entries, ...drafts]), now);
        const record = await updateReservation(strapi, before, { ...data, ...reminder });
        const after = { ...record, ...bookingSums(record.state, [...entries, ...drafts]) };
        await transferNights(trx, before, after, changed);
        if (neverCame(after, now)) await eraseRegistrations(trx, [reference]);
        await recordTransition(
          trx,
          {
            ...{ reference, from: before.state, to: after.state, by, why: next.why },
            left: before.apartmentId === after.apartmentId ? null : before,
          },
          now,
        );
        const issued = await writeFolio(strapi, trx, after, drafts, { by, now });
        await recordReservationEvents(trx, { before, after, drafts, by }, now);
        for (const kind of next.mails ?? [])
          await outbox.enqueue(trx, kind, after, now, {
            change: next.told ?? null,
            asked: next.asked ?? null,
            documents: issued,
          });
        return after;
      }),
    );
    for (const apartmentId of changed) await inventory.announceNights(apartmentId);
    if (outcome.hasChanged) wake();
    return reservation;
  }

  /** When the guest of a stay that stands is reminded of what is open; a hold has reminders of its own. */
  function reminderOf(
    reservation: ReservationDocument,
    money: PaidOf,
    now: Date,
  ): Pick<ReservationChange, 'remindAt'> {
    if (reservation.state !== 'confirmed') return {};
    const { paymentReminders } = inventory.current().policies;
    const at = nextReminder(partsOf(reservation, money), reservation.payment, paymentReminders, now);
    return { remindAt: at?.toISOString() ?? null };
  }

  /** Whether guests have not come and will not: what they have given for their registration is nobody's business. */
  function neverCame({ state, checkIn }: ReservationDocument, now: Date): boolean {
    if (state === 'no-show' || state === 'expired') return true;
    return state === 'cancelled' && now < localInstant(checkIn, inventory.current().policies.checkInTime);
  }

  /** Writes down what goes back: asked for, or in the hands of the guest already. */
  async function owe(
    trx: Knex.Transaction,
    reservation: ReservationDocument,
    { refund, refundOf, handedBack }: Transition,
    by: string,
    now: Date,
  ): Promise<OwedPart[]> {
    if (handedBack) return refunds.handBack(trx, reservation, handedBack.amount, by, now);
    return refund ? refunds.owe(trx, reservation, refund, refundOf ?? null, now) : [];
  }

  async function transferNights(
    trx: Knex.Transaction,
    before: ReservationDocument,
    after: ReservationDocument,
    changed: Set<string>,
  ): Promise<void> {
    const held = holdsNights(before.state);
    const holds = holdsNights(after.state);
    const sameNights =
      before.apartmentId === after.apartmentId &&
      before.checkIn === after.checkIn &&
      before.checkOut === after.checkOut;
    if (held === holds && sameNights) return;
    if (held) await nights.release(trx, before.reference);
    if (holds) await nights.take(trx, after.apartmentId, after, 'reservation', after.reference);
    // Revived: its code was given back with its nights.
    if (!held && holds && after.promotionCode !== null)
      await reusePromotion(strapi, trx, after.promotionCode);
    changed.add(before.apartmentId).add(after.apartmentId);
  }

  return transition;
}

export type TransitionReservation = ReturnType<typeof createTransition>;

/** Whoever pays, or is confirmed by a manager, need not confirm an address any more. */
function proofOf({ to }: Transition, { addressProof }: ReservationDocument, by: string): ReservationChange {
  if (to !== 'confirmed' || addressProof !== null) return {};
  return { addressProof: by === 'stripe' ? 'payment' : 'staff' };
}
