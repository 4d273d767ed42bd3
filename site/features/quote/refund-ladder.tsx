import type { CancellationPolicy, Refund } from 'booking-rules/shared/domain/cancellation';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatAmount } from 'booking-rules/shared/format/money';
import type { ReactNode } from 'react';
import { SunArc } from '../../ui/arch/sun-arc';
import { messages } from '../../messages/messages';

interface RefundLadderProps {
  refunds: readonly Refund[];
  /** Null for a stay that was booked before policies had names. */
  policy: Pick<CancellationPolicy, 'name' | 'tiers'> | null;
}

/** What cancelling gives back, as dates and amounts of this stay, with the sun that falls as arrival nears. */
export function RefundLadder({ refunds, policy }: RefundLadderProps): ReactNode {
  return (
    <ul className="grid gap-1.5 text-sm">
      {policy && <li className="text-muted">{messages().quote.refunds.policy(policy.name)}</li>}
      {refundSteps(refunds, policy?.tiers.length === 0).map(({ text, percent }) => (
        <li key={text} className="flex gap-2">
          {/* High while all comes back, lower for a part, set when nothing does. */}
          <SunArc at={1 - percent / 200} className="mt-0.5 w-6 self-start" />
          <span className={percent > 0 ? '' : 'text-muted'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

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
