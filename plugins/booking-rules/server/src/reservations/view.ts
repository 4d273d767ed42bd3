import type { ReservationView } from '../../../shared/contracts/reservations';
import { CURRENCY } from '../../../shared/money';
import type { ReservationDocument } from './document';

/** What a guest sees of a reservation. */
export function viewOf(document: ReservationDocument): ReservationView {
  const { firstName, lastName, email, phone, terms, createdAt, heldUntil } = document;
  const awaitsPayment = document.state === 'held' && document.awaiting === 'payment';
  return {
    reference: document.reference,
    state: document.state,
    awaiting: document.awaiting,
    heldUntil: heldUntil === null ? null : new Date(heldUntil).toISOString(),
    apartmentId: document.apartmentId,
    apartmentName: document.apartmentName,
    checkIn: document.checkIn,
    checkOut: document.checkOut,
    nights: terms.nights,
    guests: document.guests,
    guest: { firstName, lastName, email, phone },
    payment: document.payment,
    paid: document.paid,
    paidAmount: document.paidAmount,
    refundedAmount: document.refundedAmount,
    paymentUrl: awaitsPayment ? (terms.paymentUrl ?? null) : null,
    currency: CURRENCY,
    lines: terms.lines,
    total: document.total,
    deposit: document.deposit,
    refunds: terms.refunds,
    promotionCode: document.promotionCode,
    message: document.message,
    createdAt: new Date(createdAt).toISOString(),
  };
}
