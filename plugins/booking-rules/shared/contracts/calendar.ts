import type { CalendarNight } from '../domain/calendar';
import type { Day } from '../domain/stay';

/** Longest span of `GET /api/apartments/{id}/calendar`, in days (24 months). */
export const CALENDAR_MAX_DAYS = 731;

/** Query of `GET /api/apartments/{id}/calendar`: nights from `from` up to, not including, `to`. */
export interface CalendarQuery {
  from: Day;
  to: Day;
}

/** Answer of `GET /api/apartments/{id}/calendar`. */
export interface ApartmentCalendar {
  data: CalendarNight[];
  /** `maximumStay`: the most nights of a stay, whenever it begins. */
  meta: { apartmentId: string; currency: 'AED'; maximumStay: number };
}
