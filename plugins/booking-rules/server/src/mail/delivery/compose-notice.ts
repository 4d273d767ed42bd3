import type { HousekeepingLinkMail, ManagerNotice } from '../../outbox/mail-types';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { channelNotice } from '../templates/channel-notices';
import { housekeepingLink, permitsEnding, turnoverProblem } from '../templates/house-mails';
import { webhookNotice } from '../templates/webhook-notice';
import type { MailContent, Sender } from '../templates/template';
import type { MailMessage } from './mail-message';

/**
 * Recipient and content of a notice to the manager.
 * @param manager where the manager's mails go; empty when nobody has said so
 * @throws Error when it is empty
 */
export function composeNotice(
  notice: ManagerNotice,
  sender: Sender,
  manager: string,
): Pick<MailMessage, 'to' | 'replyTo' | 'subject' | 'html' | 'text' | 'attachments'> {
  if (manager === '') throw new Error('Set MANAGER_EMAIL, or the email address in the site settings');
  const content = contentOf(notice, sender);
  return {
    to: { name: sender.brand, address: manager },
    replyTo: null,
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    attachments: [],
  };
}

function contentOf(notice: ManagerNotice, sender: Sender): MailContent {
  switch (notice.kind) {
    case 'manager-permits-ending':
      return permitsEnding(notice.permits, sender);
    case 'manager-webhook-paused':
      return webhookNotice(notice, sender);
    case 'manager-turnover-problem':
      return turnoverProblem(notice, sender);
    case 'manager-feed-quarantined':
    case 'manager-channel-conflict':
      return channelNotice(notice, sender);
  }
}

/** A housekeeper's mail, in the language of the moment. */
export function composeHousekeepingLink(
  mail: HousekeepingLinkMail,
  sender: Sender,
): Pick<MailMessage, 'to' | 'subject' | 'html' | 'text' | 'attachments'> {
  const content = housekeepingLink(mail, sender);
  return {
    to: { name: mail.name, address: mail.to },
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    attachments: [],
  };
}
