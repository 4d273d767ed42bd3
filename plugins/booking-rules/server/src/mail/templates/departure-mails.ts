import { missedOf } from '../../../../shared/domain/hold';
import type { AwaitedStep } from '../../../../shared/domain/reservation';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import { refundSentence } from './money-sentences';
import { paragraph, questionsOf, stayOf, subjectOf } from './sections';

const MISSED: Readonly<Record<AwaitedStep, string>> = {
  acceptance: 'we did not manage to accept your request in time, and we are sorry about that.',
  payment: 'your payment did not arrive in the time for which we could hold these nights.',
  'address-confirmation':
    'your email address was not confirmed in time, so we could not hold these nights any longer.',
};

/** Nobody paid, accepted or confirmed the address in time, so the nights are free again. */
export function expired(context: TemplateContext): MailContent {
  const { reservation } = context;
  const why = MISSED[missedOf(reservation)];
  return {
    subject: `Your nights are no longer held: ${subjectOf(context)}`,
    preheader: 'They may still be available.',
    title: 'Your nights are no longer held',
    blocks: [
      paragraph(`${reservation.guest.firstName}, ${why}`),
      paragraph(`The nights are available again, to you too. ${refundSentence(reservation)}`),
      { block: 'button', label: 'Check availability', url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has let the nights of an unpaid hold go. */
export function released(context: TemplateContext): MailContent {
  const { reservation } = context;
  return {
    subject: `Your nights are no longer held: ${subjectOf(context)}`,
    preheader: 'Nothing has been charged.',
    title: 'Your nights are no longer held',
    blocks: [
      paragraph(
        `${reservation.guest.firstName}, we released these nights because we did not receive a payment. ${refundSentence(reservation)} If you have already paid, please reply to this email.`,
      ),
      { block: 'button', label: 'Check availability', url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has declined a request. */
export function declined(context: TemplateContext): MailContent {
  const { reservation } = context;
  return {
    subject: `We can't accept your request: ${subjectOf(context)}`,
    preheader: 'Other apartments are available on your dates.',
    title: "We can't accept this request",
    blocks: [
      paragraph(
        `${reservation.guest.firstName}, thank you for your request. We're sorry that we can't host you in this apartment on these dates. ${refundSentence(reservation)}`,
      ),
      { block: 'button', label: 'See other apartments', url: otherStays(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

function sameStay(context: TemplateContext): string {
  const { sender, reservation } = context;
  return `${sender.url}/apartment/${reservation.apartmentId}?${searchOf(context)}`;
}

function otherStays(context: TemplateContext): string {
  return `${context.sender.url}/results/1?${searchOf(context)}`;
}

/** The search keys of contract A4. */
function searchOf({ reservation }: TemplateContext): string {
  const { checkIn, checkOut, guests } = reservation;
  return new URLSearchParams({
    availabilityDateStart: checkIn,
    availabilityDateEnd: checkOut,
    availabilityGuestNumber: String(guests),
  }).toString();
}
