import type { ReservationView } from 'booking-rules/contracts/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { localDay } from 'booking-rules/shared/domain/local-day';

/** Something that a manager does with a reservation in one click, or in two where it needs confirmation. */
export interface ReservationAction {
  /** Of its route. */
  path: 'accept' | 'decline' | 'release' | 'confirm' | 'paid' | 'no-show';
  label: string;
  variant: 'default' | 'secondary' | 'danger-light';
  isAvailable: (reservation: ReservationView, now: Date) => boolean;
  /** Asked before it is done; null when it is done at once. */
  question: ((reservation: ReservationView) => string) | null;
  /** Whether a reason can be given. */
  takesReason: boolean;
  /** Said once it is done. */
  done: string;
}

const awaits = (what: 'acceptance') => (reservation: ReservationView) =>
  reservation.state === 'held' && reservation.awaiting === what;

/** Whether its nights are held though nobody has paid. */
export function isReleasable({ state, awaiting, paidAmount }: ReservationView): boolean {
  return state === 'held' && awaiting !== 'acceptance' && paidAmount === 0;
}

/** Releases the nights of an unpaid hold in one click. */
export const RELEASE: ReservationAction = {
  path: 'release',
  label: 'Release nights',
  variant: 'danger-light',
  isAvailable: isReleasable,
  question: null,
  takesReason: false,
  done: 'Released. The nights are free.',
};

/** What a manager may do, in the order of the buttons. */
export const RESERVATION_ACTIONS: readonly ReservationAction[] = [
  {
    path: 'accept',
    label: 'Accept',
    variant: 'default',
    isAvailable: awaits('acceptance'),
    question: null,
    takesReason: false,
    done: 'Accepted. The guest is being told.',
  },
  {
    path: 'decline',
    label: 'Decline',
    variant: 'danger-light',
    isAvailable: awaits('acceptance'),
    question: ({ guest }) => `The nights become free again, and ${guest.firstName} is told by email.`,
    takesReason: true,
    done: 'Declined. The nights are free, and the guest is being told.',
  },
  RELEASE,
  {
    path: 'confirm',
    label: 'Confirm without payment',
    variant: 'secondary',
    isAvailable: (reservation) => reservation.state === 'expired' || isReleasable(reservation),
    question: ({ total }) =>
      `Confirm the stay although ${formatAmount(total)} has not been paid? The guest is told by email.`,
    takesReason: false,
    done: 'Confirmed. The guest is being told.',
  },
  {
    path: 'paid',
    label: 'Mark as paid',
    variant: 'secondary',
    isAvailable: (reservation) =>
      !reservation.paid &&
      (['confirmed', 'completed'].includes(reservation.state) || isReleasable(reservation)),
    question: ({ total, paidAmount, refundedAmount, guest, checkOut }) => {
      const what =
        paidAmount === refundedAmount
          ? `the full amount of ${formatAmount(total)}`
          : `the remaining ${formatAmount(total - paidAmount + refundedAmount)}`;
      const isTold = guest.email !== '' && checkOut >= localDay(new Date());
      return `Have you received ${what}?${isTold ? ' The guest gets a receipt by email.' : ''}`;
    },
    takesReason: false,
    done: 'Marked as paid.',
  },
  {
    path: 'no-show',
    label: 'No-show',
    variant: 'danger-light',
    isAvailable: ({ state, checkIn }, now) => state === 'confirmed' && localDay(now) >= checkIn,
    question: ({ guest }) =>
      `${guest.firstName} did not arrive. The nights become free again, and nothing is refunded. This cannot be undone.`,
    takesReason: false,
    done: 'Recorded as a no-show.',
  },
];
