import { isolated } from '../../../../shared/format/isolated';
import { formatAmount } from '../../../../shared/format/money';
import { mailMessages } from '../messages/messages';
import { mailto, telephone } from '../../../../shared/format/markup';
import { formatInstant } from '../../../../shared/format/instant';
import type { Block, Fact, MailContent } from './template';
import type { TemplateContext } from './template-context';
import { refundDuty, refundOrder } from './money-sentences';
import { changesOf, paragraph, priceOf, stayOf, subjectOf } from './sections';

const PANEL = '/admin/plugins/booking-rules/reservations';

/** A stay has been booked, or asked for. */
export function newReservation(context: TemplateContext): MailContent {
  const { reservation } = context;
  const { awaiting, heldUntil, guest, message, total } = reservation;
  const { staff } = mailMessages();
  const isRequest = awaiting === 'acceptance';
  const say = isRequest ? staff.request : staff.reservation;
  const until = heldUntil === null ? staff.request.soon : staff.request.by(formatInstant(heldUntil));
  const [amount, state] = [formatAmount(total), paymentState(context)];
  const written = message?.trim() ?? '';
  return {
    subject: staff.subject(say.subject, subjectOf(context), nameOf(context)),
    preheader: isRequest ? staff.request.answer(until) : staff.reservation.preheader(amount, state),
    title: say.title,
    blocks: [
      ...(isRequest ? [urgent(staff.request.held(until))] : []),
      paragraph(say.text(nameOf(context), amount, state)),
      ...(written === ''
        ? []
        : [paragraph(staff.reservation.writes(isolated(guest.firstName), isolated(written)))]),
      ...aboutStay(context),
      ...priceOf(reservation, staff.deposit),
    ],
  };
}

/** A stay will not take place. */
export function stayCancelled(context: TemplateContext): MailContent {
  const { staff } = mailMessages();
  const duty = refundDuty(context.reservation);
  return {
    subject: staff.subject(staff.cancelled.subject, subjectOf(context), nameOf(context)),
    preheader: staff.cancelled.preheader(duty),
    title: staff.cancelled.title,
    blocks: [paragraph(staff.cancelled.text(nameOf(context))), calm(duty), ...aboutStay(context)],
  };
}

/** A guest has changed the dates, the guests or the extras of a stay. */
export function stayChanged(context: TemplateContext): MailContent {
  const { reservation, change } = context;
  const { staff } = mailMessages();
  const refund = change?.refund ?? 0;
  const due = reservation.total - reservation.paidAmount + reservation.refundedAmount;
  const duty =
    refund > 0
      ? refundOrder(reservation, refund)
      : due > 0
        ? staff.changed.due(formatAmount(due))
        : staff.changed.nothingDue;
  return {
    subject: staff.subject(staff.changed.subject, subjectOf(context), nameOf(context)),
    preheader: duty,
    title: staff.changed.title,
    blocks: [
      paragraph(staff.changed.text(nameOf(context))),
      ...(change === null ? [] : changesOf(reservation, change)),
      calm(duty),
      ...aboutStay(context),
      ...priceOf(reservation, staff.deposit),
    ],
  };
}

/** Money came after the nights had been let go: either the stay was revived or the money goes back. */
export function latePayment(context: TemplateContext): MailContent {
  const { state, paidAmount, refundedAmount, promotionCode } = context.reservation;
  const { staff } = mailMessages();
  const say = staff.late;
  const duty = refundDuty(context.reservation);
  const code = promotionCode === null ? null : isolated(promotionCode);
  const isTooMuch = refundedAmount > 0 && state !== 'expired' && state !== 'cancelled';
  const isConfirmed = state === 'confirmed';
  const outcome = isTooMuch ? say.tooMuch(duty) : isConfirmed ? say.confirmed : say.lost(code, duty);
  return {
    subject: staff.subject(say.subject, subjectOf(context), nameOf(context)),
    preheader: outcome,
    title: say.title,
    blocks: [
      paragraph(
        isTooMuch ? say.paidTooMuch(nameOf(context)) : say.paid(nameOf(context), formatAmount(paidAmount)),
      ),
      isConfirmed ? calm(outcome) : urgent(outcome),
      ...aboutStay(context),
    ],
  };
}

/** The guest's bank has refused money that was on its way back, so that the business still holds it. */
export function refundRefused(context: TemplateContext): MailContent {
  const { paidAmount, refundedAmount } = context.reservation;
  const say = mailMessages().staff.refused;
  const kept = formatAmount(Math.max(0, paidAmount - refundedAmount));
  return task(context, { ...say, text: say.text(nameOf(context), kept, formatAmount(paidAmount)) });
}

/** The guest disputes a payment with their bank, or the bank has decided. */
export function paymentDisputed(context: TemplateContext): MailContent {
  const say = mailMessages().staff.disputed;
  return task(context, { ...say, text: say.text(nameOf(context)) });
}

/** A card holds a deposit no longer, and nobody here has released it. */
export function depositEnded(context: TemplateContext): MailContent {
  const say = mailMessages().staff.depositEnded;
  return task(context, { ...say, text: say.text(nameOf(context)) });
}

/** The payment provider will not keep or release a deposit as it was asked to. */
export function depositRefused(context: TemplateContext): MailContent {
  const say = mailMessages().staff.depositRefused;
  return task(context, { ...say, text: say.text(nameOf(context)) });
}

/** What has happened, and what is to be done about it. @param subject names the guest; the title does without */
function task(
  context: TemplateContext,
  { subject, title, text, duty }: { subject?: string; title: string; text: string; duty: string },
): MailContent {
  const stay = subjectOf(context);
  return {
    subject:
      subject === undefined
        ? `${title}: ${stay}`
        : mailMessages().staff.subject(subject, stay, nameOf(context)),
    preheader: duty,
    title,
    blocks: [paragraph(text), urgent(duty), ...aboutStay(context)],
  };
}

function nameOf({ reservation }: TemplateContext): string {
  return isolated(`${reservation.guest.firstName} ${reservation.guest.lastName}`);
}

function paymentState({ reservation }: TemplateContext): string {
  const say = mailMessages().staff.paying;
  if (reservation.paid) return say.paid;
  const { state, payment, heldUntil } = reservation;
  if (payment === 'on-arrival') return say.onArrival;
  if (payment === 'stripe') return say.notYet;
  return state === 'held' && heldUntil !== null && reservation.awaiting === 'payment'
    ? say.transferBy(formatInstant(heldUntil))
    : say.transferOrArrival;
}

const calm = (text: string): Block => ({ block: 'notice', tone: 'calm', text });
const urgent = (text: string): Block => ({ block: 'notice', tone: 'urgent', text });

/** The way to the reservation in the panel, who the guest is, and the stay in lines. */
function aboutStay(context: TemplateContext): Block[] {
  const { sender, reservation } = context;
  const { email, phone } = reservation.guest;
  const { staff } = mailMessages();
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reservation.reference)}`;
  return [
    { block: 'button', label: staff.open, url },
    { block: 'heading', text: staff.guest },
    { block: 'facts', facts: personFacts(nameOf(context), email === '' ? null : email, phone) },
    ...stayOf(context, staff.theStay),
  ];
}

/** Who somebody is, and how to reach them. @param name isolated */
export function personFacts(name: string, email: string | null, phone: string | null): Fact[] {
  const say = mailMessages().staff;
  return [
    { label: say.name, value: name },
    ...(email === null ? [] : [{ label: say.email, value: email, url: mailto(email) }]),
    ...(phone === null ? [] : [{ label: say.phone, value: phone, url: telephone(phone) }]),
  ];
}
