import type { Fils } from '../format/money';
import type { QuoteRequest } from './quotes';
import type { GuestDetails } from './reservations';

/** Body of `POST /booking-rules/reservations`, inside `data`: a manager books for a guest on the phone. */
export interface DeskBookingRequest extends QuoteRequest {
  /** The e-mail address too: the confirmation goes there, and with it the guest finds the reservation again. */
  guest: GuestDetails;
  /** The guest pays by transfer or on arrival, or has paid already. */
  payment: 'to-pay' | 'paid';
  message?: string;
  /** Fils the manager has told the guest; 409 with `details.total` when it is another one now. */
  total?: Fils;
  /** Book although rules refuse the stay; taken nights, the past and too many guests always refuse. */
  overrideRules?: boolean;
}
