import type { ReservationState } from '../reservation';
import { addDays, type Day } from '../stay';

/** The longest texts in characters, the same in the browser and on the server. */
export const REVIEW_LIMITS = { text: 1_500, answer: 1_500, reason: 500 } as const;

/** How many days after check-out a guest may still write. */
const OPEN_DAYS = 60;
/** For how many days after check-out a guest is asked: no mail reminds of a stay of long ago. */
const ASKED_DAYS = 3;
/** When guests are asked, on the day after they have left, by the clock of the place. */
export const ASKED_FROM_HOUR = 10;

/** Whether a guest may write a review: `early` is before check-out, `never` for a stay that did not take place. */
export type ReviewState = 'early' | 'open' | 'given' | 'closed' | 'never';

/** The last day on which a guest may write. */
export function reviewUntil(checkOut: Day): Day {
  return addDays(checkOut, OPEN_DAYS);
}

/** @param isGiven whether there is a review of this booking */
export function reviewState(
  { state, checkOut }: { state: ReservationState; checkOut: Day },
  isGiven: boolean,
  today: Day,
): ReviewState {
  if (isGiven) return 'given';
  if (state !== 'confirmed' && state !== 'completed') return 'never';
  if (today < checkOut) return 'early';
  return today <= reviewUntil(checkOut) ? 'open' : 'closed';
}

/** The days of check-out whose guests are asked today: from yesterday back. */
export function askedCheckOuts(today: Day): { from: Day; to: Day } {
  return { from: addDays(today, -ASKED_DAYS), to: addDays(today, -1) };
}
