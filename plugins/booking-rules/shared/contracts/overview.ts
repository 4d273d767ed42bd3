import type { Reason } from '../domain/availability';
import type { Report, Grouping } from '../reports/performance';
import type { Fils } from '../format/money';
import type { Day } from '../domain/stay';
import type { MinimumValue, Run } from '../domain/pricing/year-strip';
import type { ReservationView } from './reservations';

/** Query of `GET /booking-rules/figures`: nights `[from, to)`. */
export interface ReportQuery {
  from: Day;
  to: Day;
  by: Grouping;
}

/** A line of the figures: the key is a month, a public id or an area's slug, the label what managers read. */
export interface ReportRow {
  key: string;
  label: string;
  figures: Report;
  /** The same nights a year before, as they were booked a year ago today; null where there were none. */
  lastYear: { soldNights: number; roomRevenue: Fils } | null;
}

/** Answer of `GET /booking-rules/today`: what needs a hand today. */
export interface Today {
  today: Day;
  arrivals: ReservationView[];
  departures: ReservationView[];
  /** Guests who sleep here tonight and arrived before today. */
  staying: ReservationView[];
  /** Confirmed, not paid, arriving within 14 days or already here. */
  unpaid: ReservationView[];
  /** Held nights and requests that will lapse, the soonest first. */
  lapsing: ReservationView[];
  /** Those with money that could not be given back, each with how much: `refused` fils. */
  refused: (ReservationView & { refused: Fils })[];
  /** How many enquiries nobody has looked at. */
  newEnquiries: number;
}

/** A row of `GET /booking-rules/gaps`: free nights that nobody can book. */
export interface GapRow {
  apartmentId: string;
  documentId: string;
  name: string;
  firstNight: Day;
  lastNight: Day;
  nights: number;
  reasons: Reason[];
}

/** A row of `GET /booking-rules/minimum-stays`. */
export interface MinimumStayRow {
  apartmentId: string;
  documentId: string;
  name: string;
  district: { slug: string; name: string };
  bedrooms: number;
  /** Its override in nights; null when it has none. */
  override: number | null;
  /** What an arrival needs, from today for a year. */
  year: Run<MinimumValue>[];
}

/** A row of `GET /booking-rules/tourism-dirham`. */
export interface TourismDirhamSheetRow {
  reference: string;
  apartmentId: string;
  apartmentName: string;
  guest: string;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  amount: Fils;
}
