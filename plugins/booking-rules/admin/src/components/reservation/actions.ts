import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { formatAmount } from 'booking-rules/shared/format/money';
import { localDay } from 'booking-rules/shared/domain/local-day';
import { messages } from '../../messages/messages';

/** Something that a manager does with a reservation in one click, or in two where it needs confirmation. */
export interface ReservationAction {
  /** Of its route, and the name of what is said of it. */
  path: 'accept' | 'decline' | 'release' | 'confirm' | 'paid' | 'no-show';
  variant: 'default' | 'secondary' | 'danger-light';
  isAvailable: (reservation: ReservationView, now: Date) => boolean;
  /** Asked before it is done; null when it is done at once. */
  question: ((reservation: ReservationView) => string) | null;
  /** Whether a reason can be given. */
  takesReason: boolean;
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
  variant: 'danger-light',
  isAvailable: isReleasable,
  question: null,
  takesReason: false,
};

/** What a manager may do, in the order of the buttons. */
export const RESERVATION_ACTIONS: readonly ReservationAction[] = [
  {
    path: 'accept',
    variant: 'default',
    isAvailable: awaits('acceptance'),
    question: null,
    takesReason: false,
  },
  {
    path: 'decline',
    variant: 'danger-light',
    isAvailable: awaits('acceptance'),
    question: ({ guest }) => messages().folio.questions.decline(guest.firstName),
    takesReason: true,
  },
  RELEASE,
  {
    path: 'confirm',
    variant: 'secondary',
    isAvailable: (reservation) => reservation.state === 'expired' || isReleasable(reservation),
    question: ({ total }) => messages().folio.questions.confirm(formatAmount(total)),
    takesReason: false,
  },
  {
    path: 'paid',
    variant: 'secondary',
    isAvailable: (reservation) =>
      !reservation.paid &&
      (['confirmed', 'completed'].includes(reservation.state) || isReleasable(reservation)),
    question: ({ total, paidAmount, refundedAmount, guest, checkOut }) => {
      const t = messages().folio.questions;
      const isTold = guest.email !== '' && checkOut >= localDay(new Date());
      return paidAmount === refundedAmount
        ? t.receivedAll(formatAmount(total), isTold)
        : t.receivedRest(formatAmount(total - paidAmount + refundedAmount), isTold);
    },
    takesReason: false,
  },
  {
    path: 'no-show',
    variant: 'danger-light',
    isAvailable: ({ state, checkIn }, now) => state === 'confirmed' && localDay(now) >= checkIn,
    question: ({ guest }) => messages().folio.questions.noShow(guest.firstName),
    takesReason: false,
  },
];
