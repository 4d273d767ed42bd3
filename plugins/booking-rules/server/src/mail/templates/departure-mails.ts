import { missedOf } from '../../../../shared/domain/hold';
import { mailMessages } from '../messages/messages';
import { pageUrl } from '../render/of-language';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';
import { refundSentence } from './money-sentences';
import { paragraph, questionsOf, stayOf, subjectOf } from './sections';

/** Nobody paid, accepted or confirmed the address in time, so the nights are free again. */
export function expired(context: TemplateContext): MailContent {
  const { reservation } = context;
  const say = mailMessages().bookings.noLongerHeld;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.mayBeAvailable,
    title: say.title,
    blocks: [
      paragraph(say.missed[missedOf(reservation)](reservation.guest.firstName)),
      paragraph(say.available(refundSentence(reservation))),
      { block: 'button', label: say.check, url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has let the nights of an unpaid hold go. */
export function released(context: TemplateContext): MailContent {
  const { reservation } = context;
  const say = mailMessages().bookings.noLongerHeld;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.nothingCharged,
    title: say.title,
    blocks: [
      paragraph(say.released(reservation.guest.firstName, refundSentence(reservation))),
      { block: 'button', label: say.check, url: sameStay(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** A manager has declined a request. */
export function declined(context: TemplateContext): MailContent {
  const { reservation } = context;
  const say = mailMessages().bookings.declined;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader,
    title: say.title,
    blocks: [
      paragraph(say.text(reservation.guest.firstName, refundSentence(reservation))),
      { block: 'button', label: say.others, url: otherStays(context) },
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

function sameStay(context: TemplateContext): string {
  const { sender, reservation } = context;
  return pageUrl(sender, `/apartment/${reservation.apartmentId}?${searchOf(context)}`);
}

function otherStays(context: TemplateContext): string {
  return pageUrl(context.sender, `/results/1?${searchOf(context)}`);
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
