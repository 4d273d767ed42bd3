import { formatDay } from '../../../../shared/format/day';
import { reviewUntil } from '../../../../shared/domain/guests/review';
import { mailMessages } from '../messages/messages';
import { paragraph, pictureOf, questionsOf, stayOf, subjectOf } from './sections';
import type { MailContent } from './template';
import type { TemplateContext } from './template-context';

/** Some days before the arrival: everybody who stays has to be registered, and how. */
export function registrationRequest(context: TemplateContext): MailContent {
  const { guest, checkIn } = context.reservation;
  const say = mailMessages().bookings.registration;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader,
    title: say.title,
    blocks: [
      paragraph(say.text(guest.firstName, formatDay(checkIn))),
      { block: 'button', label: say.button, url: context.registrationUrl },
      paragraph(say.safety),
      paragraph(say.alreadyDone),
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}

/** Asks a guest who has left how it was. */
export function reviewRequest(context: TemplateContext): MailContent {
  const { guest, apartmentName, checkOut } = context.reservation;
  const say = mailMessages().letters.review;
  return {
    subject: say.subject(subjectOf(context)),
    preheader: say.preheader,
    title: say.title,
    blocks: [
      paragraph(say.ask(guest.firstName, apartmentName)),
      ...pictureOf(context),
      // The page of the review opens by what opens the booking.
      {
        block: 'button',
        label: say.write,
        url: context.reservationUrl.replace('/reservation?', '/review?'),
      },
      paragraph(`${say.shown(formatDay(reviewUntil(checkOut)))} ${say.once}`),
      ...stayOf(context),
      ...questionsOf(context),
    ],
  };
}
