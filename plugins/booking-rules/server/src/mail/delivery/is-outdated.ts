import type { ReservationView } from '../../../../contracts/reservations/reservations';
import { nextPart } from '../../../../shared/domain/payments/payment-schedule';
import type { MailType } from '../../outbox/mail-types';

type Standing = Pick<ReservationView, 'state' | 'awaiting' | 'parts'>;

/**
 * Whether a mail is about a state that is over. A mail that is sent again describes the reservation as it is now, so
 * one about another state would confuse its reader.
 */
export function isOutdated(kind: MailType, { state, awaiting, parts }: Standing): boolean {
  const isHeldFor = (step: Standing['awaiting']): boolean => state === 'held' && awaiting === step;
  switch (kind) {
    case 'reservation-requested':
      return !isHeldFor('acceptance');
    case 'reservation-address':
      return !isHeldFor('address-confirmation');
    case 'reservation-held':
    case 'payment-reminder':
      return !isHeldFor('payment');
    case 'payment-due':
    case 'payment-overdue':
      return state !== 'confirmed' || !nextPart(parts)?.due;
    case 'payment-link':
      return (
        nextPart(parts) === null || !(state === 'confirmed' || state === 'completed' || isHeldFor('payment'))
      );
    case 'deposit-link':
    case 'registration-request':
      return state !== 'confirmed';
    case 'payment-received':
      return state !== 'confirmed' && state !== 'completed';
    case 'reservation-confirmed':
    case 'automatic':
      return state !== 'confirmed' && state !== 'completed';
    case 'reservation-changed':
    case 'manager-changed':
      return state !== 'confirmed' && state !== 'held';
    case 'review-request':
      return state !== 'completed';
    case 'reservation-expired':
      return state !== 'expired';
    case 'reservation-declined':
    case 'reservation-released':
    case 'reservation-cancelled':
    case 'manager-cancelled':
      return state !== 'cancelled';
    case 'manager-new-reservation':
      return state !== 'held' && state !== 'confirmed';
    case 'manager-late-payment':
    case 'manager-refund-refused':
    case 'manager-dispute':
    case 'manager-deposit-ended':
    case 'manager-deposit-refused':
      return false;
  }
}
