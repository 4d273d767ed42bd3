import type { PaymentMethod } from '../../../shared/domain/reservation';
import type { Fils } from '../../../shared/format/money';

interface Reported {
  /** The provider's own number of the report, which it sends again until it is heard. */
  id: string;
  /** Kind of the report, in the provider's words. */
  type: string;
  /** Of the reservation that it is about. */
  reference: string;
}

/** Money has arrived. */
export interface PaymentMade extends Reported {
  kind: 'made';
  method: PaymentMethod;
  paymentReference: string;
  /** The name under which the provider will report what goes back of it. */
  charge: string | null;
  /** Minor units of `currency`: fils when that is AED. */
  amount: Fils;
  /** In capitals: `AED`. */
  currency: string;
}

/** A payment that was started cannot be completed any more. */
export interface PaymentEnded extends Reported {
  kind: 'ended';
  paymentReference: string;
}

/** Money has been given back, by the engine or by a person on the provider's own pages. */
export interface MoneyReturned extends Reported {
  kind: 'returned';
  method: PaymentMethod;
  /** The provider's own name of the payment that it was of. */
  charge: string | null;
  /** All that has been given back of that payment so far, in fils. */
  total: Fils;
}

/** The guest's bank refused money that was on its way back. */
export interface ReturnFailed extends Reported {
  kind: 'return-failed';
  /** The provider's own number of that refund. */
  refund: string;
  /** The engine's own key of it; null for one that was made on the provider's pages. */
  key: string | null;
  amount: Fils;
  why: string;
}

/** What a provider reports, in the engine's words. */
export type PaymentEvent = PaymentMade | PaymentEnded | MoneyReturned | ReturnFailed;
