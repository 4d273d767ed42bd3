import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import { formatInstant } from '../../../../shared/format/instant';
import { formatAmount } from '../../../../shared/format/money';
import { mailMessages } from '../messages/messages';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import { restSentence } from './money-sentences';
import { bookingOf, paragraph, priceOf, questionsOf, stayOf, subjectOf, transferOf } from './sections';

/** The first mail to an address that nobody has confirmed: its link gives the nights more than a short hold. */
export function confirmAddress(context: TemplateContext): MailContent {
  const { guest, heldUntil } = context.reservation;
  const say = mailMessages().bookings.address;
  const until = heldUntil === null ? say.aShortTime : formatInstant(heldUntil);
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader(until),
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName, until)),
      { block: 'button', label: say.button, url: context.reservationUrl },
      paragraph(nextOf(context)),
      paragraph(say.notYou),
      ...bookingOf(context),
    ],
  };
}

function nextOf({ reservation, answerHours }: TemplateContext): string {
  const { payment, paymentDue, total, parts } = reservation;
  const say = mailMessages().bookings.address;
  if (paymentDue !== null) return say.thenTransfer(formatInstant(paymentDue), formatAmount(openNext(parts)));
  return payment === 'on-arrival' ? say.thenOnArrival(formatAmount(total)) : say.thenAnswer(answerHours);
}

/** Nights are held until a bank transfer arrives. */
export function heldForTransfer(context: TemplateContext): MailContent {
  const { guest, parts } = context.reservation;
  const { held, transfer } = mailMessages().bookings;
  const until = deadlineOf(context);
  const open = formatAmount(openNext(parts));
  return {
    subject: held.subject(subjectOf(context)),
    preheader: transfer.preheader(until),
    title: held.title,
    blocks: [
      paragraph(`${transfer.pay(guest.firstName, until, open)} ${restSentence(parts)}`.trim()),
      ...transferOf(context),
      paragraph(transfer.after),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A bank transfer has not arrived, and its time is nearly over. */
export function paymentReminder(context: TemplateContext): MailContent {
  const { guest, parts } = context.reservation;
  const say = mailMessages().bookings.reminder;
  const open = formatAmount(openNext(parts));
  const until = deadlineOf(context);
  return {
    subject: say.subject(until, subjectOf(context)),
    preheader: say.preheader(open),
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName, open, until)),
      ...transferOf(context),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

function deadlineOf({ reservation: { heldUntil } }: TemplateContext): string {
  return heldUntil === null ? mailMessages().bookings.transfer.paymentIsDue : formatInstant(heldUntil);
}
