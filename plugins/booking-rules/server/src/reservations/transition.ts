import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PaymentMethod, ReservationState } from '../../../shared/contracts/reservations';
import type { Fils } from '../../../shared/format/money';
import { canTransition, holdsNights } from '../../../shared/domain/reservation';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import type { MailType } from '../outbox/mail-types';
import { recordCharge, type ReceivedMoney } from '../payments/charges';
import { asBookingEngine } from '../records/reservation-guard';
import { inTransaction } from '../platform/transaction';
import type { ReservationChange, ReservationDocument } from '../records/reservation';
import { reusePromotion } from './promotion-use';

const MOVES = 'booking_reservation_moves';
/** As much as the history keeps of who it was. */
const LONGEST_NAME = 120;

/** What is to happen to a reservation, decided while nobody else can change it. */
export interface Transition {
  /** The state after it; the present one when only something else changes. */
  to: ReservationState;
  change?: ReservationChange;
  /** Said in the history. */
  why: string | null;
  /** Money that has come. */
  received?: ReceivedMoney;
  /** Fils to give back, when any: of all charges, the reservation's own payment first. */
  refund?: Fils;
  /** The payment that all of them are given back of. */
  refundOf?: { method: PaymentMethod; paymentReference: string };
  mails?: MailType[];
}

/** One line of a reservation's history. */
export interface TransitionRecord {
  reference: string;
  from: ReservationState | null;
  to: ReservationState;
  /** `guest`, `system`, `stripe`, or the manager's e-mail address. */
  by: string;
  why: string | null;
}

/** Writes a line of the history. */
export async function recordTransition(
  trx: Knex.Transaction,
  move: TransitionRecord,
  now: Date,
): Promise<void> {
  const { reference, from, to, by, why } = move;
  const name = by.slice(0, LONGEST_NAME);
  await trx(MOVES).insert({ reference, from_state: from, to_state: to, by: name, why, at: now.getTime() });
}

/**
 * Moves a reservation: state, nights, history, refund and mails in one transaction, or nothing.
 * @param decide sees the reservation as it stands under the lock; null leaves it as it is
 * @param alongside writes what belongs to the same transaction, whatever is decided
 * @throws NotFoundError; ApplicationError for a move that its state does not allow; NightsUnavailable when its nights
 *   have to be taken (again, or elsewhere) and are not free; PromotionRefused when its code has been used up meanwhile
 */
export async function transitionReservation(
  strapi: Core.Strapi,
  reference: string,
  by: string,
  now: Date,
  decide: (reservation: ReservationDocument) => Transition | null,
  alongside?: (trx: Knex.Transaction) => Promise<void>,
): Promise<ReservationDocument> {
  const touched = new Set<string>();
  const outcome = { hasMoved: false };
  const reservation = await asBookingEngine(() =>
    inTransaction(strapi, async (trx) => {
      const before = await lockReservation(strapi, trx, reference);
      await alongside?.(trx);
      const move = decide(before);
      outcome.hasMoved = move !== null;
      if (!move) return before;
      if (move.to !== before.state && !canTransition(before.state, move.to)) {
        throw new errors.ApplicationError(`A reservation that is ${before.state} cannot become ${move.to}`, {
          state: before.state,
        });
      }
      const data = {
        state: move.to,
        ...(move.to === 'held' ? {} : { awaiting: null, heldUntil: null, remindAt: null }),
        ...proofOf(move, before, by),
        ...move.change,
      };
      const after = (await strapi
        .documents(UIDS.reservation)
        .update({ documentId: before.documentId, data: data as never })) as unknown as ReservationDocument;
      await moveNights(strapi, trx, before, after, touched);
      await recordTransition(trx, { reference, from: before.state, to: after.state, by, why: move.why }, now);
      if (move.received) await recordCharge(trx, reference, move.received, now);
      if (move.refund) {
        await engineOf(strapi).payments.owe(trx, after, move.refund, move.refundOf ?? null, now);
      }
      for (const kind of move.mails ?? []) await engineOf(strapi).mail.enqueue(trx, kind, after, now);
      return after;
    }),
  );
  for (const apartmentId of touched) await announceNights(strapi, apartmentId);
  if (outcome.hasMoved) engineOf(strapi).jobs.wake();
  return reservation;
}

/** Whoever pays, or is confirmed by a manager, need not confirm an address any more. */
function proofOf({ to }: Transition, { addressProof }: ReservationDocument, by: string): ReservationChange {
  if (to !== 'confirmed' || addressProof !== null) return {};
  return { addressProof: by === 'stripe' ? 'payment' : 'staff' };
}

/** Tells everybody that the nights of an apartment have changed. */
export async function announceNights(strapi: Core.Strapi, apartmentId: string): Promise<void> {
  await engineOf(strapi).inventory.refreshNights(apartmentId);
  engineOf(strapi).changes.announce({ kind: 'nights', apartmentId });
}

/** Reads a reservation so that no other transaction can change it before this one ends. */
async function lockReservation(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  reference: string,
): Promise<ReservationDocument> {
  const { tableName } = strapi.db.metadata.get(UIDS.reservation);
  // SQLite has one connection, which this transaction holds; PostgreSQL locks the row.
  await trx(tableName).where({ reference }).forUpdate().select('id');
  const document: unknown = await strapi.documents(UIDS.reservation).findFirst({ filters: { reference } });
  if (!document) throw new errors.NotFoundError('There is no reservation with this reference');
  return document as ReservationDocument;
}

async function moveNights(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  before: ReservationDocument,
  after: ReservationDocument,
  touched: Set<string>,
): Promise<void> {
  const { nights } = engineOf(strapi);
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
  if (!held && holds && after.promotionCode !== null) await reusePromotion(strapi, trx, after.promotionCode);
  touched.add(before.apartmentId).add(after.apartmentId);
}
