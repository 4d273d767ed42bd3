import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import type { ReservationMail } from 'booking-rules/shared/contracts/mails';
import type { ReservationDetail } from 'booking-rules/shared/contracts/reservation-detail';
import { MailState, NoMailServer } from '../components/mail-state';
import { Panel } from '../components/panel';
import { errorMessage } from '../api/errors';
import { MANAGE } from '../api/permissions';

/** The mails about a reservation, each with what has become of it; those that still hold can be sent again. */
export function MailsPanel({ reservation, onDone }: { reservation: ReservationDetail; onDone: () => void }) {
  const { reference, mails, mailServer } = reservation;
  return (
    <Panel title="E-mails">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {mails.map((mail) => (
          <Mail key={mail.id} reference={reference} mail={mail} onDone={onDone} />
        ))}
      </Flex>
      {mails.length === 0 ? <Typography textColor="neutral600">None yet.</Typography> : null}
      {mailServer ? null : (
        <Box paddingTop={4}>
          <NoMailServer />
        </Box>
      )}
    </Panel>
  );
}

function Mail({ reference, mail, onDone }: { reference: string; mail: ReservationMail; onDone: () => void }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(MANAGE);
  const [busy, setBusy] = useState(false);
  const words = labelForMail(mail.kind);
  const canResend = allowedActions.canManage === true && mail.resendable && mail.state !== 'waiting';

  async function resend(): Promise<void> {
    setBusy(true);
    try {
      await post(`/booking-rules/reservations/${reference}/mails/${mail.id}/resend`);
      toggleNotification({ type: 'success', message: `“${words}” goes out again.` });
    } catch (failure) {
      toggleNotification({ type: 'danger', message: errorMessage(failure) });
    } finally {
      setBusy(false);
      onDone();
    }
  }

  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4}>
      <Box minWidth={0} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold">
          {words}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`To ${mail.recipient ?? 'the house: set MANAGER_EMAIL'}${mail.toHouse && mail.recipient !== null ? ' (the house)' : ''}`}
        </Typography>
        <MailState mail={mail} />
      </Box>
      {canResend ? (
        <Button
          variant="tertiary"
          size="S"
          style={{ flexShrink: 0 }}
          loading={busy}
          aria-label={`Send “${words}” again`}
          onClick={() => void resend()}
        >
          Send again
        </Button>
      ) : null}
    </Flex>
  );
}
const WORDS: Readonly<Record<string, string>> = {
  'reservation-requested': 'We have your request',
  'reservation-address': 'Please confirm your e-mail address',
  'payment-reminder': 'Reminder of the payment',
  'reservation-released': 'Your nights were released',
  'reservation-held': 'Please pay, your nights are held',
  'reservation-confirmed': 'Confirmation',
  'reservation-cancelled': 'Cancellation',
  'reservation-expired': 'Your hold has lapsed',
  'reservation-declined': 'Request declined',
  'reservation-changed': 'Your stay has changed',
  'manager-new-reservation': 'New reservation',
  'manager-cancelled': 'A stay was cancelled',
  'manager-late-payment': 'A late payment',
  'manager-refund-refused': 'A refund was refused',
};

/** What a mail about a reservation says, in a few words. */
export function labelForMail(kind: string): string {
  return WORDS[kind] ?? kind;
}
