import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Quote } from '../../../contracts/quotes';
import type { ReservationRequest } from '../../../contracts/reservations';
import { paymentReceived } from '../../../shared/domain/folio/money';
import { stayCharges } from '../../../shared/domain/folio/stay-charges';
import { dubaiDay } from '../../../shared/domain/stay';
import { NightsUnavailable, type Nights } from '../availability/nights';
import { writeFolio } from '../documents/issue';
import type { InventoryService } from '../inventory/service';
import type { MailType } from '../outbox/mail-types';
import type { Outbox } from '../outbox/service';
import { manualCharge, recordCharge } from '../payments/charges';
import type { Payments } from '../payments/service';
import { isDuplicateKey } from '../platform/database-errors';
import { provesAddress, type GuestAccount } from '../platform/http/signed-in';
import { invalidField } from '../platform/http/parse';
import { publicNumber } from '../platform/public-number';
import { inTransaction } from '../platform/transaction';
import { refusedReservation, type Quotes } from '../quotes/service';
import { documents, UIDS, type BookingMode } from '../records/documents';
import type { ReservationDocument } from '../records/reservation';
import { asBookingEngine } from '../records/reservation-guard';
import { recordTransition } from '../records/reservation-history';
import { findReservation } from '../records/reservations';
import { changeOf, CONFIRMED, mailsOf, type Holds } from './hold';
import { PromotionRefused, usePromotion } from './promotion-use';
import type { UnpaidLimitsService } from './unpaid-limits';

const KEYS = 'booking_idempotency_keys';

/** A manager who reserves for a guest. */
export interface DeskBooking {
  /** Email address of the manager. */
  by: string;
  /** Said in the history. */
  why: string;
  /** The whole total has been received. */
  paid: boolean;
}

/** A request to reserve, with what makes it safe to repeat. */
interface Attempt {
  request: ReservationRequest;
  quote: Quote;
  key: { key: string; digest: string } | null;
  now: Date;
  /** Whose it will be, when the guest is signed in. */
  account: GuestAccount | null;
  /** What the address that the request came from is counted as; null when that is not known. */
  network: string | null;
  /** Null when the guest reserves. */
  desk: DeskBooking | null;
}

export interface CreateDeps {
  strapi: Core.Strapi;
  nights: Nights;
  inventory: InventoryService;
  quotes: Quotes;
  payments: Payments;
  outbox: Outbox;
  holds: Holds;
  unpaidLimits: UnpaidLimitsService;
  /** Reads again what channels hold of an apartment, in two seconds at most. */
  refreshChannels: (apartmentId: string, now: Date) => Promise<void>;
  /** Has the jobs run soon. */
  wake: () => void;
}

