import type { ManagerNotice } from '../../outbox/mail-types';
import { paragraph } from './sections';
import type { MailContent, Sender } from './template';

type WebhookNotice = Extract<ManagerNotice, { kind: 'manager-webhook-paused' }>;

/** Tells the manager that another system is no longer told of bookings, because it does not answer. */
export function webhookNotice({ id, name, host, isGone }: WebhookNotice, sender: Sender): MailContent {
  const why = isGone ? `${host} says that it is gone.` : `${host} has failed for three days.`;
  return {
    subject: `Webhook paused: ${name}`,
    preheader: `${why} Events wait until you resume it.`,
    title: 'A webhook has been paused',
    blocks: [
      paragraph(`The webhook ${name} no longer gets events: ${why}`),
      {
        block: 'notice',
        tone: 'urgent',
        text: 'New events are kept for 30 days. Once the other system works again, resume the webhook and it gets them in order.',
      },
      {
        block: 'button',
        label: 'Open the webhook',
        url: `${sender.url}/admin/plugins/booking-rules/webhooks/${id}`,
      },
    ],
  };
}
