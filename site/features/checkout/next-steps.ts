import type { ReservationView } from 'booking-rules/contracts/reservations';
import { openOf } from 'booking-rules/shared/domain/payment-schedule';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatDuration } from 'booking-rules/shared/format/duration';
import { formatInstant, clockName } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';

/** A thing that a guest does, or that happens, between booking and arrival. */
export interface NextStep {
  title: string;
  text: string;
}

/** What the next steps depend on. */
export type Reserved = Pick<
  ReservationView,
  'state' | 'awaiting' | 'heldUntil' | 'paymentDue' | 'payment' | 'checkIn' | 'parts' | 'deposit' | 'paid'
>;

/** What has become of a stay, as its heading says it. */
export function standing({ state, awaiting }: Reserved): string {
  if (state === 'held') {
    if (awaiting === 'address-confirmation') return 'Confirm your email to keep your nights.';
    return awaiting === 'acceptance'
      ? "We've received your request."
      : 'Your nights are held until you have paid.';
  }
  switch (state) {
    case 'confirmed':
      return 'Your stay is reserved.';
    case 'completed':
      return 'Your stay is over.';
    case 'cancelled':
      return 'This stay is cancelled.';
    case 'expired':
      return 'This stay was not confirmed in time.';
    case 'no-show':
      return "You didn't check in for this stay.";
  }
}

/**
 * What comes after booking; nothing when the stay will not take place.
 */
export function nextSteps(
  reserved: Reserved,
  { checkInTime, booking }: Pick<PropertyPolicies, 'checkInTime' | 'booking'>,
): NextStep[] {
  const { state, awaiting, checkIn, paid } = reserved;
  if (state !== 'held' && state !== 'confirmed') return [];
  const keep: NextStep = {
    title: 'Keep your reference',
    text: 'Have it ready with your email address whenever you call or write.',
  };
  const answer: NextStep = {
    title: `We answer within ${formatDuration(booking.answerHours * 60)}`,
    text: "Your nights are held in the meantime. We'll email you as soon as we've decided.",
  };
  const arrive: NextStep = {
    title: `Arrive on ${formatDay(checkIn)}`,
    text: `The apartment is yours from ${checkInTime}, ${clockName()}. Tell us when you expect to be there.`,
  };
  const confirm: NextStep = {
    title: `Open the link in our email${reserved.heldUntil === null ? '' : ` by ${formatInstant(reserved.heldUntil)}`}`,
    text: 'Your nights are held until then. Once your address is confirmed, we hold them for longer.',
  };
  return [
    ...(awaiting === 'address-confirmation' ? [confirm] : []),
    keep,
    ...(awaiting === 'acceptance' ? [answer] : []),
    ...(paid ? [] : paySteps(reserved)),
    arrive,
  ];
}

const HOW: Readonly<Record<Reserved['payment'], string>> = {
  manual: 'By bank transfer. We email you the bank details; write your reference on the transfer.',
  'on-arrival': 'When you arrive.',
  stripe: 'By card. Follow the link in our email.',
};

function paySteps({ state, payment, paymentDue, parts, deposit }: Reserved): NextStep[] {
  const how = HOW[payment];
  const apart = deposit > 0 ? ` A refundable deposit of ${formatAmount(deposit)} is held separately.` : '';
  const by = state === 'held' && paymentDue !== null ? ` by ${formatInstant(paymentDue)}` : '';
  return parts
    .filter((part) => openOf(part) > 0)
    .map((part, index) => {
      const isByDay = part.due !== null && payment !== 'on-arrival';
      const until = isByDay ? ` by ${formatDay(part.due ?? '')}` : by;
      return { title: `Pay ${formatAmount(openOf(part))}${until}`, text: index === 0 ? how + apart : how };
    });
}
