import type { Refund } from '../../../shared/cancellation';
import type {
  PaymentMethod,
  ReservationState,
  ReservationView,
} from '../../../shared/contracts/reservations';
import { CURRENCY } from '../../../shared/money';
import type { PriceLine } from '../../../shared/price';

/** A reservation as the documents service returns it. */
export interface ReservationDocument {
  reference: string;
  state: ReservationState;
  apartmentId: string;
  apartmentName: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string | null;
  payment: PaymentMethod;
  paid: boolean;
  total: number;
  deposit: number;
  terms: { lines: PriceLine[]; refunds: Refund[]; nights: number };
  promotionCode: string | null;
  createdAt: string | Date;
}

/** What a guest sees of a reservation. */
export function viewOf(document: ReservationDocument): ReservationView {
  const { firstName, lastName, email, phone, terms, createdAt } = document;
  return {
    reference: document.reference,
    state: document.state,
    apartmentId: document.apartmentId,
    apartmentName: document.apartmentName,
    checkIn: document.checkIn,
    checkOut: document.checkOut,
    nights: terms.nights,
    guests: document.guests,
    guest: { firstName, lastName, email, phone },
    payment: document.payment,
    paid: document.paid,
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
