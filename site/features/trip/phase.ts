import type { ReservationState } from 'booking-rules/shared/domain/reservation';
import { daysBetween, type Day, type Stay } from 'booking-rules/shared/domain/stay';
import { messages } from '../../messages/messages';

/** Where a guest stands in their trip: what they look for on its page differs. */
export type TripPhase = 'held' | 'before' | 'arrival' | 'during' | 'after' | 'over';

type Trip = Stay & { state: ReservationState };

/** @param today at the property */
export function phaseOf({ state, checkIn, checkOut }: Trip, today: Day): TripPhase {
  if (state === 'held') return 'held';
  if (state !== 'confirmed' && state !== 'completed') return 'over';
  if (today > checkOut) return 'after';
  if (today > checkIn) return 'during';
  return today === checkIn ? 'arrival' : 'before';
}

/** Whether the stay is ahead or going on. */
export function isAhead(phase: TripPhase): boolean {
  return phase === 'before' || phase === 'arrival' || phase === 'during';
}

/**
 * How long it takes, as one says it: `3 days to go`, `Today`, `2 nights left`; null where nobody counts.
 * @param times of check-in and check-out, `HH:MM`
 */
export function countdownOf(
  trip: Trip,
  today: Day,
  { checkInTime, checkOutTime }: { checkInTime: string; checkOutTime: string },
): string | null {
  const t = messages().trip.countdown;
  switch (phaseOf(trip, today)) {
    case 'before': {
      const days = daysBetween(today, trip.checkIn);
      return days === 1 ? t.tomorrow(checkInTime) : t.days(days);
    }
    case 'arrival':
      return t.today(checkInTime);
    case 'during': {
      const nights = daysBetween(today, trip.checkOut);
      if (nights === 0) return t.leaveToday(checkOutTime);
      return nights === 1 ? t.leaveTomorrow(checkOutTime) : t.nightsLeft(nights);
    }
    case 'after':
      return t.after;
    case 'held':
    case 'over':
      return null;
  }
}
