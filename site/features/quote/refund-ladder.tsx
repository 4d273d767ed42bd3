import type { CancellationPolicy, Refund } from 'booking-rules/shared/domain/cancellation';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { messages } from '../../messages/messages';
import { refundSteps } from './refund-steps';

interface RefundLadderProps {
  refunds: readonly Refund[];
  /** Null for a stay that was booked before policies had names. */
  policy: Pick<CancellationPolicy, 'name' | 'tiers'> | null;
}

/** What cancelling gives back, as dates and amounts of this stay. */
export function RefundLadder({ refunds, policy }: RefundLadderProps): ReactNode {
  return (
    <ul className="grid gap-1.5 text-sm">
      {policy && <li className="text-muted">{messages().quote.refunds.policy(policy.name)}</li>}
      {refundSteps(refunds, policy?.tiers.length === 0).map(({ text, good }) => (
        <li key={text} className="flex gap-2">
          <Icon
            name={good ? 'check' : 'minus'}
            className={`mt-0.5 size-4 ${good ? 'text-success' : 'text-muted'}`}
          />
          <span className={good ? '' : 'text-muted'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
