import { formatDuration } from '../../../../shared/format/duration';
import { formatInstant } from '../../../../shared/format/instant';
import { formatFils } from '../../../../shared/format/money';
import type { Block, MailContent } from './template';
import type { TemplateContext } from './template-context';
import { paragraph, pictureOf, priceOf, questionsOf, refundsOf, stayOf, subjectOf } from './sections';

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
        `${guest.firstName}, your nights are held until ${until}. Confirm that this address is yours before then, and we hold them for longer.`,
      ),
      {
        block: 'button',
        label: 'Confirm my email address',
        url: context.reservationUrl,
      },
      paragraph(nextOf(context)),
      paragraph(
        'You did not book anything? Then ignore this email: the nights are released, and you owe nothing.',
      ),
      ...pictureOf(context),
      ...stayOf(context),
      ...priceOf(context),
      ...refundsOf(context),
    ],
  };
}

function nextOf({ reservation, answerHours }: TemplateContext): string {
  const { payment, paymentDue, total } = reservation;
  if (paymentDue !== null) {
    return `After that you have until ${formatInstant(paymentDue)} to pay ${formatFils(total)} by bank transfer. We send you the details.`;
  }
  if (payment === 'on-arrival')
    return `After that your stay is confirmed, unless it is by request. You pay ${formatFils(total)} on arrival.`;
  return `After that we answer your request within ${formatDuration(answerHours * 60)}. You pay nothing before we have accepted.`;
}

/** Nights are held until a bank transfer arrives. */
export function heldForTransfer(context: TemplateContext): MailContent {
  const { guest, total } = context.reservation;
  const until = deadlineOf(context);
  return {
    subject: `Pay to confirm your stay: ${subjectOf(context)}`,
    preheader: `Your nights are held until ${until}.`,
    title: 'Your nights are held for you',
    blocks: [
      paragraph(
        `${guest.firstName}, we hold these nights until ${until}. Pay ${formatFils(total)} by bank transfer before then, and the stay is yours. We confirm it by email once the money has arrived.`,
      ),
      ...transferOf(context),
      paragraph('After that time the booking expires, and other guests can book these nights.'),
      ...pictureOf(context),
      ...stayOf(context),
      ...priceOf(context),
      ...refundsOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A bank transfer has not arrived, and its time is nearly over. */
export function paymentReminder(context: TemplateContext): MailContent {
  const { guest, total } = context.reservation;
  const until = deadlineOf(context);
  return {
    subject: `Your nights are held until ${until}: ${subjectOf(context)}`,
    preheader: `We are still waiting for ${formatFils(total)}.`,
    title: 'We are still waiting for your payment',
    blocks: [
      paragraph(
        `${guest.firstName}, ${formatFils(total)} has not arrived yet. Your nights are held until ${until}; after that the booking expires. If you have paid in the meantime, please send us a copy of the transfer.`,
      ),
      ...transferOf(context),
      ...stayOf(context),
      ...priceOf(context),
      ...questionsOf(context),
    ],
  };
}

function deadlineOf({ reservation: { heldUntil } }: TemplateContext): string {
  return heldUntil === null ? 'the payment is due' : formatInstant(heldUntil);
}

function transferOf({ reservation, bankDetails, sender }: TemplateContext): Block[] {
  const reach = [sender.phone, sender.email].filter((way) => way !== '').join(' or ');
  return [
    { block: 'heading', text: 'How to pay' },
    ...(bankDetails === null
      ? [paragraph(`Ask us for the bank details${reach === '' ? '' : `: ${reach}`}.`)]
      : bankDetails.split('\n').map((line) => paragraph(line))),
    paragraph(`Write ${reservation.reference} as the reference of the transfer.`),
  ];
}
