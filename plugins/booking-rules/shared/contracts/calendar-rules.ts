import type { Fils } from '../format/money';
import type { Day, Stay, Weekday } from '../domain/stay';

/** What a manager sets for nights of the calendar. A rule left out stays as it is; null takes it away again. */
export interface CalendarRules {
  /** For every night, weekends too. */
  nightlyRate?: Fils | null;
  /** For arrivals on these days. */
  minimumNights?: number | null;
  /** Weekdays on which a stay may begin; those on which it may end. */
  arrivalDays?: readonly Weekday[] | null;
  departureDays?: readonly Weekday[] | null;
}

/** Body of `POST /booking-rules/calendar/rules`, inside `data`: nights `[checkIn, checkOut)`. */
export interface CalendarRulesRequest extends Stay {
  apartmentIds: string[];
  rules: CalendarRules;
}

/** Nights on which another season, more specific, goes on deciding. */
export interface Overruled {
  apartmentId: string;
  name: string;
  season: string;
  nights: number;
}

/** Its answer: the season that now says so (null when nothing is left of it), and where it is not heard. */
export interface SavedCalendarRules {
  season: { documentId: string; name: string } | null;
  overruled: Overruled[];
}

/** Answer of `GET /booking-rules/nights/blocked-by`: who blocked these nights last; null when nobody knows. */
export interface BlockedBy {
  by: string;
  /** Instant, ISO 8601 in UTC. */
  at: string;
  checkIn: Day;
  checkOut: Day;
}
