import type { ReservationView } from 'booking-rules/contracts/reservations/reservations';
import { openOf } from 'booking-rules/shared/domain/payments/payment-schedule';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant, clockName } from 'booking-rules/shared/format/instant';
import { formatAmount } from 'booking-rules/shared/format/money';
import type { PropertyPolicies } from 'booking-rules/shared/domain/restrictions/rules';
import { messages } from '../../messages/messages';

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
  const t = messages().confirmation.standing;
  if (state === 'held') {
    if (awaiting === 'address-confirmation') return t.confirmAddress;
    return awaiting === 'acceptance' ? t.requested : t.unpaid;
  }
  switch (state) {
    case 'confirmed':
      return t.confirmed;
    case 'completed':
      return t.completed;
    case 'cancelled':
      return t.cancelled;
    case 'expired':
      return t.expired;
    case 'no-show':
      return t.noShow;
  }
}

/**
 * What comes after booking; nothing when the stay will not take place.
 */
export function nextSteps(
  reserved: Reserved,
  { checkInTime, booking }: Pick<PropertyPolicies, 'checkInTime' | 'booking'>,
): NextStep[] {
  const t = messages().confirmation.steps;
  const { state, awaiting, checkIn, paid, heldUntil } = reserved;
  if (state !== 'held' && state !== 'confirmed') return [];
  const answer: NextStep = { title: t.answer.title(booking.answerHours * 60), text: t.answer.text };
  const arrive: NextStep = {
    title: t.arrive.title(formatDay(checkIn)),
    text: t.arrive.text(checkInTime, clockName()),
  };
  const confirm: NextStep = {
    title: t.confirmAddress.title(heldUntil === null ? null : formatInstant(heldUntil)),
    text: t.confirmAddress.text,
  };
  return [
    ...(awaiting === 'address-confirmation' ? [confirm] : []),
    t.keepReference,
    ...(awaiting === 'acceptance' ? [answer] : []),
    ...(paid ? [] : paySteps(reserved)),
    arrive,
  ];
}

function paySteps({ state, payment, paymentDue, parts, deposit }: Reserved): NextStep[] {
  const t = messages().confirmation.steps.pay;
  const how = t[payment];
  const first = deposit > 0 ? `${how} ${t.deposit(formatAmount(deposit))}` : how;
  const by = state === 'held' && paymentDue !== null ? formatInstant(paymentDue) : null;
  return parts
    .filter((part) => openOf(part) > 0)
    .map((part, index) => {
      const isByDay = part.due !== null && payment !== 'on-arrival';
      const until = isByDay ? formatDay(part.due ?? '') : by;
      return { title: t.title(formatAmount(openOf(part)), until), text: index === 0 ? first : how };
    });
}
