import type { CancellationPolicy, Refund } from '../../../shared/domain/cancellation';
import type { AwaitedStep, PaymentMethod, ReservationState } from '../../../shared/domain/reservation';
import type { ChosenRatePlan } from '../../../shared/domain/pricing/quote';
import type { PriceLine } from '../../../shared/domain/pricing/price';

/** A reservation as the documents service returns it. Amounts in fils. */
export interface ReservationDocument {
  documentId: string;
  reference: string;
  state: ReservationState;
  awaiting: AwaitedStep | null;
  /** Instant, ISO 8601; set while nights are merely held. */
  heldUntil: string | null;
  /** How the address was confirmed as the guest's; null while it is not. */
  addressProof: 'link' | 'account' | 'staff' | 'payment' | 'earlier' | null;
  /** Instant, ISO 8601: until when a bank transfer has to arrive. */
  paymentDue: string | null;
  remindAt: string | null;
  apartmentId: string;
  apartmentName: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  firstName: string;
  lastName: string;
  /** Null where a caller has given none to the desk. */
  email: string | null;
  phone: string;
  message: string | null;
  payment: PaymentMethod;
  paid: boolean;
  paidAmount: number;
  refundedAmount: number;
  /** The provider's own name of the payment: a Checkout session, say. */
  paymentReference: string | null;
  total: number;
  deposit: number;
  /** Lines and ladder as they were agreed. */
  terms: {
    lines: PriceLine[];
    refunds: Refund[];
    nights: number;
    paymentUrl?: string;
    /** Missing in those that were booked before policies had names. */
    cancellationPolicy?: CancellationPolicy;
    /** Missing in those that were booked before there were plans. */
    ratePlan?: ChosenRatePlan;
  };
  promotionCode: string | null;
  /** Number of the quote that was reserved. */
  quote: string;
  createdAt: string | Date;
}

/** What a transition may change besides the state. */
export type ReservationChange = Partial<
  Pick<
    ReservationDocument,
    | 'awaiting'
    | 'heldUntil'
    | 'addressProof'
    | 'paymentDue'
    | 'remindAt'
    | 'apartmentId'
    | 'apartmentName'
    | 'checkIn'
    | 'checkOut'
    | 'guests'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'payment'
    | 'paid'
    | 'paidAmount'
    | 'refundedAmount'
    | 'paymentReference'
    | 'total'
    | 'deposit'
    | 'terms'
    | 'promotionCode'
  >
>;
