import { isolated } from '../../../../shared/format/isolated';
import type { ManagerNotice } from '../../outbox/mail-types';
import { mailMessages } from '../messages/messages';
import { paragraph } from './sections';
import type { MailContent, Sender } from './template';

type WebhookNotice = Extract<ManagerNotice, { kind: 'manager-webhook-paused' }>;

/** Tells the manager that another system is no longer told of bookings, because it does not answer. */
export function webhookNotice({ id, name: given, host, isGone }: WebhookNotice, sender: Sender): MailContent {
  const say = mailMessages().staff.webhook;
  const name = isolated(given);
  const why = isGone ? say.gone(isolated(host)) : say.failed(isolated(host));
  return {
    subject: say.subject(name),
    preheader: say.preheader(why),
    title: say.title,
    blocks: [
      paragraph(say.text(name, why)),
      { block: 'notice', tone: 'urgent', text: say.kept },
      {
        block: 'button',
        label: say.open,
        url: `${sender.url}/admin/plugins/booking-rules/webhooks/${id}`,
      },
    ],
  };
}
