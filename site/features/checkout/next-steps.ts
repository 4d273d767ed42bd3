import { formatDay } from 'booking-rules/shared/format-day';
import { formatFils } from 'booking-rules/shared/money';
import type { ReservationView } from 'booking-rules/shared/contracts/reservations';

/** A thing that a guest does, or that happens, between booking and arrival. */
export interface NextStep {
  title: string;
  text: string;
}

/**
 * What comes after booking.
 * @param checkInTime `HH:MM`, Dubai time
 */
export function nextSteps(
  { checkIn, total, deposit, paid }: Pick<ReservationView, 'checkIn' | 'total' | 'deposit' | 'paid'>,
  checkInTime: string,
): NextStep[] {
  const keep: NextStep = {
    title: 'Keep your reference',
    text: 'With it and your e-mail address we find your reservation whenever you call or write.',
  };
  const pay: NextStep = {
    title: `Pay ${formatFils(total)}`,
    text: `By bank transfer before you come, or when you arrive. Ask us for the bank details.${
      deposit > 0 ? ` A refundable deposit of ${formatFils(deposit)} is held apart from it.` : ''
    }`,
  };
  const arrive: NextStep = {
    title: `Arrive on ${formatDay(checkIn)}`,
    text: `The apartment is yours from ${checkInTime}, Dubai time. Tell us when you expect to be there.`,
  };
  return paid ? [keep, arrive] : [keep, pay, arrive];
}
