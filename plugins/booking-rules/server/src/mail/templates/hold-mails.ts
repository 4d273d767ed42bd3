import { openNext } from '../../../../shared/domain/payment-schedule';
import { formatDuration } from '../../../../shared/format/duration';
import { formatInstant } from '../../../../shared/format/instant';
import { formatAmount } from '../../../../shared/format/money';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import { restSentence } from './money-sentences';
import { bookingOf, paragraph, priceOf, questionsOf, stayOf, subjectOf, transferOf } from './sections';

/** The first mail to an address that nobody has confirmed: its link gives the nights more than a short hold. */
export function confirmAddress(context: TemplateContext): MailContent {
  const { guest, heldUntil } = context.reservation;
  const until = heldUntil === null ? 'a short time' : formatInstant(heldUntil);
  return {
    subject: `Confirm your email to keep these nights: ${subjectOf(context)}`,
    preheader: `Your nights are held until ${until}.`,
    title: 'Confirm your email address',
    blocks: [
      paragraph(
        `${guest.firstName}, your nights are held until ${until}. Confirm your address before then and we'll hold them for longer.`,
      ),
      {
        block: 'button',
        label: 'Confirm my email address',
        url: context.reservationUrl,
      },
      paragraph(nextOf(context)),
      paragraph("Didn't book anything? Ignore this email. The nights will be released and you owe nothing."),
      ...bookingOf(context),
    ],
  };
}

function nextOf({ reservation, answerHours }: TemplateContext): string {
  const { payment, paymentDue, total, parts } = reservation;
  if (paymentDue !== null) {
    return `You then have until ${formatInstant(paymentDue)} to pay ${formatAmount(openNext(parts))} by bank transfer. We'll send you the details.`;
  }
  if (payment === 'on-arrival')
    return `Your stay is then confirmed, unless it is by request. You pay ${formatAmount(total)} on arrival.`;
  return `We then answer your request within ${formatDuration(answerHours * 60)}. You won't pay anything until we accept.`;
}

/** Nights are held until a bank transfer arrives. */
export function heldForTransfer(context: TemplateContext): MailContent {
  const { guest, parts } = context.reservation;
  const until = deadlineOf(context);
  return {
    subject: `Pay to confirm your stay: ${subjectOf(context)}`,
    preheader: `Your nights are held until ${until}.`,
    title: 'Your nights are held for you',
    blocks: [
      paragraph(
        `${guest.firstName}, we hold these nights until ${until}. Pay ${formatAmount(openNext(parts))} by bank transfer before then and the stay is yours. We'll confirm by email once the money arrives. ${restSentence(parts)}`.trim(),
      ),
      ...transferOf(context),
      paragraph('After that, the booking expires and other guests can book these nights.'),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A bank transfer has not arrived, and its time is nearly over. */
export function paymentReminder(context: TemplateContext): MailContent {
  const { guest, parts } = context.reservation;
  const open = formatAmount(openNext(parts));
  const until = deadlineOf(context);
  return {
    subject: `Your nights are held until ${until}: ${subjectOf(context)}`,
    preheader: `We're still waiting for ${open}.`,
    title: "We're still waiting for your payment",
    blocks: [
      paragraph(
        `${guest.firstName}, we haven't received your ${open} yet. Your nights are held until ${until}. After that, the booking expires. If you have already paid, please send us a copy of the transfer.`,
      ),
      ...transferOf(context),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

function deadlineOf({ reservation: { heldUntil } }: TemplateContext): string {
  return heldUntil === null ? 'the payment is due' : formatInstant(heldUntil);
}
