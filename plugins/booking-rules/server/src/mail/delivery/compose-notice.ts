import type { ManagerNotice } from '../../outbox/mail-types';
import { renderHtml } from '../render/html-page';
import { renderText } from '../render/text-page';
import { channelNotice } from '../templates/channel-notices';
import { webhookNotice } from '../templates/webhook-notice';
import type { Sender } from '../templates/template';
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
  const content =
    notice.kind === 'manager-webhook-paused' ? webhookNotice(notice, sender) : channelNotice(notice, sender);
  return {
    to: { name: sender.brand, address: manager },
    replyTo: null,
    subject: content.subject,
    html: renderHtml(content, sender),
    text: renderText(content, sender),
    attachments: [],
  };
}
