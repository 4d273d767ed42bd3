import { percentOf, type MinorUnits } from '../format/money';
import { guestMessages } from '../messages/messages';
import { addDays, type Day } from './stay';

/** A step of the refund ladder (contract A4): `percent` back when cancelled `days` or more before arrival. */
export interface CancellationTier {
  id: string;
  percent: number;
  days: number;
  when: 'before';
  event: 'arrival';
}

/** What a guest gets back who cancels, as managers name it. Without tiers, nothing. */
export interface CancellationPolicy {
  id: string;
  name: string;
  tiers: readonly CancellationTier[];
}

/** What is refunded when cancelling up to and including a day. */
export interface Refund {
  /** Last calendar day at the property on which it holds. */
  until: Day;
  percent: number;
  amount: MinorUnits;
}

/**
 * The refunds still open to a guest, best first, each with its last day. The last one is 0% until the day of
 * check-in, unless a better one reaches that day.
 * @param total what the guest pays, in minor units
 * @param today the calendar day at the property
 */
export function refundLadder(
  tiers: readonly CancellationTier[],
  checkIn: Day,
  total: MinorUnits,
  today: Day,
): Refund[] {
  const steps: Refund[] = [];
  for (const { percent, days } of [...tiers].sort((a, b) => b.percent - a.percent || a.days - b.days)) {
    const until = addDays(checkIn, -Math.max(0, days));
    const previous = steps.at(-1);
    // A step that ends no later than a better one before it never applies.
    if (!(percent > 0) || until < today || (previous && until <= previous.until)) continue;
    steps.push({ until, percent: Math.min(100, percent), amount: percentOf(total, percent) });
  }
  const nothing = noRefund(checkIn);
  return steps.at(-1)?.until === checkIn ? steps : [...steps, nothing];
}

/** Tiers that give back no more than a percent: a stay that its guest moves away must not be cheaper to cancel for it. */
export function cappedTiers(tiers: readonly CancellationTier[], most: number): CancellationTier[] {
  const [open, capped] = [
    tiers.filter(({ percent }) => percent < most),
    tiers.filter(({ percent }) => percent >= most),
  ];
  // Of those that would give as much, the one that is open longest says it all.
  const longest = capped.sort((a, b) => a.days - b.days)[0];
  return longest ? [{ ...longest, percent: most }, ...open] : open;
}

/** What is refunded when cancelling today: the best step that is still open, otherwise 0%. */
export function refundToday(
  tiers: readonly CancellationTier[],
  checkIn: Day,
  total: MinorUnits,
  today: Day,
): Refund {
  return refundLadder(tiers, checkIn, total, today)[0] ?? noRefund(checkIn);
}

function noRefund(checkIn: Day): Refund {
  return { until: checkIn, percent: 0, amount: 0 };
}

/** What a policy gives back, as managers read it: `Free until 14 days before arrival; 50% back until 7 days before; then nothing`. */
export function describeTiers(tiers: readonly Pick<CancellationTier, 'percent' | 'days'>[]): string {
  const say = guestMessages().money.tiers;
  return tiers.length === 0 ? say.nothing : say.steps([...tiers].sort((one, other) => other.days - one.days));
}
