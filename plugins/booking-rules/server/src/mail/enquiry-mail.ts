import type { EnquiryDocument } from '../enquiries/document';
import { enquiryReceipt, newEnquiry } from './enquiry-letters';
import { letterToHtml } from './html-page';
import type { Sender } from './letter';
import type { Mailbox, MailMessage } from './mail-message';
import { letterToText } from './text-page';

/** The mails that an enquiry causes: to whoever asks, and to the manager. */
export const ENQUIRY_MAILS = ['enquiry-receipt', 'manager-enquiry'] as const;
export type EnquiryMail = (typeof ENQUIRY_MAILS)[number];

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
    subject: letter.subject,
    html: letterToHtml(letter, sender),
    text: letterToText(letter, sender),
    attachments: [],
  };
}
