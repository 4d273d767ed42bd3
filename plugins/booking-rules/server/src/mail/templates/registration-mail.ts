import { formatDay } from '../../../../shared/format/day';
import { mailMessages } from '../messages/messages';
import { paragraph, questionsOf, stayOf, subjectOf } from './sections';
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
