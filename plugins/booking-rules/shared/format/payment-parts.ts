import { openOf, quotedParts, type PaymentPart, type QuotedPayment } from '../domain/payment-schedule';
import { formatDay } from './day';
import { formatAmount } from './money';

/** When a part is paid: `by Sun 14 Mar 2027`, or `now`. */
function whenOf({ due }: PaymentPart): string {
  return due === null ? 'now' : `by ${formatDay(due)}`;
}

/** What is open of each part, and when it is paid: `AED 705 now and AED 1,645 by Sun 14 Mar 2027`. */
export function describeOpenParts(parts: readonly PaymentPart[]): string {
  const open = parts.filter((part) => openOf(part) > 0);
  return open.map((part) => `${formatAmount(openOf(part))} ${whenOf(part)}`).join(' and ');
}

/** The same of a stay that is offered; null where all of it is paid at once. */
export function describeQuotedParts(quote: QuotedPayment): string | null {
  const parts = quotedParts(quote);
  return parts.length > 1 ? describeOpenParts(parts) : null;
}
