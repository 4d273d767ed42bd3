import type { ArrivalDecision } from '../../../../shared/domain/guests/arrival';
import type { CancellationPolicy, Refund } from '../../../../shared/domain/cancellation';
import type { BookingSums } from '../../../../shared/domain/folio/booking-sums';
import type { AgreedPayment } from '../../../../shared/domain/payments/payment-schedule';
import { DEFAULT_LANGUAGE, type Language } from '../../../../shared/format/language';
import type { AwaitedStep, PaymentMethod, ReservationState } from '../../../../shared/domain/reservation';
import type { ChosenRatePlan } from '../../../../shared/domain/pricing/quote';
import type { MinorUnits } from '../../../../shared/format/money';
import type { PriceLine } from '../../../../shared/domain/pricing/price-line';

/** A text of the site that a guest accepted by booking, in the version that was published at that time. */
export interface AcceptedPage {
  kind: 'terms' | 'privacy' | 'cancellation';
  title: string;
  /** Where it stands, without the slash. */
  slug: string;
  /** Instant (ISO 8601, UTC) at which this version was published. */
  version: string;
}

/** A reservation with what its folio comes to. */
export type ReservationDocument = ReservationRecord & BookingSums;

/** A page on which an amount is paid: of the payment partner, or with its form on ours. */
export interface OpenPage {
  /** The provider's own name of it. */
  session: string;
  url: string;
  /** Whether it is a form on our own page; missing where it is not. */
  isForm?: boolean;
  amount: MinorUnits;
  /** What had been paid when it was opened. */
  paidBefore: MinorUnits;
  /** Instant, ISO 8601. */
  endsAt: string;
}

/** A reservation as the documents service returns it. Amounts in minor units. */
export interface ReservationRecord {
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
  /** In which its guest booked, and is written to; null in those of before guests were offered several. */
  language: Language | null;
  /** What a manager has decided about the arrival information; null or missing while the rule decides. */
  arrivalDecision?: ArrivalDecision | null;
  payment: PaymentMethod;
  /** The provider's own name of the payment: a Checkout session, say. */
  paymentReference: string | null;
  deposit: number;
  /**
   * Lines and ladder as they were agreed. What is owed follows from the folio alone; the lines stay beside it because
   * guests are told the price in the words in which it was shown, which entries by night do not keep.
   */
  terms: {
    lines: PriceLine[];
    refunds: Refund[];
    nights: number;
    paymentUrl?: string;
    /** Missing in those that were booked before policies had names. */
    cancellationPolicy?: CancellationPolicy;
    /** Missing in those that were booked before there were plans. */
    ratePlan?: ChosenRatePlan;
    /** Missing in those that were booked before there were parts. */
    paymentTerms?: AgreedPayment;
    /** The page on which an open part can be paid by card now, when one was asked for. */
    checkout?: OpenPage;
  };
  /** The texts of the site that the guest accepted; null where there were none, or the desk booked. */
  acceptedPages: AcceptedPage[] | null;
  promotionCode: string | null;
  /** Number of the quote that was reserved. */
  quote: string;
  createdAt: string | Date;
}

/** What a transition may change besides the state. */
export type ReservationChange = Partial<
  Pick<
    ReservationRecord,
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
    | 'paymentReference'
    | 'deposit'
    | 'arrivalDecision'
    | 'terms'
    | 'promotionCode'
  >
>;

/** The language in which the guest of a reservation is written to. */
export function languageOf({ language }: Pick<ReservationRecord, 'language'>): Language {
  return language ?? DEFAULT_LANGUAGE;
}
