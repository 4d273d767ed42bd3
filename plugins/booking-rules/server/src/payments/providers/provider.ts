import type { PaymentMethod } from '../../../../shared/domain/reservation';
import type { Fils } from '../../../../shared/format/money';
import type { ReservationDocument } from '../../records/reservation';
import type { PaymentEvent } from '../payment-event';

/** The provider will never make this refund, however often it is asked. */
export class RefundRefused extends Error {
  override name = 'RefundRefused';
}

/** Where a guest pays, and the provider's own name of that payment. */
interface StartedPayment {
  url: string;
  paymentReference: string;
}

/** A way to take money. The engine knows no more of it than this. */
export interface PaymentProvider {
  method: PaymentMethod;
  /**
   * True when the guest pays before the reservation is confirmed; false when a manager marks it paid.
   */
  paysFirst: boolean;
  /** Starts the payment of a held reservation, which ends when the hold does. Safe to repeat. */
  start(reservation: ReservationDocument, now: Date): Promise<StartedPayment>;
  /**
   * Gives money back of the payment that `paymentReference` names; money that a manager received (null) is given
   * back by a manager. Safe to repeat with the same key.
   * @param amount fils, at most what was paid; what has gone back already on the provider's pages is not given again
   * @throws RefundRefused when the provider will never do it; any other error may pass
   */
  refund(reservation: ReservationDocument, amount: Fils, key: string): Promise<void>;
  /** Ends a payment that was started, so that a guest cannot pay for nights that are gone. Safe to repeat. */
  expireSession(reservation: ReservationDocument): Promise<void>;
  /**
   * Reads what the provider reports over HTTP; null for what does not concern the engine. Absent where nothing
   * is reported.
   * @param body exactly as it was received
   * @throws ValidationError for a report that is forged or too old
   */
  readEvent?(body: string, signature: string): PaymentEvent | null;
}
