import type { Trace, TracedNight, TraceStep } from 'booking-rules/shared/explain/trace';

/** Rules as managers call them. */
export const RULE_NAMES: Record<TraceStep['rule'], string> = {
  'dates-invalid': 'Dates',
  'in-the-past': 'Not in the past',
  'advance-notice': 'Advance notice',
  'too-far-ahead': 'Booking window',
  'min-stay': 'Minimum stay',
  'max-stay': 'Maximum stay',
  'arrival-day-closed': 'Arrival day',
  'departure-day-closed': 'Departure day',
  'not-available': 'Free nights',
  'too-many-guests': 'Guests',
  'not-listed': 'Open for booking',
};

/** Where a minimum stay comes from. */
export const MINIMUM_NAMES: Record<Trace['minimumStay'][number]['kind'], string> = {
  'gap-fill': 'Gap between two stays, booked in full',
  'season-apartment': 'Season of this apartment',
  season: 'Season for all',
  override: 'Override of this apartment',
  global: 'Minimum for all',
  default: 'One night, when nothing is set',
};

/** Where a rate comes from. */
export const RATE_NAMES: Record<TracedNight['won'], string> = {
  base: 'Base rate',
  weekend: 'Weekend rate',
  season: 'Season',
  'season-weekend': 'Weekend rate of the season',
};
