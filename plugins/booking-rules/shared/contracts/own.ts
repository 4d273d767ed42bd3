import type { Fils } from '../format/money';
import type { Day, Stay } from '../domain/stay';
import type { ReservationState } from './reservations';
import type { TakenNight } from './trace';

/** Query of `GET /booking-rules/own/timeline` and `/own/stays`: nights `[from, to)`. */
export interface OwnerQuery {
  from: Day;
  to: Day;
}

/** Taken nights in a row, as an owner sees them. */
export interface OwnerBar extends Stay {
  source: TakenNight['source'];
  /** First name of the guest; null for what is no reservation. */
  guest: string | null;
  /** Of the reservation: held nights are not sold yet. */
  state: ReservationState | null;
}

/** Answer of `GET /booking-rules/own/timeline`: the apartments of whoever asks. */
export interface OwnerTimeline extends OwnerQuery {
  today: Day;
  apartments: { apartmentId: string; name: string; area: string; bars: OwnerBar[] }[];
}

/** A row of `GET /booking-rules/own/stays`: a sold stay, without anything by which its guest could be reached. */
export interface OwnerStay extends Stay {
  apartmentId: string;
  apartmentName: string;
  nights: number;
  guests: number;
  /** First name. */
  guest: string;
  state: ReservationState;
  /** The nights after all discounts, in fils: no cleaning, no Tourism Dirham, no VAT. */
  roomRevenue: Fils;
}
