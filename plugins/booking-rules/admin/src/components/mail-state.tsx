import { Typography } from '@strapi/design-system';
import type { MailStatus } from 'booking-rules/contracts/mails';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { messages } from '../messages/messages';

/** When a mail was sent, or why it was not yet. */
export function MailState({ mail }: { mail: MailStatus }) {
  const t = messages().components.mail;
  const { state, sentAt, nextTryAt, error } = mail;
  if (state === 'sent' && sentAt !== null) {
    return (
      <Typography variant="pi" textColor="neutral600">
        {t.sent(formatInstant(sentAt))}
      </Typography>
    );
  }
  if (state === 'waiting') {
    return (
      <Typography variant="pi" textColor="neutral600">
        {t.beingSent}
      </Typography>
    );
  }
  return (
    <Typography variant="pi" textColor="danger600">
      {nextTryAt === null ? t.gaveUp(error) : t.nextAttempt(formatInstant(nextTryAt), error)}
    </Typography>
  );
}

/** Says where mails go while no mail server is set up. */
export function NoMailServer() {
  return (
    <Typography variant="pi" tag="p" textColor="neutral600">
      {messages().components.mail.noServer}
    </Typography>
  );
}
