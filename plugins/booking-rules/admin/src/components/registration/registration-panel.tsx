import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import type { PanelRegistration } from 'booking-rules/contracts/reservations/registrations';
import type { ReservationDetail } from 'booking-rules/contracts/reservations/reservations-admin';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../../api/client';
import { MANAGE, REGISTRATIONS, useCanManage, usePermitted } from '../../api/permissions';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { ConfirmDialog } from '../dialogs';
import { Panel } from '../panel';
import { QueryResult } from '../query-result';
import { messages } from '../../messages/messages';
import { GuestDialog } from './guest-dialog';

interface PanelProps {
  reservation: Pick<ReservationDetail, 'reference' | 'state' | 'guest'>;
}

/** How far the guests of a stay are registered, and what managers do about it. */
export function RegistrationPanel({ reservation }: PanelProps) {
  const { reference, state } = reservation;
  const query = useApiQuery('GET /booking-rules/reservations/{reference}/registration', {
    params: { reference },
  });
  const t = messages().registrations;
  const stands = state === 'confirmed' || state === 'completed';
  if (!stands && query.data?.data.guests.length === 0) return null;
  return (
    <Panel title={t.title}>
      <QueryResult query={query}>
        {({ data }) =>
          data.state === 'off' && data.guests.length === 0 ? (
            <Typography textColor="neutral600">{t.off}</Typography>
          ) : (
            <>
              <Standing registration={data} />
              <Guests reference={reference} registration={data} />
              <Actions reservation={reservation} registration={data} onDone={query.reload} />
            </>
          )
        }
      </QueryResult>
    </Panel>
  );
}

function Standing({ registration }: { registration: PanelRegistration }) {
  const t = messages().registrations;
  const { state, registered, needed, dueAt, isLate, askedAt, reportedAt, reportedBy, deletedOn } =
    registration;
  const notes = [
    state === 'reported' ? null : isLate ? t.wasDueAt(formatInstant(dueAt)) : t.dueAt(formatInstant(dueAt)),
    reportedAt === null ? null : t.reportedBy(reportedBy ?? '', formatInstant(reportedAt)),
    askedAt === null || state === 'registered' || state === 'reported'
      ? null
      : t.askedAt(formatInstant(askedAt)),
    registered === 0 ? null : t.deletedOn(formatDay(deletedOn)),
  ].flatMap((note) => note ?? []);
  return (
    <Box paddingBottom={3}>
      <Flex gap={2} wrap="wrap" paddingBottom={2}>
        <Typography fontWeight="semiBold">{t.progress(registered, needed)}</Typography>
        {state === 'reported' ? <Badge active>{t.states.reported}</Badge> : null}
        {isLate ? (
          <Badge backgroundColor="danger100" textColor="danger700">
            {t.late}
          </Badge>
        ) : null}
      </Flex>
      {notes.map((note) => (
        <Typography
          key={note}
          tag="p"
          variant="pi"
          textColor="neutral600"
          style={{ overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      ))}
    </Box>
  );
}

function Guests({
  reference,
  registration: { guests },
}: {
  reference: string;
  registration: PanelRegistration;
}) {
  const t = messages().registrations;
  const mayLook = usePermitted()({ permissions: REGISTRATIONS });
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {guests.map(({ id, kind, hasPicture, registeredAt }, index) => {
        const name = kind === 'child' ? t.child : t.guest(index + 1);
        return (
          <Flex key={id} tag="li" justifyContent="space-between" gap={4}>
            <Box minWidth={0}>
              <Typography tag="p">{name}</Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {t.registeredAt(formatInstant(registeredAt))}
              </Typography>
            </Box>
            {mayLook && kind === 'guest' ? <GuestDialog {...{ reference, id, name, hasPicture }} /> : null}
          </Flex>
        );
      })}
    </Flex>
  );
}

function Actions({
  reservation: { reference, guest, state },
  registration,
  onDone,
}: PanelProps & { registration: PanelRegistration; onDone: () => void }) {
  const t = messages().registrations;
  const api = useApi();
  const { busy, run } = useAction();
  const mayReport = usePermitted()({ permissions: REGISTRATIONS });
  const mayAsk = useCanManage(MANAGE);
  const { state: standing, guests } = registration;
  const isMissing = standing === 'missing' || standing === 'partly';
  const isReported = standing === 'reported';

  const makeLink = (mail: boolean) =>
    run(mail ? 'mail' : 'copy', async () => {
      const sent = { params: { reference }, body: { data: { mail } } };
      const { data } = await api.call('POST /booking-rules/reservations/{reference}/registration/link', sent);
      if (!mail) await navigator.clipboard.writeText(data.url);
      onDone();
      return mail ? t.link.sent : t.link.copied;
    });
  const report = (reported: boolean) =>
    run('report', async () => {
      const sent = { params: { reference }, body: { data: { reported } } };
      await api.call('POST /booking-rules/reservations/{reference}/registration/report', sent);
      onDone();
      return reported ? t.reported : t.reopened;
    });
  const remove = () =>
    run('remove', async () => {
      await api.call('DELETE /booking-rules/reservations/{reference}/registration', {
        params: { reference },
      });
      onDone();
      return t.remove.done;
    });

  return (
    <Flex gap={2} wrap="wrap" paddingTop={4}>
      {mayAsk && isMissing && state === 'confirmed' && guest.email !== '' ? (
        <>
          <Button size="S" variant="secondary" loading={busy === 'mail'} onClick={() => void makeLink(true)}>
            {t.link.mail}
          </Button>
          <Button size="S" variant="tertiary" loading={busy === 'copy'} onClick={() => void makeLink(false)}>
            {t.link.copy}
          </Button>
        </>
      ) : null}
      {mayReport && standing !== 'off' ? (
        <Button
          size="S"
          variant={isReported ? 'tertiary' : 'default'}
          loading={busy === 'report'}
          onClick={() => void report(!isReported)}
        >
          {isReported ? t.reopen : t.report}
        </Button>
      ) : null}
      {mayReport && guests.length > 0 ? (
        <ConfirmDialog
          button={
            <Button size="S" variant="danger-light" loading={busy === 'remove'}>
              {t.remove.open}
            </Button>
          }
          title={t.remove.title}
          back={t.remove.back}
          confirm={t.remove.confirm}
          variant="danger"
          onConfirm={() => void remove()}
        >
          {t.remove.text}
        </ConfirmDialog>
      ) : null}
    </Flex>
  );
}
