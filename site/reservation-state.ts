import type { ReservationView } from 'booking-rules/shared/contracts/reservations';

/** What has become of a reservation, in a word or two. */
export function stateLabel({ state, awaiting }: Pick<ReservationView, 'state' | 'awaiting'>): string {
  switch (state) {
    case 'held':
      return awaiting === 'acceptance' ? 'Requested' : 'Waits for payment';
    case 'confirmed':
      return 'Confirmed';
    case 'completed':
      return 'Completed';
    case 'expired':
      return 'Lapsed';
    case 'cancelled':
      return 'Cancelled';
    case 'no-show':
      return 'Not taken up';
  }
}
