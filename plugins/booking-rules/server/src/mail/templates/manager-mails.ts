import { isolated } from '../../../../shared/format/isolated';
import { formatAmount } from '../../../../shared/format/money';
import { mailto, telephone } from '../render/markup';
import { formatInstant } from '../../../../shared/format/instant';
import type { Block, MailContent } from './template';
import type { TemplateContext } from './template-context';
import { refundDuty, refundOrder } from './money-sentences';
import { changesOf, paragraph, priceOf, stayOf, subjectOf } from './sections';

const PANEL = '/admin/plugins/booking-rules/reservations';

/** A stay has been booked, or asked for. */
export function newReservation(context: TemplateContext): MailContent {
  const { reservation } = context;
  const { awaiting, heldUntil, guest, message } = reservation;
  const isRequest = awaiting === 'acceptance';
  const until = heldUntil === null ? 'soon' : `by ${formatInstant(heldUntil)}`;
  const what = isRequest ? 'Request to answer' : 'New reservation';
  return {
    subject: `${what}: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: isRequest
      ? `Accept or decline ${until}.`
      : `${formatAmount(reservation.total)}, ${paymentState(context)}.`,
    title: isRequest ? 'A guest has requested a stay' : 'New reservation',
    blocks: [
      ...(isRequest ? [request(until)] : []),
      paragraph(
        `${nameOf(context)} ${isRequest ? 'would like to stay' : 'stays'} for ${formatAmount(reservation.total)}, ${paymentState(context)}.`,
      ),
      ...(message === null || message.trim() === ''
        ? []
        : [paragraph(`${guest.firstName} writes: “${message.trim()}”`)]),
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
      ...priceOf(context.reservation),
    ],
  };
}

function request(until: string): Block {
  return {
    block: 'notice',
    tone: 'urgent',
    text: `Accept or decline ${until}. The nights are held until then; without an answer the request expires and we tell the guest.`,
  };
}

/** A stay will not take place. */
export function stayCancelled(context: TemplateContext): MailContent {
  return {
    subject: `Cancelled: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: `The nights are free again. ${refundDuty(context.reservation)}`,
    title: 'A reservation was cancelled',
    blocks: [
      paragraph(`The stay of ${nameOf(context)} was cancelled and its nights are free again.`),
      { block: 'notice', tone: 'calm', text: refundDuty(context.reservation) },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
    ],
  };
}

/** A guest has changed the dates, the guests or the extras of a stay. */
export function stayChanged(context: TemplateContext): MailContent {
  const { reservation, change } = context;
  const refund = change?.refund ?? 0;
  const due = reservation.total - reservation.paidAmount + reservation.refundedAmount;
  const duty =
    refund > 0
      ? refundOrder(reservation, refund)
      : due > 0
        ? `${formatAmount(due)} is still to be paid.`
        : 'There is nothing to pay or refund.';
  return {
    subject: `Changed by the guest: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: duty,
    title: 'A guest has changed a stay',
    blocks: [
      paragraph(`${nameOf(context)} has changed this stay, within your rules.`),
      ...(change === null ? [] : changesOf(reservation, change)),
      { block: 'notice', tone: 'calm', text: duty },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
      ...priceOf(reservation),
    ],
  };
}

/** Money came after the nights had been let go: either the stay was revived or the money goes back. */
export function latePayment(context: TemplateContext): MailContent {
  const { state, paidAmount, refundedAmount, promotionCode } = context.reservation;
  const lost =
    promotionCode === null
      ? 'Its nights were no longer free'
      : `Its nights were no longer free, or its code ${promotionCode} had been used up`;
  const isTooMuch = refundedAmount > 0 && state !== 'expired' && state !== 'cancelled';
  const outcome = isTooMuch
    ? `The stay was paid for already, or this was more than was due: the payment goes back. ${refundDuty(context.reservation)}`
    : state === 'confirmed'
      ? 'Its nights were still free, so the stay is confirmed.'
      : `${lost} by then, so the stay does not take place. ${refundDuty(context.reservation)}`;
  return {
    subject: `Late payment: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: outcome,
    title: 'A payment came late',
    blocks: [
      paragraph(
        isTooMuch
          ? `${nameOf(context)} has paid more than was due.`
          : `${nameOf(context)} paid ${formatAmount(paidAmount)} after the hold on the nights had expired.`,
      ),
      { block: 'notice', tone: state === 'confirmed' ? 'calm' : 'urgent', text: outcome },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
    ],
  };
}

