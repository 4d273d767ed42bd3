import { Box, Button, Flex, Typography } from '@strapi/design-system';
import type { ReservationMail } from 'booking-rules/contracts/mails';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { toldWords } from 'booking-rules/shared/format/choice-labels';
import { MailState, NoMailServer } from '../components/mail-state';
import { Panel } from '../components/panel';
import { useApi } from '../api/client';
import { MANAGE, useCanManage } from '../api/permissions';
import { useAction } from '../api/use-action';
import { AutomaticMails } from './automatic-mails';
import { messages } from '../messages/messages';

/** The mails about a reservation, each with what has become of it; those that are still true can be sent again. */
export function MailsPanel({ reservation, onDone }: { reservation: ReservationDetail; onDone: () => void }) {
  const t = messages().reservations.mails;
  const { reference, mails, mailServer, guest, history } = reservation;
  // Each change of the stay may move what is to come.
  const version = `${history.length} ${mails.length}`;
  return (
    <Panel title={t.title}>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {mails.map((mail) => (
          <Mail key={mail.id} reference={reference} mail={mail} onDone={onDone} />
        ))}
      </Flex>
      {mails.length === 0 ? (
        <Typography textColor="neutral600">{guest.email === '' ? t.noAddress : t.none}</Typography>
      ) : null}
      <AutomaticMails key={version} reference={reference} />
      {mailServer ? null : (
        <Box paddingTop={4}>
          <NoMailServer />
        </Box>
      )}
    </Panel>
  );
}

function Mail({ reference, mail, onDone }: { reference: string; mail: ReservationMail; onDone: () => void }) {
  const t = messages().reservations.mails;
  const api = useApi();
  const canManage = useCanManage(MANAGE);
  const { busy, run } = useAction();
  const label = mail.rule === null ? labelForMail(mail.kind) : toldWords(mail.rule);
  const canResend = canManage && mail.resendable && mail.state !== 'waiting';

  async function resend(): Promise<void> {
    await run('resend', async () => {
      await api.call('POST /booking-rules/reservations/{reference}/mails/{id}/resend', {
        params: { reference, id: mail.id },
      });
      return t.beingSent(label);
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
          {recipientOf(mail)}
        </Typography>
        <MailState mail={mail} />
      </Box>
      {canResend ? (
        <Button
          variant="tertiary"
          size="S"
          style={{ flexShrink: 0 }}
          loading={busy !== null}
          aria-label={t.sendOneAgain(label)}
          onClick={() => void resend()}
        >
          {t.sendAgain}
        </Button>
      ) : null}
    </Flex>
  );
}

function recipientOf({ recipient, toManager }: ReservationMail): string {
  const t = messages().reservations.mails;
  if (recipient === null) return t.noManager;
  return toManager ? t.toYou(recipient) : t.to(recipient);
}

/** What a mail about a reservation says, in a few words. */
function labelForMail(kind: string): string {
  const kinds: Readonly<Record<string, string>> = messages().reservations.mails.kinds;
  return kinds[kind] ?? kind;
}
