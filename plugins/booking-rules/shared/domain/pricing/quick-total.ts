import { spanAt, type CompiledRules, type RuleSpan } from '../restrictions/compiled-rules';
import { percentOf, type Fils } from '../../format/money';
import { extraGuestsFee, lengthOfStayDiscount } from './price';
import type { PropertyPolicies } from '../restrictions/rules';
import { dayNumber, isStay, weekdayOfNumber, type Stay, type Weekday } from '../stay';

/** The total of the stay that is asked about, for a listing of the house. */
export type QuickTotal = (compiled: CompiledRules) => Fils;

/**
 * `priceStay(…).total` without a promotion, for one stay and many listings of one house: the same amount,
 * without its lines, as long as all sums are exact integers.
 */
export function quickTotal(policies: PropertyPolicies, stay: Stay, guests: number): QuickTotal {
  const first = isStay(stay) ? dayNumber(stay.checkIn) : 0;
  const end = isStay(stay) ? dayNumber(stay.checkOut) : 0;
  const nights = end - first;
  const discount = lengthOfStayDiscount({ policies }, nights)?.percent ?? 0;
  const tourismNights = Math.max(0, Math.min(nights, policies.tourismDirham.nights));
  const weekendsBefore = weekendCounter(policies.weekendNights);
  const weekendNights = weekendsBefore(end) - weekendsBefore(first);

  /** Rates of all nights; a stay that lies in one span has one sum, another goes from span to span. */
  function sumOfRates(spans: readonly RuleSpan[]): Fils {
    let index = spanAt(spans, first);
    let span = spans[index];
    if (span === undefined) return 0;
    let next = spans[index + 1];
    if (next === undefined || next.start >= end) {
      return (nights - weekendNights) * span.rate + weekendNights * span.weekendRate;
    }
    let sum = 0;
    let from = first;
    while (from < end && span !== undefined) {
      const until = next === undefined ? end : Math.min(end, next.start);
      const weekends = weekendsBefore(until) - weekendsBefore(from);
      sum += (until - from - weekends) * span.rate + weekends * span.weekendRate;
      from = until;
      span = next;
      next = spans[(index += 1) + 1];
    }
    return sum;
  }

  return ({ spans, listing, tourismDirham }) => {
    const rates = sumOfRates(spans) + nights * extraGuestsFee(listing, guests);
    const taxable = rates - percentOf(rates, discount) + listing.rules.cleaningFee;
    return taxable + tourismDirham * tourismNights + percentOf(taxable, policies.vatPercent);
  };
}

/** Counts the weekend nights before a day number, from some night on: differences are what it is for. */
function weekendCounter(weekendNights: readonly Weekday[]): (number: number) => number {
  const isWeekend = Array.from({ length: 7 }, (_, day) => weekendNights.includes(weekdayOfNumber(day)));
  const inWeek = isWeekend.filter(Boolean).length;
  const inPart = isWeekend.map((_, day) => isWeekend.slice(0, day).filter(Boolean).length);
  return (number) => {
    const weeks = Math.floor(number / 7);
    return weeks * inWeek + (inPart[number - weeks * 7] ?? 0);
  };
}
