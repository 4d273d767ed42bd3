import { openNext } from '../../../../shared/domain/payments/payment-schedule';
import { formatAmount } from '../../../../shared/format/money';
import { formatInstant } from '../../../../shared/format/instant';
import { mailMessages } from '../messages/messages';
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
  const say = mailMessages().bookings.requested;
  const until = heldUntil === null ? say.withinADay : say.by(formatInstant(heldUntil));
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader(until),
    title: say.title,
    blocks: [
      paragraph(say.thanks(guest.firstName, until)),
      paragraph(say.price(formatAmount(total))),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

/** Nights are held while the guest pays. */
export function held(context: TemplateContext): MailContent {
  if (context.reservation.payment !== 'stripe') return heldForTransfer(context);
  const { guest, heldUntil, parts, paymentUrl } = context.reservation;
  const say = mailMessages().bookings.held;
  const open = formatAmount(openNext(parts));
  const until = heldUntil === null ? say.aShortTime : say.until(formatInstant(heldUntil));
  // On our own page the guest is known by the signed link.
  const isOurs = paymentUrl !== null && paymentUrl.startsWith(`${context.sender.url}/`);
  const url = isOurs ? context.reservationUrl : paymentUrl;
  const how = paymentUrl === null ? say.onOpenPage : say.byButton;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader(until),
    title: say.title,
    blocks: [
      paragraph(`${how(guest.firstName, until, open)} ${restSentence(parts)}`.trim()),
      paragraph(say.alreadyPaid),
      ...(url === null ? [] : [{ block: 'button' as const, label: say.pay(open), url }]),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

export function confirmed(context: TemplateContext): MailContent {
  const { reservation, checkInTime } = context;
  const say = mailMessages().bookings.confirmed;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader(checkInTime),
    title: say.title,
    blocks: [
      paragraph(say.text(reservation.guest.firstName)),
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
  const say = mailMessages().bookings.changed;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader,
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName)),
      ...(change === null ? [paragraph(say.total(formatAmount(total)))] : changesOf(reservation, change)),
      paragraph(balanceSentence(reservation, change?.refund ?? 0)),
      ...bookingOf(context),
      ...questionsOf(context),
    ],
  };
}

export function cancelled(context: TemplateContext): MailContent {
  const { reservation } = context;
  const say = mailMessages().bookings.cancelled;
  const refund = refundSentence(reservation);
  return {
    subject: say.subject(subjectOf(context)),
    preheader: refund,
    title: say.title,
    blocks: [
      paragraph(say.text(reservation.guest.firstName, refund)),
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}
