import { formatAmount, type Fils } from 'booking-rules/shared/format/money';
import type { PaymentMethod } from 'booking-rules/shared/domain/reservation';

const WAYS: Readonly<Record<PaymentMethod, string>> = {
  manual: 'by bank transfer, as this page then says',
  'on-arrival': 'when you arrive',
  stripe: 'by card, with the button on this page',
};

/** What a change of a booked stay leaves to be paid or gives back, and how. */
export function changeSentences(
  { due, refundable }: { due: Fils; refundable: Fils },
  payment: PaymentMethod,
): string[] {
  const back =
    payment === 'stripe'
      ? 'goes back to your card'
      : "is returned the way you paid; we'll contact you about it";
  return [
    ...(due > 0 ? [`${formatAmount(due)} is then to be paid ${WAYS[payment]}.`] : []),
    ...(refundable > 0 ? [`${formatAmount(refundable)} ${back}.`] : []),
  ];
}
