import { openNext } from '../../../../shared/domain/payment-schedule';
import { formatAmount } from '../../../../shared/format/money';
import { formatInstant } from '../../../../shared/format/instant';
import { heldForTransfer } from './hold-mails';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import {
  awaitsTransfer,
  balanceSentence,
  paymentSentence,
  refundSentence,
  restSentence,
} from './money-sentences';
import { bookingOf, changesOf, paragraph, questionsOf, stayOf, subjectOf, transferOf } from './sections';

/** A guest has asked for a stay that a manager has to accept. */
export function requested(context: TemplateContext): MailContent {
  const { guest, heldUntil, total } = context.reservation;
  const until = heldUntil === null ? 'within a day' : `by ${formatInstant(heldUntil)}`;
  return {
    subject: `We've received your request: ${subjectOf(context)}`,
    preheader: `We'll answer ${until}. Until then, nobody else can book these nights.`,
    title: "We've received your request",
    blocks: [
      paragraph(
        `Thank you, ${guest.firstName}. We'll answer ${until}. Until then, these nights are held for you.`,
      ),
      paragraph(
        `You won't pay anything until we accept. The stay then costs ${formatAmount(total)} in total.`,
      ),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

/** Nights are held while the guest pays. */
export function held(context: TemplateContext): MailContent {
  if (context.reservation.payment !== 'stripe') return heldForTransfer(context);
  const { guest, heldUntil, parts, paymentUrl } = context.reservation;
  const open = formatAmount(openNext(parts));
  const until = heldUntil === null ? 'for a short time' : `until ${formatInstant(heldUntil)}`;
  const how =
    paymentUrl === null
      ? 'on the payment page that you have open, or ask us for a link to it'
      : 'by card with the button below';
  return {
    subject: `Pay to confirm your stay: ${subjectOf(context)}`,
    preheader: `Your nights are held ${until}.`,
    title: 'Your nights are held for you',
    blocks: [
      paragraph(
        `${guest.firstName}, we hold these nights ${until}. Pay ${open} ${how} and the stay is yours. After that, other guests can book them. ${restSentence(parts)}`.trim(),
      ),
      paragraph('If you have already paid, our confirmation is on its way.'),
      ...(paymentUrl === null ? [] : [{ block: 'button' as const, label: `Pay ${open}`, url: paymentUrl }]),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

export function confirmed(context: TemplateContext): MailContent {
  const { reservation, checkInTime } = context;
  const { guest } = reservation;
  return {
    subject: `Your stay is confirmed: ${subjectOf(context)}`,
    preheader: `The apartment is yours from ${checkInTime} on the day you arrive. Everything you need is inside.`,
    title: 'Your stay is confirmed',
    blocks: [
      paragraph(
        `${guest.firstName}, we look forward to welcoming you. Keep this email. It has everything about your stay, and a file for your calendar.`,
      ),
      paragraph(paymentSentence(reservation)),
      ...(awaitsTransfer(reservation) ? transferOf(context) : []),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

/** The stay has other dates, guests, extras or another apartment; what was, what is, and what that does to the money. */
export function changed(context: TemplateContext): MailContent {
  const { reservation, change } = context;
  const { guest, total } = reservation;
  return {
    subject: `Your stay has changed: ${subjectOf(context)}`,
    preheader: 'Here is what was and what is now.',
    title: 'Your stay has changed',
    blocks: [
      paragraph(
        `${guest.firstName}, here is your stay as it is now, with an updated file for your calendar. If it doesn't suit you, please tell us soon.`,
      ),
      ...(change === null
        ? [paragraph(`It costs ${formatAmount(total)} in total.`)]
        : changesOf(reservation, change)),
      paragraph(balanceSentence(reservation, change?.refund ?? 0)),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

export function cancelled(context: TemplateContext): MailContent {
  const { reservation } = context;
  return {
    subject: `Your stay is cancelled: ${subjectOf(context)}`,
    preheader: refundSentence(reservation),
    title: 'Your stay is cancelled',
    blocks: [
      paragraph(`${reservation.guest.firstName}, this stay is cancelled. ${refundSentence(reservation)}`),
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}
