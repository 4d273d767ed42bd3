import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';

/**
 * The refund ladder as sentences, best step first; `good` where something comes back.
 * @param isNever by the policy nothing ever comes back
 */
export function refundSteps(refunds: readonly Refund[], isNever = false): { text: string; good: boolean }[] {
  return refunds.map(({ until, percent, amount }, index) => {
    if (percent > 0) {
      const share = percent === 100 ? 'everything back' : `${percent}% back`;
      return { text: `Cancel by ${formatDay(until)}: ${share}, ${formatAmount(amount)}`, good: true };
    }
    return {
      text: isNever
        ? 'No refund after booking'
        : index === 0
          ? 'No refund for a stay that begins so soon'
          : 'Later: no refund',
      good: false,
    };
  });
}
