import { isolated } from '../../../../shared/format/isolated';
import { toldName } from '../../../../shared/format/names';
import type { Letter } from '../../outbox/mail-types';
import { mailMessages } from '../messages/messages';
import { mailto } from '../../../../shared/format/markup';
import { messageOf } from './enquiry-mails';
import { paragraph } from './sections';
import type { Block, MailContent, Sender } from './template';

const PANEL = '/admin/plugins/booking-rules/messages';
/** As much of a message as lists of mails show. */
const PREHEADER = 120;

/** What the business writes to a guest about a stay. @param url the guest's page of it */
export function messageToGuest(letter: Letter, sender: Sender, url: string): MailContent {
  const { enquiries, letters } = mailMessages();
  const say = letters.message;
  return {
    subject: say.subject(subjectOf(letter, enquiries.about.question)),
    preheader: beginningOf(letter.text),
    title: say.title(sender.brand),
    blocks: [...messageOf(letter.text), { block: 'button', label: say.open, url }, paragraph(say.answer)],
  };
}

/** What a guest has written, for the manager. @param answersCome whether an answer to this mail reaches the guest by us */
export function messageToManager(letter: Letter, sender: Sender, answersCome: boolean): MailContent {
  const { reference, guest, text, attachments } = letter;
  const { email: label, message: say } = mailMessages().staff;
  const name = isolated(guest.name);
  const url = `${sender.url}${PANEL}/${encodeURIComponent(reference)}`;
  const left: Block[] =
    attachments === 0 ? [] : [{ block: 'notice', tone: 'calm', text: say.attachments(attachments) }];
  return {
    subject: say.subject(name, subjectOf(letter, say.question)),
    preheader: beginningOf(text),
    title: say.title(name),
    blocks: [
      ...messageOf(text),
      ...left,
      { block: 'button', label: say.answer, url },
      paragraph(answersCome ? say.answersCome : say.answersGoPast),
      ...(guest.email === null
        ? []
        : [{ block: 'facts' as const, facts: [{ label, value: guest.email, url: mailto(guest.email) }] }]),
    ],
  };
}

/** @param question what it is about where no apartment is named */
function subjectOf({ apartmentName, stay, reference }: Letter, question: string): string {
  const about = apartmentName === null ? question : toldName('apartments', apartmentName);
  return stay === null
    ? `${isolated(about)} (${reference})`
    : mailMessages().parts.stayInSubject(about, stay.checkIn, stay.checkOut, reference);
}

function beginningOf(text: string): string {
  return isolated(text.replace(/\s+/g, ' ').slice(0, PREHEADER));
}
