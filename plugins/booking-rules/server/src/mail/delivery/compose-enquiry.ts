import type { EnquiryMail, WrittenReply } from '../../outbox/mail-types';
import type { EnquiryDocument } from '../../records/documents';
import { enquiryReceipt, newEnquiry } from '../templates/enquiry-mails';
import { enquiryReply } from '../templates/enquiry-reply';
import { renderHtml } from '../render/html-page';
import type { MailContent, Sender } from '../templates/template';
import type { Mailbox, MailMessage } from './mail-message';
import { renderText } from '../render/text-page';

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
  const guest: Mailbox = { name: enquiry.name, address: enquiry.email };
  const toManager = kind === 'manager-enquiry';
  if (toManager && manager === '') {
    throw new Error('Set MANAGER_EMAIL, or the email address in the site settings');
  }
  const office = { name: sender.brand, address: sender.email || manager };
  const content = toManager ? newEnquiry(enquiry, sender) : enquiryReceipt(enquiry, sender);
  return {
    to: toManager ? { name: sender.brand, address: manager } : guest,
    replyTo: toManager ? guest : office.address === '' ? null : office,
    ...writtenOut(content, sender),
  };
}

/** The same for a manager's answer; what the guest replies goes to the office. */
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

function writtenOut(content: MailContent, sender: Sender) {
  return {
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    attachments: [],
  };
}
