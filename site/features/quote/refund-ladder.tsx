import type { CancellationPolicy, Refund } from 'booking-rules/shared/domain/cancellation';
import type { ReactNode } from 'react';
import { SunArc } from '../../ui/sun-arc';
import { messages } from '../../messages/messages';
import { refundSteps } from './refund-steps';

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
