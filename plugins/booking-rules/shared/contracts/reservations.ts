import type { Reason } from '../domain/availability';
import type { PriceLine } from '../domain/pricing/price';
import type { PromotionRefusal } from '../domain/pricing/promotion';
import type { Fils } from '../format/money';
import type { Refund } from '../domain/cancellation';
import type { Day } from '../domain/stay';

/** What a held reservation waits for. */
export type Awaited = 'payment' | 'acceptance' | 'address-confirmation';

/** States of a reservation (contract B3). */
export const RESERVATION_STATES = [
  'held',
  'confirmed',
  'completed',
  'expired',
  'cancelled',
  'no-show',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Ways to pay that the engine knows; `manual` is by bank transfer. */
export const PAYMENT_METHODS = ['manual', 'on-arrival', 'stripe'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface GuestDetails {
  firstName: string;
  lastName: string;
  email: string;
  /** With its country code, at most 25 characters. */
  phone: string;
}

/** Body of `POST /api/reservations`, inside `data`; send an `Idempotency-Key` header with it. */
export interface ReservationRequest {
  /** Number of a quote that has not lapsed. */
  quote: string;
  guest: GuestDetails;
  payment: PaymentMethod;
  message?: string;
}

/** `error.details` of the 409 or 410 for a quote that cannot be reserved any more. */
export interface RefusedReservation {
  /** 409: the nights are gone, or the apartment cannot be booked any more. */
  reasons?: Reason[];
  /** 409: the code of the quote no longer holds, and why. */
  promotion?: PromotionRefusal & { code: string };
  /** What the stay costs now without that code, in fils; null when it cannot be had at all. */
  total?: Fils | null;
  /** 410: the quote's time is over, or it has made a reservation already. */
  quote?: 'lapsed' | 'used';
}

/** A reservation as its guest sees it. */
export interface ReservationView {
  reference: string;
  state: ReservationState;
  /** What a held reservation waits for; null in every other state. */
  awaiting: Awaited | null;
  /** Until when its nights are held; an instant, ISO 8601 in UTC; null when they are not merely held. */
  heldUntil: string | null;
  /** Until when a bank transfer has to arrive, once the address is confirmed; null when none is awaited. */
  paymentDue: string | null;
  /** Whether the guest has shown that the e-mail address is theirs, or a manager vouches for it. */
  addressConfirmed: boolean;
  /** Where to transfer the money, while that is awaited; null otherwise, and where nobody has written it down. */
  bankDetails: string | null;
  apartmentId: string;
  apartmentName: string;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  guests: number;
  guest: GuestDetails;
  payment: PaymentMethod;
  paid: boolean;
  /** Fils received, and fils given back of them. */
  paidAmount: Fils;
  refundedAmount: Fils;
  /** Where the guest pays, while the reservation waits for payment; null otherwise. */
  paymentUrl: string | null;
  currency: 'AED';
  lines: PriceLine[];
  total: Fils;
  deposit: Fils;
  refunds: Refund[];
  promotionCode: string | null;
  message: string | null;
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** Answer of `GET /api/reservations/{reference}/refund`: what cancelling now gives back, by the agreed ladder. */
export type RefundPreview = Refund;

/**
 * How a guest shows that a reservation is theirs: its e-mail address, or the token of a signed link. In the query
 * of a GET, and inside `data` of a POST (`/look-up`, `/cancellation`, `/payment`).
 */
export type GuestProof = { email: string } | { token: string };

/** Answer of `POST /api/reservations/{reference}/look-up`; `refund` is null when it cannot be cancelled any more. */
export interface LookedUp {
  data: ReservationView;
  meta: { refund: RefundPreview | null };
}
