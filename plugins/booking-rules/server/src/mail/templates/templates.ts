import { cancelled, changed, confirmed, held, requested } from './guest-mails';
import { confirmAddress, paymentReminder } from './hold-mails';
import { automaticMail } from './automatic-mail';
import type { MailType } from '../../outbox/mail-types';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import {
  depositEnded,
  depositRefused,
  latePayment,
  newReservation,
  paymentDisputed,
  refundRefused,
  stayCancelled,
  stayChanged,
} from './manager-mails';
import { depositLink, paymentDue, paymentLink, paymentOverdue, paymentReceived } from './payment-mails';
import { registrationRequest, reviewRequest } from './stay-mails';
import { declined, expired, released } from './departure-mails';

/** How each kind of mail is written. */
export const TEMPLATES: Readonly<Record<MailType, (context: TemplateContext) => MailContent>> = {
  'reservation-address': confirmAddress,
  'reservation-requested': requested,
  'reservation-held': held,
  'payment-reminder': paymentReminder,
  'payment-due': paymentDue,
  'payment-overdue': paymentOverdue,
  'payment-link': paymentLink,
  'deposit-link': depositLink,
  'payment-received': paymentReceived,
  'reservation-confirmed': confirmed,
  'reservation-cancelled': cancelled,
  'reservation-expired': expired,
  'reservation-released': released,
  'reservation-declined': declined,
  'reservation-changed': changed,
  'registration-request': registrationRequest,
  automatic: automaticMail,
  'review-request': reviewRequest,
  'manager-new-reservation': newReservation,
  'manager-cancelled': stayCancelled,
  'manager-changed': stayChanged,
  'manager-late-payment': latePayment,
  'manager-refund-refused': refundRefused,
  'manager-dispute': paymentDisputed,
  'manager-deposit-ended': depositEnded,
  'manager-deposit-refused': depositRefused,
};
