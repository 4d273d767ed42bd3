import { Typography } from '@strapi/design-system';
import type { MailStatus } from 'booking-rules/contracts/mails';
import { formatInstant } from 'booking-rules/shared/format/instant';

/** When a mail was sent, or why it was not yet. */
export function MailState({ mail }: { mail: MailStatus }) {
  const { state, sentAt, nextTryAt, error } = mail;
  if (state === 'sent' && sentAt !== null) {
    return <Typography variant="pi" textColor="neutral600">{`Sent ${formatInstant(sentAt)}`}</Typography>;
  }
  if (state === 'waiting') {
    return (
      <Typography variant="pi" textColor="neutral600">
        Being sent, usually within a minute
      </Typography>
    );
  }
  return (
    <Typography variant="pi" textColor="danger600">
      {`${nextTryAt === null ? 'Gave up after ten attempts' : `Not sent yet, next attempt ${formatInstant(nextTryAt)}`}${error === null ? '' : `: ${error}`}`}
    </Typography>
  );
}

/** Says where mails go while no mail server is set up. */
export function NoMailServer() {
  return (
    <Typography variant="pi" tag="p" textColor="neutral600">
      No mail server is set up yet (SMTP_URL), so emails are saved as files in the mail folder and reach
      nobody.
    </Typography>
  );
}
