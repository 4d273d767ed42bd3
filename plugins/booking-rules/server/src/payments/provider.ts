import type { PaymentMethod } from '../../../shared/contracts/reservations';
import type { Fils } from '../../../shared/money';
import type { ReservationDocument } from '../reservations/document';

/** Where a guest pays, and the provider's own name of that payment. */
export interface StartedPayment {
  url: string;
  paymentReference: string;
}

/** A way to take money. The engine knows no more of it than this. */
export interface PaymentProvider {
  method: PaymentMethod;
  /**
   * True when the guest pays before the reservation is confirmed; false when the manager marks it paid by hand.
   */
  paysFirst: boolean;
  /** Starts the payment of a held reservation, which ends when the hold does. Safe to repeat. */
  start(reservation: ReservationDocument): Promise<StartedPayment>;
  /**
   * Gives money back. Safe to repeat with the same key.
   * @param amount fils, at most what was paid
   */
  refund(reservation: ReservationDocument, amount: Fils, key: string): Promise<void>;
  /** Ends a payment that was started, so that a guest cannot pay for nights that are gone. Safe to repeat. */
  abandon(reservation: ReservationDocument): Promise<void>;
}
