import {
  openOf,
  quotedParts,
  type PaymentPart,
  type QuotedPayment,
} from '../domain/payments/payment-schedule';
import { formatDay } from './day';
import { guestMessages } from '../messages/messages';
import { formatAmount } from './money';

/** What is open of each part, and when it is paid: `AED 705 now and AED 1,645 by Sun 14 Mar 2027`. */
export function describeOpenParts(parts: readonly PaymentPart[]): string {
  const open = parts.filter((part) => openOf(part) > 0);
  const say = guestMessages().money;
  const each = open.map((part) => {
    const amount = formatAmount(openOf(part));
    return part.due === null ? say.now(amount) : say.by(amount, formatDay(part.due));
  });
  return say.together(each);
}

/** The same of a stay that is offered; null where all of it is paid at once. */
export function describeQuotedParts(quote: QuotedPayment): string | null {
  const parts = quotedParts(quote);
  return parts.length > 1 ? describeOpenParts(parts) : null;
}