/** Makes a reservation from a quote, all in one transaction. */
export function createReservationWriter(deps: CreateDeps) {
  const { strapi, nights, inventory, quotes, payments, outbox, holds, unpaidLimits, refreshChannels, wake } =
    deps;

  /**
   * Reserves the stay of a quote: nights, record, key, history and mails together or not at all.
   * @param idempotencyKey the same key with the same request gives the same answer
   * @param network what the guest's connection is counted as by the limits on unpaid bookings
   * @param desk the manager who reserves it for a guest; it is confirmed then
   * @throws NotFoundError for an unknown quote; HttpError 409 and 410 with `RefusedReservation` as `details` for one
   *   that cannot be reserved any more; 422 for a key that came with another request, or a bank transfer that could not
   *   arrive in time; 429 with `details.limit` beyond the limits on unpaid bookings
   */
  async function createReservation(
    request: ReservationRequest,
    idempotencyKey: string | null,
    now: Date,
    account: GuestAccount | null = null,
    network: string | null = null,
    desk: DeskBooking | null = null,
  ): Promise<ReservationDocument> {
    const key = idempotencyKey === null ? null : { key: idempotencyKey, digest: digestOf(request) };
    const before = key && (await replay(key));
    if (before) return before;
    if (!desk) payments.requireEnabled(request.payment);
    const quote = await quotes.get(request.quote, now);
    if (!desk && quote.ratePlan.paidAtOnce && request.payment === 'on-arrival')
      throw invalidField('payment', `${quote.ratePlan.name} is paid when you book`);
    // A manager has seen the calendar, and has a guest on the phone.
    if (!desk) await refreshChannels(quote.apartmentId, now);
    try {
      const reservation = await write({ request, quote, key, now, account, network, desk });
      await inventory.announceNights(quote.apartmentId);
      wake();
      return reservation;
    } catch (error) {
      const isRefused = error instanceof PromotionRefused || createError.isHttpError(error);
      if (!isRefused && !(error instanceof NightsUnavailable) && !isDuplicateKey(error)) throw error;
      // The same key may have won while this request waited for it.
      const meanwhile = key && (await replay(key));
      if (meanwhile) return meanwhile;
      if (error instanceof PromotionRefused) throw refusalOfCode(error, quote, now);
      if (isRefused) throw error;
      const night = (await nights.firstTaken(quote.apartmentId, quote)) ?? quote.checkIn;
      const reasons = [{ reason: 'not-available' as const, night }];
      throw refusedReservation(409, 'Someone else has just booked some of these nights', { reasons });
    }
  }

  async function write(attempt: Attempt): Promise<ReservationDocument> {
    const { request, quote, key, now, account, network, desk } = attempt;
    const { email, phone } = request.guest;
    const reference = publicNumber('R');
    const isOfAccount = account !== null && provesAddress(account, email);
    const addressProof = desk ? ('staff' as const) : isOfAccount ? ('account' as const) : null;
    const { payment } = request;
    const standing = { ...quote, payment, addressProof, paymentDue: null };
    if (!desk) holds.requireTimeToPay(standing, now);
    const { paysFirst } = payments.providerFor(payment);
    const [limits, basis] = await Promise.all([unpaidLimits.read(), quotes.basisOf(quote.number)]);
    const unpaid = {
      ...{ reference, email, phone, network, nights: quote.nights },
      addressProven: addressProof !== null,
      paysAtOnce: paysFirst && inventory.find(quote.apartmentId)?.bookingMode !== 'on-request',
    };
    return asBookingEngine(() =>
      inTransaction(strapi, async (trx) => {
        if (!desk) await unpaidLimits.count(trx, unpaid, limits, now);
        await nights.take(trx, quote.apartmentId, quote, 'reservation', reference);
        // Whoever reserves the same quote has to have the same nights first: from here on nobody else does.
        await refuseSpentQuote(quote.number);
        // A manager has been told what speaks against the stay before.
        const mode = desk ? 'instant' : await readBookingMode(quote.apartmentId);
        if (quote.promotionCode !== null) await usePromotion(strapi, trx, quote.promotionCode, quote, now);
        const hold = desk ? CONFIRMED : holds.nextHold(standing, { mode, accepted: false }, now);
        const mails: MailType[] = desk ? ['reservation-confirmed'] : mailsOf(hold, paysFirst);
        if (key) {
          const row = { key: key.key, request: key.digest, reference, created_at: now.getTime() };
          await trx(KEYS).insert(row);
        }
        const { by, why } = desk ?? { by: 'guest', why: null };
        await recordTransition(trx, { reference, from: null, to: hold.state, by, why }, now);
        const document = await documents(strapi, UIDS.reservation).create({
          data: {
            ...dataOf(request, quote),
            ...(desk?.paid && { paid: true, paidAmount: quote.total }),
            account: account?.documentId ?? null,
            reference,
            state: hold.state,
            addressProof,
            ...changeOf(hold),
          },
        });
        const drafts = stayCharges(quote.lines, quote, basis);
        if (desk?.paid) {
          await recordCharge(trx, reference, manualCharge(quote.total), now);
          const money = { method: 'manual', day: dubaiDay(now), reference: null, providerId: null } as const;
          drafts.push(paymentReceived(quote.total, money));
        }
        await writeFolio(strapi, trx, document, drafts, { by, now });
        for (const kind of mails) await outbox.enqueue(trx, kind, document, now);
        return document;
      }),
    );
  }

  function dataOf(request: ReservationRequest, quote: Quote): Record<string, unknown> {
    const { apartmentId, checkIn, checkOut, guests, total, deposit, lines, nights } = quote;
    const { refunds, cancellationPolicy, ratePlan } = quote;
    return {
      apartmentId,
      apartmentName: inventory.find(apartmentId)?.card.name ?? apartmentId,
      checkIn,
      checkOut,
      guests,
      ...request.guest,
      email: request.guest.email.toLowerCase() || null,
      message: request.message ?? null,
      payment: request.payment,
      paid: false,
      paidAmount: 0,
      refundedAmount: 0,
      total,
      deposit,
      terms: { lines, refunds, nights, cancellationPolicy, ratePlan },
      promotionCode: quote.promotionCode,
      quote: quote.number,
    };
  }

  /**
   * Each quote makes one reservation. Call this once its nights are taken: nobody else can reserve it then.
   * @throws HttpError 410 when it has made one, which is now elsewhere or over
   */
  async function refuseSpentQuote(number: string): Promise<void> {
    const spent = await documents(strapi, UIDS.reservation).findFirst({ filters: { quote: number } });
    if (spent)
      throw refusedReservation(410, 'This quote has already been used. Ask for a new one', { quote: 'used' });
  }

  /**
   * How the apartment of a quote is booked now, whatever it was when the quote was made.
   * @throws HttpError 409 when it is no longer published or open for booking
   */
  async function readBookingMode(apartmentId: string): Promise<BookingMode> {
    // Not from memory: that may be a moment behind what a manager has just saved.
    const apartment = await documents(strapi, UIDS.apartment).findFirst({
      filters: { apartmentId },
      status: 'published',
      fields: ['bookingMode', 'openForBooking'],
    });
    if (apartment?.openForBooking) return apartment.bookingMode;
    const reasons = [{ reason: 'not-listed' as const }];
    throw refusedReservation(409, 'This apartment can no longer be booked', { reasons });
  }

  /** The refusal of a quote whose code no longer holds, with what the stay costs without it now. */
  function refusalOfCode(refused: PromotionRefused, quote: Quote, now: Date): Error {
    const { apartmentId, checkIn, checkOut, guests } = quote;
    const without = quotes.preview({ apartmentId, checkIn, checkOut, guests }, now);
    const total = without.ok ? without.terms.total : null;
    return refusedReservation(409, refused.message, { promotion: refused.promotion, total });
  }

  /** The answer that was given to the same key before. */
  async function replay({
    key,
    digest,
  }: {
    key: string;
    digest: string;
  }): Promise<ReservationDocument | null> {
    const row: { request: string; reference: string } | undefined = await strapi.db
      .connection(KEYS)
      .where({ key })
      .first('request', 'reference');
    if (!row) return null;
    if (row.request !== digest) {
      throw createError(422, 'This Idempotency-Key was used with another request', { details: {} });
    }
    return findReservation(strapi, row.reference);
  }

  return createReservation;
}

export type CreateReservation = ReturnType<typeof createReservationWriter>;

function digestOf(request: ReservationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
