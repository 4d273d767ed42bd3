import { plural } from '../../../../shared/format/plural';
import type { Letter } from '../../outbox/mail-types';
import { mailMessages } from '../messages/messages';
import { mailto } from '../render/markup';
import { messageOf } from './enquiry-mails';
import { paragraph } from './sections';
import type { Block, MailContent, Sender } from './template';

const PANEL = '/admin/plugins/booking-rules/messages';
/** As much of a message as lists of mails show. */
const PREHEADER = 120;

/** What the business writes to a guest about a stay. @param url the guest's page of it */
export function messageToGuest(letter: Letter, sender: Sender, url: string): MailContent {
  const say = mailMessages().letters.message;
  return {
    subject: say.subject(subjectOf(letter)),
    preheader: beginningOf(letter.text),
    title: say.title(sender.brand),
    blocks: [...messageOf(letter.text), { block: 'button', label: say.open, url }, paragraph(say.answer)],
  };
}

/** What a guest has written, for the manager. @param answersCome whether an answer to this mail reaches the guest by us */
export function messageToManager(letter: Letter, sender: Sender, answersCome: boolean): MailContent {
  const { reference, guest, text, attachments } = letter;
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reference)}`;
  const left: Block[] =
    attachments === 0
      ? []
      : [
          {
            block: 'notice',
            tone: 'calm',
            text: `The guest's email had ${plural(attachments, 'attachment')}. We don't keep them: ask the guest to send them another way.`,
          },
        ];
  return {
    subject: `Message from ${guest.name}: ${subjectOf(letter)}`,
    preheader: beginningOf(text),
    title: `${guest.name} has written to you`,
    blocks: [
      ...messageOf(text),
      ...left,
      { block: 'button', label: 'Answer in the admin panel', url },
      paragraph(
        answersCome
          ? 'You can also reply to this email: your answer appears in the messages, and the guest gets it.'
          : 'If you reply to this email, your answer goes to the guest but does not appear in the messages.',
      ),
      ...(guest.email === null
        ? []
        : [
            {
              block: 'facts' as const,
              facts: [{ label: 'Email', value: guest.email, url: mailto(guest.email) }],
            },
          ]),
    ],
  };
}

function subjectOf({ apartmentName, stay, reference }: Letter): string {
  const { parts, enquiries } = mailMessages();
  const about = apartmentName ?? enquiries.about.question;
  return stay === null
    ? `${about} (${reference})`
    : parts.stayInSubject(about, stay.checkIn, stay.checkOut, reference);
}

function beginningOf(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, PREHEADER);
}
