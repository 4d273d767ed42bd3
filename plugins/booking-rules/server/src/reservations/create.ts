import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import createError from 'http-errors';
import type { Quote } from '../../../shared/contracts/quotes';
import type { ReservationRequest } from '../../../shared/contracts/reservations';
import { engineOf } from '../engine';
import { UIDS } from '../records/documents';
import { publicNumber } from '../platform/public-number';
import type { MailType } from '../outbox/mail-types';
import type { GuestAccount } from '../platform/http/signed-in';
import { moneyByHand, recordCharge } from '../payments/charges';
import { asBookingEngine } from '../records/reservation-guard';
import { isDuplicateKey, NightsUnavailable } from '../availability/nights';
import { inTransaction } from '../platform/transaction';
import { changeOf, CONFIRMED, mailsOf, nextHold, requireTimeToPay, type DeskBooking } from './initial-state';
import { countUnpaid, readUnpaidLimits } from './unpaid-limits';
import { provesAddress } from './by-account';
import type { ReservationDocument } from '../records/reservation';
import { findReservation } from '../records/find-reservation';
import { readBookingMode, refusalOfCode, refusedReservation, refuseSpentQuote } from './recheck';
import { announceNights, recordTransition } from './transition';
import { PromotionRefused, usePromotion } from './promotion-use';

const KEYS = 'booking_idempotency_keys';

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
  hand: DeskBooking | null;
}

/**
 * Reserves the stay of a quote: nights, record, key, history and mails together or not at all.
 * @param idempotencyKey the same key with the same request gives the same answer
 * @param network what the guest's connection is counted as by the limits on unpaid bookings
 * @param hand the manager who reserves it for a guest; it is confirmed then
 * @throws NotFoundError for an unknown quote; HttpError 409 and 410 with `RefusedReservation` as `details` for one
 *   that cannot be reserved any more; 422 for a key that came with another request, or a bank transfer that could not
 *   arrive in time; 429 with `details.limit` beyond the limits on unpaid bookings
 */
export async function createReservation(
  strapi: Core.Strapi,
  request: ReservationRequest,
  idempotencyKey: string | null,
  now: Date,
  account: GuestAccount | null = null,
  network: string | null = null,
  hand: DeskBooking | null = null,
): Promise<ReservationDocument> {
  const key = idempotencyKey === null ? null : { key: idempotencyKey, digest: digestOf(request) };
  const before = key && (await replay(strapi, key));
  if (before) return before;
  if (!hand) engineOf(strapi).payments.requireEnabled(request.payment);
  const quote = await engineOf(strapi).quotes.get(request.quote, now);
  try {
    const reservation = await write(strapi, { request, quote, key, now, account, network, hand });
    await announceNights(strapi, quote.apartmentId);
    engineOf(strapi).jobs.wake();
    return reservation;
  } catch (error) {
    const isRefused = error instanceof PromotionRefused || createError.isHttpError(error);
    if (!isRefused && !(error instanceof NightsUnavailable) && !isDuplicateKey(error)) throw error;
    // The same key may have won while this request waited for it.
    const meanwhile = key && (await replay(strapi, key));
    if (meanwhile) return meanwhile;
    if (error instanceof PromotionRefused) throw refusalOfCode(strapi, error, quote, now);
    if (isRefused) throw error;
    const night = (await engineOf(strapi).nights.firstTaken(quote.apartmentId, quote)) ?? quote.checkIn;
    const reasons = [{ reason: 'not-available' as const, night }];
    throw refusedReservation(409, 'Some of these nights have just been taken', { reasons });
  }
}

async function write(strapi: Core.Strapi, attempt: Attempt): Promise<ReservationDocument> {
  const { request, quote, key, now, account, network, hand } = attempt;
  const { email, phone } = request.guest;
  const reference = publicNumber('R');
  const isOfAccount = account !== null && provesAddress(account, email);
  const addressProof = hand ? ('staff' as const) : isOfAccount ? ('account' as const) : null;
  const { payment } = request;
  const standing = { ...quote, payment, addressProof, paymentDue: null };
  if (!hand) requireTimeToPay(strapi, standing, now);
  const { paysFirst } = engineOf(strapi).payments.providerFor(payment);
  const limits = await readUnpaidLimits(strapi);
  const reserver = {
    ...{ reference, email, phone, network, nights: quote.nights },
    addressProven: addressProof !== null,
    paysAtOnce: paysFirst && engineOf(strapi).inventory.find(quote.apartmentId)?.bookingMode !== 'on-request',
  };
  return asBookingEngine(() =>
    inTransaction(strapi, async (trx) => {
      if (!hand) await countUnpaid(strapi, trx, reserver, limits, now);
      await engineOf(strapi).nights.take(trx, quote.apartmentId, quote, 'reservation', reference);
      // Whoever reserves the same quote has to have the same nights first: from here on nobody else does.
      await refuseSpentQuote(strapi, quote.number);
      // A manager has been told what speaks against the stay before.
      const mode = hand ? 'instant' : await readBookingMode(strapi, quote.apartmentId);
      if (quote.promotionCode !== null) await usePromotion(strapi, trx, quote.promotionCode, quote, now);
      const hold = hand ? CONFIRMED : nextHold(strapi, standing, { mode, accepted: false }, now);
      const mails: MailType[] = hand ? ['reservation-confirmed'] : mailsOf(hold, paysFirst);
      if (key) {
        const row = { key: key.key, request: key.digest, reference, created_at: now.getTime() };
        await trx(KEYS).insert(row);
      }
      const { by, why } = hand ?? { by: 'guest', why: null };
      await recordTransition(trx, { reference, from: null, to: hold.state, by, why }, now);
      const document = (await strapi.documents(UIDS.reservation).create({
        data: {
          ...dataOf(strapi, request, quote),
          ...(hand?.paid && { paid: true, paidAmount: quote.total }),
          account: account?.documentId ?? null,
          reference,
          state: hold.state,
          addressProof,
          ...changeOf(hold),
        },
      })) as unknown as ReservationDocument;
      if (hand?.paid) await recordCharge(trx, reference, moneyByHand(quote.total), now);
      for (const kind of mails) await engineOf(strapi).mail.enqueue(trx, kind, document, now);
      return document;
    }),
  );
}

function dataOf(strapi: Core.Strapi, request: ReservationRequest, quote: Quote): Record<string, unknown> {
  const { apartmentId, checkIn, checkOut, guests, total, deposit, lines, refunds, nights } = quote;
  return {
    apartmentId,
    apartmentName: engineOf(strapi).inventory.find(apartmentId)?.card.name ?? apartmentId,
    checkIn,
    checkOut,
    guests,
    ...request.guest,
    email: request.guest.email.toLowerCase(),
    message: request.message ?? null,
    payment: request.payment,
    paid: false,
    paidAmount: 0,
    refundedAmount: 0,
    total,
    deposit,
    terms: { lines, refunds, nights },
    promotionCode: quote.promotionCode,
    quote: quote.number,
  };
}

/** The answer that was given to the same key before. */
async function replay(
  strapi: Core.Strapi,
  { key, digest }: { key: string; digest: string },
): Promise<ReservationDocument | null> {
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

function digestOf(request: ReservationRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
