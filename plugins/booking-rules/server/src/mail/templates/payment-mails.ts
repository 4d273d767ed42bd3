import { nextPart } from '../../../../shared/domain/payment-schedule';
import { formatDay } from '../../../../shared/format/day';
import { formatInstant } from '../../../../shared/format/instant';
import { formatAmount } from '../../../../shared/format/money';
import { openNextOf, restSentence } from './money-sentences';
import { paragraph, priceOf, questionsOf, stayOf, subjectOf, transferOf } from './sections';
import type { Block, MailContent } from './template';
import type { TemplateContext } from './template-context';

/** The rest of a stay is due soon. */
export function paymentDue(context: TemplateContext): MailContent {
  const { guest } = context.reservation;
  const [open, by] = [openNextOf(context.reservation), byOf(context)];
  return {
    subject: `${open} is due${by}: ${subjectOf(context)}`,
    preheader: `Please pay ${open}${by}.`,
    title: 'A payment is due soon',
    blocks: [
      paragraph(`${guest.firstName}, ${open} is due for your stay${by}.`),
      ...waysOf(context),
      paragraph('If you have already paid, thank you: our confirmation is on its way.'),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

/** The day has passed on which the rest was due. */
export function paymentOverdue(context: TemplateContext): MailContent {
  const { guest } = context.reservation;
  const [open, by] = [openNextOf(context.reservation), byOf(context)];
  return {
    subject: `${open} is overdue: ${subjectOf(context)}`,
    preheader: `We're still waiting for ${open}.`,
    title: "We're still waiting for your payment",
    blocks: [
      paragraph(
        `${guest.firstName}, ${open} was due for your stay${by}, and we haven't received it. Please pay it now, or contact us. If you have already paid, please send us a copy of the transfer.`,
      ),
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
  const asked = cardPayment ? formatAmount(cardPayment.amount) : openNextOf(reservation);
  return {
    subject: `Pay ${asked}: ${subjectOf(context)}`,
    preheader: `You can pay ${asked} for your stay by card.`,
    title: 'Pay for your stay',
    blocks: [
      paragraph(`${reservation.guest.firstName}, you can pay ${asked} for your stay here.`),
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
  const asked = formatAmount(cardPayment?.amount ?? reservation.deposit);
  const until = cardPayment && formatInstant(cardPayment.until.toISOString());
  return {
    subject: `Deposit of ${asked}: ${subjectOf(context)}`,
    preheader: `Your card holds ${asked} for your stay. It is not charged.`,
    title: 'The deposit for your stay',
    blocks: [
      paragraph(
        `${reservation.guest.firstName}, please let your card hold the refundable deposit of ${asked}. It is not charged: your bank sets the amount aside, and we release it after your stay. It is not part of the price.`,
      ),
      ...(cardPayment
        ? [
            { block: 'button' as const, label: `Hold ${asked} on my card`, url: cardPayment.url },
            paragraph(`This link can be used until ${until}.`),
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
  const here = formatAmount(paidAmount - refundedAmount);
  const rest = restSentence(parts) || (nextPart(parts) ? '' : 'Nothing more is due.');
  return {
    subject: `We've received your payment: ${subjectOf(context)}`,
    preheader: `You have now paid ${here}.`,
    title: "We've received your payment",
    blocks: [
      paragraph(`Thank you, ${guest.firstName}. You have now paid ${here}. ${rest}`.trim()),
      ...stayOf(context),
      ...priceOf(context.reservation),
      ...questionsOf(context),
    ],
  };
}

function byOf({ reservation }: TemplateContext): string {
  const due = nextPart(reservation.parts)?.due;
  return due ? ` by ${formatDay(due)}` : '';
}

/** By card where cards are taken, and by bank transfer. */
function waysOf(context: TemplateContext): Block[] {
  const { cardPayment } = context;
  if (!cardPayment) return transferOf(context);
  const { url, amount, until } = cardPayment;
  return [
    { block: 'button', label: `Pay ${formatAmount(amount)} by card`, url },
    paragraph(`This link can be used until ${formatInstant(until.toISOString())}.`),
    ...(context.reservation.payment === 'manual' ? transferOf(context) : []),
  ];
}
