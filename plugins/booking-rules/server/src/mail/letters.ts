import { cancelled, changed, confirmed, held, requested } from './guest-letters';
import { confirmAddress, paymentReminder } from './hold-letters';
import type { MailKind } from './kinds';
import type { Letter } from './letter';
import type { LetterContext } from './letter-context';
import { latePayment, newReservation, refundRefused, stayCancelled } from './manager-letters';
import { declined, expired, released } from './parting-letters';

/** How each kind of mail is written. */
export const LETTERS: Readonly<Record<MailKind, (context: LetterContext) => Letter>> = {
  'reservation-address': confirmAddress,
  'reservation-requested': requested,
  'reservation-held': held,
  'payment-reminder': paymentReminder,
  'reservation-confirmed': confirmed,
  'reservation-cancelled': cancelled,
  'reservation-expired': expired,
  'reservation-released': released,
  'reservation-declined': declined,
  'reservation-changed': changed,
  'manager-new-reservation': newReservation,
  'manager-cancelled': stayCancelled,
  'manager-late-payment': latePayment,
  'manager-refund-refused': refundRefused,
};
