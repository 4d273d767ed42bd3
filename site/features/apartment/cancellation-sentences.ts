import type { CancellationTier } from 'booking-rules/shared/domain/cancellation';

/** The refund ladder as a rule, best tier first, ending with what comes after it. */
export function cancellationSentences(tiers: readonly CancellationTier[]): string[] {
  const steps = [...tiers]
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent || a.days - b.days)
    .map(({ percent, days }) => `${percent}% refund if cancelled ${days} days or more before arrival.`);
  return steps.length === 0 ? ['No refund after booking.'] : [...steps, 'No refund later.'];
}
