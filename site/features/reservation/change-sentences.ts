import { formatAmount, type MinorUnits } from 'booking-rules/shared/format/money';
import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';
import { messages } from '../../messages/messages';

/** What a change of a booked stay leaves to be paid or gives back, and how. */
export function changeSentences(
  { due, refundable }: { due: MinorUnits; refundable: MinorUnits },
  payment: PaymentMethod,
): string[] {
  const t = messages().stayChange;
  const back = payment === 'stripe' ? t.back.toCard : t.back.asPaid;
  return [
    ...(due > 0 ? [t.due[payment](formatAmount(due))] : []),
    ...(refundable > 0 ? [back(formatAmount(refundable))] : []),
  ];
}
