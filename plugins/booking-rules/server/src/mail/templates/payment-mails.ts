import { nextPart } from '../../../../shared/domain/payments/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { formatInstant } from '../../../../shared/format/instant';
import { formatAmount } from '../../../../shared/format/money';
import { mailMessages } from '../messages/messages';
import { openNextOf, restSentence } from './money-sentences';
import { paragraph, priceOf, questionsOf, stayOf, subjectOf, transferOf } from './sections';
import type { Block, MailContent } from './template';
import type { TemplateContext } from './template-context';

/** The rest of a stay is due soon. */
export function paymentDue(context: TemplateContext): MailContent {
  const { guest } = context.reservation;
  const say = mailMessages().payments.due;
  const [open, by] = [openNextOf(context.reservation), byOf(context)];
  return {
    subject: say.subject(open, by, subjectOf(context)),
    preheader: say.preheader(open, by),
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName, open, by)),
      ...waysOf(context),
      paragraph(say.alreadyPaid),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

/** The day has passed on which the rest was due. */
export function paymentOverdue(context: TemplateContext): MailContent {
  const { guest } = context.reservation;
  const say = mailMessages().payments.overdue;
  const [open, by] = [openNextOf(context.reservation), byOf(context)];
  return {
    subject: say.subject(open, subjectOf(context)),
    preheader: say.preheader(open),
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName, open, by)),
      ...waysOf(context),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

/** A manager asks for an amount, with a link to where it is paid by card. */
export function paymentLink(context: TemplateContext): MailContent {
  const { reservation, cardPayment } = context;
  const say = mailMessages().payments.link;
  const asked = cardPayment ? formatAmount(cardPayment.amount) : openNextOf(reservation);
  return {
    subject: say.subject(asked, subjectOf(context)),
    preheader: say.preheader(asked),
    title: say.title,
    blocks: [
      paragraph(say.text(reservation.guest.firstName, asked)),
      ...waysOf(context),
      ...stayOf(context),
      ...priceOf(reservation),
      ...questionsOf(context),
    ],
  };
}

/** A manager asks for a deposit that the guest's card is to hold. */
export function depositLink(context: TemplateContext): MailContent {
  const { reservation, cardPayment } = context;
  const { deposit: say, link } = mailMessages().payments;
  const asked = formatAmount(cardPayment?.amount ?? reservation.deposit);
  return {
    subject: say.subject(asked, subjectOf(context)),
    preheader: say.preheader(asked),
    title: say.title,
    blocks: [
      paragraph(say.text(reservation.guest.firstName, asked)),
      ...(cardPayment
        ? [
            { block: 'button' as const, label: say.button(asked), url: cardPayment.url },
            paragraph(link.until(formatInstant(cardPayment.until.toISOString()))),
          ]
        : []),
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** Money has come for a stay that stands. */
export function paymentReceived(context: TemplateContext): MailContent {
  const { guest, parts, paidAmount, refundedAmount } = context.reservation;
  const say = mailMessages().payments.received;
  const here = formatAmount(paidAmount - refundedAmount);
  const rest = restSentence(parts) || (nextPart(parts) ? '' : say.nothingMore);
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader(here),
    title: say.title,
    blocks: [
      paragraph(`${say.text(guest.firstName, here)} ${rest}`.trim()),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

function byOf({ reservation }: TemplateContext): string {
  const due = nextPart(reservation.parts)?.due;
  return due ? mailMessages().payments.due.by(formatDay(due)) : '';
}

/** By card where cards are taken, and by bank transfer. */
function waysOf(context: TemplateContext): Block[] {
  const { cardPayment } = context;
  if (!cardPayment) return transferOf(context);
  const { url, amount, until } = cardPayment;
  const say = mailMessages().payments.link;
  return [
    { block: 'button', label: say.button(formatAmount(amount)), url },
    paragraph(say.until(formatInstant(until.toISOString()))),
    ...(context.reservation.payment === 'manual' ? transferOf(context) : []),
  ];
}
