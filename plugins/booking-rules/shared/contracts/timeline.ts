import type { Fils } from '../format/money';
import type { Awaited } from './reservations';
import type { Day, Stay } from '../domain/stay';
import type { MinimumValue, Run } from '../domain/pricing/year-strip';
import type { ReservationState } from './reservations';
import type { TakenNight } from './trace';

/** Query of `GET /booking-rules/timeline`: nights `[from, to)`. */
export interface TimelineQuery {
  from: Day;
  to: Day;
}

/** Nights in a row that one holder keeps. A reservation's bar is its whole stay, also beyond the span. */
export interface TimelineBar extends Stay {
  source: TakenNight['source'];
  /** Of the reservation; null for what is no reservation. */
  reference: string | null;
  state: ReservationState | null;
  awaiting: Awaited | null;
  paid: boolean | null;
  /** First and last name. */
  guest: string | null;
  guests: number | null;
  total: Fils | null;
}

/** A row of the calendar. */
export interface TimelineApartment {
  apartmentId: string;
  /** For links into the content manager. */
  documentId: string;
  name: string;
  district: { slug: string; name: string };
  /** 0 is a studio. */
  bedrooms: number;
  capacity: number;
  /** Open for booking. */
  listed: boolean;
  bars: TimelineBar[];
  /** What a night costs, and what an arrival needs, over the span. */
  rates: Run<Fils>[];
  minimums: Run<MinimumValue>[];
  /** Days of the span on which no stay may begin, and on which none may end. */
  noArrival: Day[];
  noDeparture: Day[];
}

/** Answer of `GET /booking-rules/timeline`. */
export interface Timeline extends TimelineQuery {
  today: Day;
  apartments: TimelineApartment[];
}
