import { missedOf } from '../../../../shared/domain/hold';
import type { Awaited } from '../../../../shared/contracts/reservations';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import { refundSentence } from './money-sentences';
import { paragraph, questionsOf, stayOf, subjectOf } from './sections';

const MISSED: Readonly<Record<Awaited, string>> = {
  acceptance: 'we did not manage to accept your request in time, and we are sorry about that.',
  payment: 'your payment did not arrive in the time for which we could hold these nights.',
  'address-confirmation':
    'your email address was not confirmed in time, so we could not hold these nights any longer.',
};

/** Nobody paid, accepted or confirmed the address in time, and the nights are free again. */
export function expired(context: TemplateContext): MailContent {
  const { reservation } = context;
  const why = MISSED[missedOf(reservation)];
  return {
    subject: `These nights are no longer held for you: ${subjectOf(context)}`,
    preheader: 'Nothing is lost: see whether they are still free.',
    title: 'Your nights are no longer held',
    blocks: [
      paragraph(`${reservation.guest.firstName}, ${why}`),
      paragraph(`The nights are open to everybody again, to you as well. ${refundSentence(reservation)}`),
      { block: 'button', label: 'See whether they are free', url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has let the nights of an unpaid hold go. */
export function released(context: TemplateContext): MailContent {
  const { reservation } = context;
  return {
    subject: `These nights are no longer held for you: ${subjectOf(context)}`,
    preheader: 'Nothing has been charged.',
    title: 'Your nights are no longer held',
    blocks: [
      paragraph(
        `${reservation.guest.firstName}, we have released these nights because they were not paid for. ${refundSentence(reservation)} If you have paid already, please answer this email.`,
      ),
      { block: 'button', label: 'See whether they are free', url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has declined a request. */
export function declined(context: TemplateContext): MailContent {
  const { reservation } = context;
  return {
    subject: `We cannot accept your request: ${subjectOf(context)}`,
    preheader: 'Other apartments are free on your dates.',
    title: 'We cannot accept this request',
    blocks: [
      paragraph(
        `${reservation.guest.firstName}, thank you for asking. We are sorry that we cannot have you in this apartment on these dates. ${refundSentence(reservation)}`,
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
