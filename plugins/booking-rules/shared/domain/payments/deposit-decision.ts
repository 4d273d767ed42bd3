import { depositByHand } from './card-deposit';
import { standingOf, type Entry } from '../folio/entry';
import type { ReservationState } from '../reservation';
import type { Day } from '../stay';
import { localDay } from '../local-day';

/** A hold that ends so soon is decided about while the guests are still there. */
const ENDS_SOON_MS = 2 * 86_400_000;

/**
 * Whether staff have to release a deposit or keep it now: the stay is over, or the card holds it for two days at most.
 * @param heldUntil null where no card holds it
 */
export function isToDecide(
  { state, checkOut }: { state: ReservationState; checkOut: Day },
  heldUntil: Date | null,
  now: Date,
): boolean {
  const isOver = state !== 'confirmed' || checkOut <= localDay(now);
  return isOver || (heldUntil !== null && heldUntil.getTime() - now.getTime() <= ENDS_SOON_MS);
}

/** Since which day staff hold a deposit themselves; null where they hold none. */
export function byHandSince(entries: readonly Entry[]): Day | null {
  if (depositByHand(entries) <= 0) return null;
  const taken = standingOf(entries).find(
    ({ kind, money }) => kind === 'deposit-taken' && money?.method !== 'stripe',
  );
  return taken?.money?.day ?? null;
}