/** The guest's bank has refused money that was on its way back, so that the business still holds it. */
export function refundRefused(context: TemplateContext): MailContent {
  const { paidAmount, refundedAmount } = context.reservation;
  const kept = formatAmount(Math.max(0, paidAmount - refundedAmount));
  const duty = 'Agree on another way with the guest, such as a bank transfer.';
  return {
    subject: `Refund refused: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: duty,
    title: 'A refund failed',
    blocks: [
      paragraph(
        `The bank of ${nameOf(context)} refused a refund. You still hold ${kept} of the ${formatAmount(paidAmount)} paid. The history of the reservation shows how much to refund.`,
      ),
      { block: 'notice', tone: 'urgent', text: duty },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
    ],
  };
}

/** The guest disputes a payment with their bank, or the bank has decided. */
export function paymentDisputed(context: TemplateContext): MailContent {
  const duty =
    'Answer it on the pages of the payment provider. The history of the reservation has each step.';
  return {
    subject: `Disputed payment: ${subjectOf(context)}, ${nameOf(context)}`,
    preheader: duty,
    title: 'A payment is disputed',
    blocks: [
      paragraph(`There is news of a payment of ${nameOf(context)} that is disputed with the guest's bank.`),
      { block: 'notice', tone: 'urgent', text: duty },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
    ],
  };
}

/** A card holds a deposit no longer, and nobody here has released it. */
export function depositEnded(context: TemplateContext): MailContent {
  const duty = 'If you still need a deposit, ask for it again from the reservation.';
  return depositMail(context, {
    title: 'A deposit is no longer held',
    text: `The deposit on the card of ${nameOf(context)} was released by the payment provider: its time was over, or somebody released it on the provider's pages.`,
    duty,
  });
}

/** The payment provider will not keep or release a deposit as it was asked to. */
export function depositRefused(context: TemplateContext): MailContent {
  return depositMail(context, {
    title: 'A deposit could not be kept or released',
    text: `The payment provider refused what was decided about the deposit on the card of ${nameOf(context)}. The card still holds it, and the reservation says why.`,
    duty: 'Decide again, before the card stops holding it.',
  });
}

function depositMail(
  context: TemplateContext,
  { title, text, duty }: { title: string; text: string; duty: string },
): MailContent {
  return {
    ...{ subject: `${title}: ${subjectOf(context)}`, preheader: duty, title },
    blocks: [
      paragraph(text),
      { block: 'notice', tone: 'urgent', text: duty },
      panelButton(context),
      ...guestOf(context),
      ...stayOf(context, 'The stay'),
    ],
  };
}

function nameOf({ reservation }: TemplateContext): string {
  return isolated(`${reservation.guest.firstName} ${reservation.guest.lastName}`);
}

function paymentState({ reservation }: TemplateContext): string {
  if (reservation.paid) return 'paid';
  const { state, payment, heldUntil } = reservation;
  if (payment === 'on-arrival') return 'to be paid on arrival';
  if (payment === 'stripe') return 'not paid yet';
  return state === 'held' && heldUntil !== null && reservation.awaiting === 'payment'
    ? `to be paid by bank transfer by ${formatInstant(heldUntil)}`
    : 'to be paid by bank transfer or on arrival';
}

function panelButton({ sender, reservation }: TemplateContext): Block {
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reservation.reference)}`;
  return { block: 'button', label: 'Open in the admin panel', url };
}

function guestOf(context: TemplateContext): Block[] {
  const { email, phone } = context.reservation.guest;
  return [
    { block: 'heading', text: 'Guest' },
    {
      block: 'facts',
      facts: [
        { label: 'Name', value: nameOf(context) },
        ...(email === '' ? [] : [{ label: 'Email', value: email, url: mailto(email) }]),
        { label: 'Phone', value: phone, url: telephone(phone) },
      ],
    },
  ];
}
