import type { Refund } from 'booking-rules/shared/domain/cancellation';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import { messages } from '../../messages/messages';

/**
 * The refund ladder as sentences, best step first, each with what comes back.
 * @param isNever by the policy nothing ever comes back
 */
export function refundSteps(
  refunds: readonly Refund[],
  isNever = false,
): { text: string; percent: number }[] {
  const t = messages().quote.refunds;
  return refunds.map(({ until, percent, amount }, index) => {
    if (percent > 0) {
      const [day, back] = [formatDay(until), formatAmount(amount)];
      return { text: percent === 100 ? t.everything(day, back) : t.part(day, percent, back), percent };
    }
    return { text: isNever ? t.never : index === 0 ? t.tooSoon : t.later, percent };
  });
}
