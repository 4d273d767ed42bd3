import type { PaymentMethod } from '../../../shared/domain/reservation';
import type { MinorUnits } from '../../../shared/format/money';

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
  /** In the smallest unit of `currency`. */
  amount: MinorUnits;
  /** What the guest was asked for; null where that is not known. */
  asked: MinorUnits | null;
  /** What had been paid when they were asked. */
  paidBefore: MinorUnits;
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
  /** All that has been given back of that payment so far, in minor units. */
  total: MinorUnits;
}

/** The guest's bank refused money that was on its way back. */
export interface ReturnFailed extends Reported {
  kind: 'return-failed';
  /** The provider's own number of that refund. */
  refund: string;
  /** The engine's own key of it; null for one that was made on the provider's pages. */
  key: string | null;
  amount: MinorUnits;
  why: string;
}

/** What becomes of a payment that a guest disputes with their bank. */
export type DisputeStep = 'opened' | 'money-taken' | 'money-returned' | 'won' | 'lost';

/** A guest disputes a payment. The provider names the payment, not the reservation. */
export interface PaymentDisputed extends Omit<Reported, 'reference'> {
  kind: 'disputed';
  step: DisputeStep;
  method: PaymentMethod;
  /** The provider's own number of the dispute. */
  dispute: string;
  /** The provider's own name of the payment that it is about. */
  charge: string;
  amount: MinorUnits;
}

/** Something has happened to a deposit on a card. How it stands is asked of the provider: reports come in any order. */
export interface HoldReported extends Reported {
  kind: 'hold';
  /** The provider's own name of what is held. */
  hold: string;
}

/** What a provider reports, in the engine's words. */
export type PaymentEvent =
  | PaymentMade
  | PaymentEnded
  | MoneyReturned
  | ReturnFailed
  | PaymentDisputed
  | HoldReported;
