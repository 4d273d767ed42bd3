import type { ReservationView } from '../../../../shared/contracts/reservations';
import type { MailType } from '../../outbox/mail-types';

type Standing = Pick<ReservationView, 'state' | 'awaiting'>;

/**
 * Whether a letter still says what is so. A letter that is sent again speaks of the reservation as it now is, so
 * one that tells of another state would confuse whoever gets it.
 */
export function isStillTrue(kind: MailType, { state, awaiting }: Standing): boolean {
  switch (kind) {
    case 'reservation-requested':
      return state === 'held' && awaiting === 'acceptance';
    case 'reservation-address':
      return state === 'held' && awaiting === 'address-confirmation';
    case 'reservation-held':
    case 'payment-reminder':
      return state === 'held' && awaiting === 'payment';
    case 'reservation-confirmed':
      return state === 'confirmed' || state === 'completed';
    case 'reservation-changed':
      return state === 'confirmed' || state === 'held';
    case 'reservation-expired':
      return state === 'expired';
    case 'reservation-declined':
    case 'reservation-released':
    case 'reservation-cancelled':
    case 'manager-cancelled':
      return state === 'cancelled';
    case 'manager-new-reservation':
      return state === 'held' || state === 'confirmed';
    case 'manager-late-payment':
    case 'manager-refund-refused':
      return true;
  }
}
