import type { Reason } from '../domain/availability';
import type { Refund } from '../domain/cancellation';
import type { Fils } from '../format/money';
import type { Day } from '../domain/stay';
import type { ReservationMail } from './mails';
import type { ReservationState, ReservationView } from './reservations';

/** A line of a reservation's history. */
export interface HistoryLine {
  from: ReservationState | null;
  to: ReservationState;
  /** `guest`, `system`, `stripe`, or the manager's e-mail address. */
  by: string;
  why: string | null;
  /** Instant, ISO 8601 in UTC. */
  at: string;
}

/** Money on its way back to the guest. Instants are ISO 8601 in UTC. */
export interface RefundLine {
  key: string;
  amount: Fils;
  /** True when a person has to give it back, because it came by hand. */
  byHand: boolean;
  owedAt: string;
  /** Null until the provider has taken it over; at once for money that goes back by hand. */
  doneAt: string | null;
  /** Since when the provider has refused it for good: a person gives it back by other means, `doneAt` says when. */
  refusedAt: string | null;
  /** Who said that it was given back by other means. */
  settledBy: string | null;
  error: string | null;
}

/** Answer of `GET /booking-rules/reservations/{reference}`. */
export interface ReservationDetail extends ReservationView {
  history: HistoryLine[];
  mails: ReservationMail[];
  refundLines: RefundLine[];
  /** False when mails are written to a folder because no mail server is configured. */
  mailServer: boolean;
}

/** Answer of `POST /booking-rules/reservations/{reference}/move-preview`: what a move would do. */
export interface ModificationPreview {
  apartmentId: string;
  apartmentName: string;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  /** None when the stay fits there. */
  reasons: Reason[];
  /** As it was agreed, and as it stays. */
  total: Fils;
  /** What a guest would pay for that stay today, for comparison; null when it cannot be priced. */
  totalToday: Fils | null;
  /** What cancelling would give back after the move. */
  refunds: Refund[];
}
