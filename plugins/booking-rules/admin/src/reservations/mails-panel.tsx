import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ReservationMail } from 'booking-rules/contracts/mails';
import type { ReservationDetail } from 'booking-rules/contracts/reservations-admin';
import { MailState, NoMailServer } from '../components/mail-state';
import { Panel } from '../components/panel';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';

/** The mails about a reservation, each with what has become of it; those that are still true can be sent again. */
export function MailsPanel({ reservation, onDone }: { reservation: ReservationDetail; onDone: () => void }) {
  const { reference, mails, mailServer, guest } = reservation;
  return (
    <Panel title="Emails">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {mails.map((mail) => (
          <Mail key={mail.id} reference={reference} mail={mail} onDone={onDone} />
        ))}
      </Flex>
      {mails.length === 0 ? (
        <Typography textColor="neutral600">
          {guest.email === ''
            ? 'None: the guest has given no email address, so call about changes.'
            : 'None yet.'}
        </Typography>
      ) : null}
      {mailServer ? null : (
        <Box paddingTop={4}>
          <NoMailServer />
        </Box>
      )}
    </Panel>
  );
}

function Mail({ reference, mail, onDone }: { reference: string; mail: ReservationMail; onDone: () => void }) {
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const label = labelForMail(mail.kind);
  const canResend = canManage && mail.resendable && mail.state !== 'waiting';

  async function resend(): Promise<void> {
    await run('resend', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/mails/{id}/resend', {
        params: { reference, id: mail.id },
      });
      return `“${label}” is being sent again.`;
    });
    onDone();
  }

  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4}>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold">
          {label}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`To ${mail.recipient ?? 'you: set MANAGER_EMAIL'}${mail.toManager && mail.recipient !== null ? ' (you)' : ''}`}
        </Typography>
        <MailState mail={mail} />
      </Box>
      {canResend ? (
        <Button
          variant="tertiary"
          size="S"
          style={{ flexShrink: 0 }}
          loading={busy !== null}
          aria-label={`Send “${label}” again`}
          onClick={() => void resend()}
        >
          Send again
        </Button>
      ) : null}
    </Flex>
  );
}
const WORDS: Readonly<Record<string, string>> = {
  'reservation-requested': "We've received your request",
  'reservation-address': 'Please confirm your email address',
  'payment-reminder': 'Payment reminder',
  'payment-due': 'A payment is due soon',
  'payment-overdue': 'A payment is overdue',
  'payment-link': 'Payment link',
  'deposit-link': 'Deposit link',
  'payment-received': 'Payment received',
  'reservation-released': 'Your nights were released',
  'reservation-held': 'Please pay, your nights are held',
  'reservation-confirmed': 'Confirmation',
  'reservation-cancelled': 'Cancellation',
  'reservation-expired': 'Your hold has expired',
  'reservation-declined': 'Request declined',
  'reservation-changed': 'Your stay has changed',
  'manager-new-reservation': 'New reservation',
  'manager-cancelled': 'A stay was cancelled',
  'manager-changed': 'A guest changed a stay',
  'manager-late-payment': 'A late payment',
  'manager-refund-refused': 'A refund was refused',
  'manager-dispute': 'A payment is disputed',
  'manager-deposit-ended': 'A deposit is no longer held',
  'manager-deposit-refused': 'A deposit could not be kept or released',
};

/** What a mail about a reservation says, in a few words. */
function labelForMail(kind: string): string {
  return WORDS[kind] ?? kind;
}
