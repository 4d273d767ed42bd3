import type { Refund } from 'booking-rules/shared/domain/cancellation';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { refundSteps } from './refund-steps';

/** What cancelling gives back, as dates and amounts of this stay. */
export function RefundLadder({ refunds }: { refunds: readonly Refund[] }): ReactNode {
  return (
    <ul className="grid gap-1.5 text-sm">
      {refundSteps(refunds).map(({ text, good }) => (
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
