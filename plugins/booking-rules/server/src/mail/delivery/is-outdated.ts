import type { ReservationView } from '../../../../contracts/reservations';
import type { MailType } from '../../outbox/mail-types';

type Standing = Pick<ReservationView, 'state' | 'awaiting'>;

/**
 * Whether a mail is about a state that is over. A mail that is sent again describes the reservation as it is now, so
 * one about another state would confuse its reader.
 */
export function isOutdated(kind: MailType, { state, awaiting }: Standing): boolean {
  const isHeldFor = (step: Standing['awaiting']): boolean => state === 'held' && awaiting === step;
  switch (kind) {
    case 'reservation-requested':
      return !isHeldFor('acceptance');
    case 'reservation-address':
      return !isHeldFor('address-confirmation');
    case 'reservation-held':
    case 'payment-reminder':
      return !isHeldFor('payment');
    case 'reservation-confirmed':
      return state !== 'confirmed' && state !== 'completed';
    case 'reservation-changed':
    case 'manager-changed':
      return state !== 'confirmed' && state !== 'held';
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
      return false;
  }
}
