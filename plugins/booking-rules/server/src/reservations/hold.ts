import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Knex } from 'knex';
import { canTransfer, holdOf, transferDue, type Hold } from '../../../shared/domain/hold';
import type { Day } from '../../../shared/domain/stay';
import { DEFAULT_LANGUAGE } from '../../../shared/format/language';
import type { InventoryService } from '../inventory/service';
import type { Payments } from '../payments/service';
import { UIDS, type BookingMode } from '../records/documents';
import type { MailType } from '../outbox/mail-types';
import type { ReservationDocument } from '../records/reservations/reservation';

/** What decides how a reservation goes on. */
export type Standing = Pick<
  ReservationDocument,
  'apartmentId' | 'payment' | 'checkIn' | 'addressProof' | 'paymentDue'
>;

export interface HoldsDeps {
  payments: Payments;
  inventory: InventoryService;
}

/** How long nights are held, and for what. */
export function createHolds({ payments, inventory }: HoldsDeps) {
  /** What a reservation waits for next, as things stand. */
  function nextHold(
    standing: Standing,
    { mode, accepted }: { mode: BookingMode; accepted: boolean },
    now: Date,
  ): Hold {
    const { payment, checkIn, addressProof, paymentDue } = standing;
    return holdOf({
      payment,
      paysFirst: payments.providerFor(payment).paysFirst,
      onRequest: mode === 'on-request',
      accepted,
      addressProven: addressProof !== null,
      checkIn,
      paymentDue: paymentDue === null ? null : new Date(paymentDue),
      now,
      policies: inventory.current().policies,
    });
  }

  /** What a manager reserves is accepted, and the managers know of it. What is not paid yet is due as by transfer. */
  function deskHold({ paid, checkIn }: { paid: boolean; checkIn: Day }, now: Date): Hold {
    const paymentDue = paid ? null : transferDue(inventory.current().policies, checkIn, now);
    return { state: 'confirmed', awaiting: null, heldUntil: null, paymentDue, remindAt: null };
  }

  /**
   * Refuses a bank transfer that could not arrive before check-in.
   * @throws HttpError 422
   */
  function requireTimeToPay({ payment, checkIn }: Standing, now: Date): void {
    if (payment !== 'manual' || canTransfer(inventory.current().policies, checkIn, now)) return;
    throw createError(
      422,
      'Check-in is too soon for a bank transfer. Choose another way to pay, or call us.',
      {
        details: { payment: 'too-late' },
      },
    );
  }

  return { nextHold, deskHold, requireTimeToPay };
}

export type Holds = ReturnType<typeof createHolds>;

/** A hold as a reservation keeps it. */
export function changeOf({
  awaiting,
  heldUntil,
  paymentDue,
  remindAt,
}: Hold): Pick<ReservationDocument, 'awaiting' | 'heldUntil' | 'paymentDue' | 'remindAt'> {
  const text = (instant: Date | null): string | null => instant?.toISOString() ?? null;
  return { awaiting, heldUntil: text(heldUntil), paymentDue: text(paymentDue), remindAt: text(remindAt) };
}

/** The mails that tell of a step: until an address is proven it gets the one that asks for the proof. */
export function mailsOf({ awaiting }: Hold, paysFirst: boolean): MailType[] {
  switch (awaiting) {
    case 'address-confirmation':
      return ['reservation-address'];
    case 'acceptance':
      return ['reservation-requested', 'manager-new-reservation'];
    case 'payment':
      return paysFirst ? ['reservation-held'] : ['reservation-held', 'manager-new-reservation'];
    case null:
      return ['reservation-confirmed', 'manager-new-reservation'];
  }
}

/**
 * The row of an apartment as it is published now, to select from: memory may be a moment behind what a manager has just
 * saved, such as how it is booked.
 */
export function publishedApartment(strapi: Core.Strapi, db: Knex, apartmentId: string): Knex.QueryBuilder {
  return db(strapi.db.metadata.get(UIDS.apartment).tableName)
    .where({ apartment_id: apartmentId, locale: DEFAULT_LANGUAGE })
    .whereNotNull('published_at')
    .limit(1);
}
