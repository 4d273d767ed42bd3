import type { ReservationView } from '../../../../shared/contracts/reservations';
import type { MailType } from '../../outbox/mail-types';

type Standing = Pick<ReservationView, 'state' | 'awaiting'>;

/**
 * Whether a mail tells of a state that is over. A mail that is sent again speaks of the reservation as it now is, so
 * one about another state would confuse whoever gets it.
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
