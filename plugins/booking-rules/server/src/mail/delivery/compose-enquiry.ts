import type { Quote } from '../../../../shared/contracts/quotes';
import type { EnquiryDocument } from '../../records/enquiry';
import { enquiryReceipt, newEnquiry } from '../templates/enquiry-mails';
import { enquiryReply } from '../templates/enquiry-reply';
import { renderHtml } from '../render/html-page';
import type { MailContent, Sender } from '../templates/template';
import type { Mailbox, MailMessage } from './mail-message';
import { renderText } from '../render/text-page';

/** The mails that an enquiry causes: to whoever asks, and to the manager. */
export const ENQUIRY_MAILS = ['enquiry-receipt', 'manager-enquiry'] as const;
export type EnquiryMail = (typeof ENQUIRY_MAILS)[number];

/** The answer of the house, with the quote that goes along. */
export const ENQUIRY_REPLY = 'enquiry-reply';
export interface WrittenReply {
  message: string;
  quote: { quote: Quote; apartmentName: string } | null;
}

/** Whether a text names a kind of mail about an enquiry. */
export function isEnquiryMail(kind: string): kind is EnquiryMail {
  return ENQUIRY_MAILS.some((known) => known === kind);
}

/**
 * Recipient, answers and content of a mail about an enquiry.
 * @param manager where the manager's mails go; empty when nobody has said so
 * @throws Error when that is needed and empty
 */
export function composeEnquiryMail(
  kind: EnquiryMail,
  enquiry: EnquiryDocument,
  sender: Sender,
  manager: string,
): Pick<MailMessage, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'attachments'> {
  const asker: Mailbox = { name: enquiry.name, address: enquiry.email };
  const toManager = kind === 'manager-enquiry';
  if (toManager && manager === '') {
    throw new Error('Set MANAGER_EMAIL, or the e-mail address in the site settings');
  }
  const office = { name: sender.brand, address: sender.email || manager };
  const letter = toManager ? newEnquiry(enquiry, sender) : enquiryReceipt(enquiry, sender);
  return {
    to: toManager ? { name: sender.brand, address: manager } : asker,
    replyTo: toManager ? asker : office.address === '' ? null : office,
    ...writtenOut(letter, sender),
  };
}

/** The same for the answer of the house; what the guest answers to it goes to the house. */
export function composeEnquiryReply(
  enquiry: EnquiryDocument,
  reply: WrittenReply,
  sender: Sender,
  manager: string,
): Pick<MailMessage, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'attachments'> {
  const address = sender.email || manager;
  return {
    to: { name: enquiry.name, address: enquiry.email },
    replyTo: address === '' ? null : { name: sender.brand, address },
    ...writtenOut(enquiryReply(enquiry, reply, sender), sender),
  };
}

function writtenOut(letter: MailContent, sender: Sender) {
  return {
    subject: letter.subject,
    html: renderHtml(letter, sender),
    text: renderText(letter, sender),
    attachments: [],
  };
}
