import { earliestArrivalOf, type StayRequest } from '../availability';
import { spanAt, type CompiledRules } from './compiled-rules';
import type { AvailabilityBitmap } from './availability-bitmap';
import { dayNumber, dubaiDay, isParty, isStay, LONGEST_STAY_NIGHTS, weekdayOfNumber } from '../stay';

/** Whether a listing accepts the stay that is asked about. */
export type QuickCheck = (compiled: CompiledRules, taken: AvailabilityBitmap) => boolean;

/**
 * `checkStay(…).ok` for one request and many listings of one house: the same yes or no, without the reasons.
 * @param request asked of every listing
 * @param now the instant of asking
 * @returns takes a listing's compiled rules and its taken nights, which stand in for those of the listing
 */
export function quickCheck(request: StayRequest, now: Date): QuickCheck {
  const first = dayNumber(request.checkIn);
  const end = dayNumber(request.checkOut);
  const nights = end - first;
  const today = dayNumber(dubaiDay(now));
  const { guests } = request;
  if (!isStay(request) || !isParty(guests) || !(first >= today) || nights > LONGEST_STAY_NIGHTS)
    return () => false;
  const [arrival, departure] = [1 << weekdayOfNumber(first), 1 << weekdayOfNumber(end)];
  const earliestBy = new Map<number, number>();

  /** Day number of the first arrival with so much notice; one house has one check-in time. */
  function earliestArrival({ listing }: CompiledRules): number {
    const hours = listing.rules.advanceNoticeHours;
    const known = earliestBy.get(hours);
    if (known !== undefined) return known;
    const earliest = dayNumber(earliestArrivalOf(listing, now));
    earliestBy.set(hours, earliest);
    return earliest;
  }

  return (compiled, taken) => {
    const { spans, maximumNights, listing } = compiled;
    const { rules } = listing;
    if (taken.anyBetween(first, end) || guests > rules.capacity || nights > maximumNights || !rules.listed) {
      return false;
    }
    if (end - 1 > today + rules.bookingWindowDays || !(first >= earliestArrival(compiled))) return false;
    const index = spanAt(spans, first);
    const begin = spans[index];
    const finish = spans[index + 1];
    const last = finish === undefined || finish.start > end ? begin : spans[spanAt(spans, end)];
    if (begin === undefined || last === undefined) return false;
    if ((begin.arrivals & arrival) === 0 || (last.departures & departure) === 0) return false;
    if (nights >= begin.minimumNights) return true;
    // Shorter than the minimum: only a gap that is sold whole, from one taken night to the next.
    return (
      rules.gapFilling && nights < LONGEST_STAY_NIGHTS && taken.hasNumber(first - 1) && taken.hasNumber(end)
    );
  };
}
