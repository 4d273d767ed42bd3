import type { Day } from '../domain/stay';
import type { ReservationState } from './reservations';

/** The orders in which managers list reservations. */
export const RESERVATION_SORTS = ['newest', 'arrival', 'departure', 'total'] as const;
export type ReservationSort = (typeof RESERVATION_SORTS)[number];

/** Query of `GET /booking-rules/reservations`. */
export interface ReservationListQuery {
  /** Part of a reference, name, e-mail address or phone number. */
  search?: string;
  states?: ReservationState[];
  /** Public id. */
  apartmentId?: string;
  /** Stays with a night in `[from, to)`. */
  from?: Day;
  to?: Day;
  /** Only those that are not paid, or only those that are. */
  paid?: boolean;
  sort: ReservationSort;
  page: number;
  pageSize: number;
}
