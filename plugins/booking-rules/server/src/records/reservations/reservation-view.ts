import { bankLines } from '../../../../shared/domain/documents/printed-page';
import type { Core } from '@strapi/strapi';
import type { ReservationView } from '../../../../contracts/reservations/reservations';
import type { PaidOf } from '../../../../shared/domain/folio/entry';
import { toldPrice } from '../../../../shared/explain/line-label';
import { paymentSchedule, type PaymentPart } from '../../../../shared/domain/payments/payment-schedule';
import { localDay } from '../../../../shared/domain/local-day';
import { currencyOfBusiness } from '../../../../shared/format/money';
import { bankAccountOf } from '../bank-account';
import { documents, UIDS } from '../documents';
import type { ReservationDocument } from './reservation';

/** In which parts a reservation is paid. What nights are held for is paid while they are; later its day counts. */
export function partsOf(
  { terms, checkIn, payment, state, paymentDue }: ReservationDocument,
  money: PaidOf,
): PaymentPart[] {
  const stands = state === 'confirmed' || state === 'completed';
  const firstDue = stands && paymentDue !== null ? localDay(new Date(paymentDue)) : null;
  return paymentSchedule(terms.paymentTerms, money, { checkIn, payment, firstDue });
}

/** A reservation as it is kept, apart from where to transfer the money: its lines are in English. */
export function viewOf(document: ReservationDocument): ReservationView {
  const { firstName, lastName, email, phone, terms, createdAt, heldUntil, paymentDue } = document;
  const awaitsPayment = document.state === 'held' && document.awaiting === 'payment';
  return {
    reference: document.reference,
    state: document.state,
    awaiting: document.awaiting,
    heldUntil: heldUntil === null ? null : new Date(heldUntil).toISOString(),
    paymentDue: paymentDue === null ? null : new Date(paymentDue).toISOString(),
    addressConfirmed: document.addressProof !== null,
    bankDetails: null,
    apartmentId: document.apartmentId,
    apartmentName: document.apartmentName,
    checkIn: document.checkIn,
    checkOut: document.checkOut,
    nights: terms.nights,
    guests: document.guests,
    guest: { firstName, lastName, email: email ?? '', phone },
    payment: document.payment,
    paid: document.paid,
    paidAmount: document.paidAmount,
    refundedAmount: document.refundedAmount,
    paymentUrl: awaitsPayment ? (terms.paymentUrl ?? null) : null,
    currency: currencyOfBusiness(),
    lines: terms.lines,
    total: document.total,
    parts: partsOf(document, {
      total: document.total,
      paid: document.paidAmount - document.refundedAmount,
    }),
    deposit: document.deposit,
    refunds: terms.refunds,
    cancellationPolicy: terms.cancellationPolicy ?? null,
    ratePlan: terms.ratePlan ?? null,
    promotionCode: document.promotionCode,
    message: document.message,
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** The same as its guest is told it, in the language of the moment. */
export function toldViewOf(document: ReservationDocument): ReservationView {
  return toldPrice(viewOf(document));
}

/**
 * The same with where to transfer the money, while that is awaited.
 * @param bankDetails as `readBankDetails`
 */
export async function guestViewOf(
  bankDetails: () => Promise<string | null>,
  document: ReservationDocument,
): Promise<ReservationView> {
  const { state, awaiting, payment, paidAmount, refundedAmount, total } = document;
  const isHeld = state === 'held' && awaiting !== 'acceptance';
  const isOpen = isHeld || (state === 'confirmed' && total > paidAmount - refundedAmount);
  const isAwaited = isOpen && payment === 'manual';
  return { ...toldViewOf(document), bankDetails: isAwaited ? await bankDetails() : null };
}

/** Where guests transfer money to: the account of the business, else as a manager wrote it down; null for neither. */
export async function readBankDetails(strapi: Core.Strapi): Promise<string | null> {
  const business = await documents(strapi, UIDS.business).findFirst();
  const account = business && bankAccountOf(business);
  if (account) return bankLines(account).join('\n');
  const setting = await documents(strapi, UIDS.siteSetting).findFirst({ fields: ['bankDetails'] });
  const text = setting?.bankDetails?.trim() ?? '';
  return text === '' ? null : text;
}
