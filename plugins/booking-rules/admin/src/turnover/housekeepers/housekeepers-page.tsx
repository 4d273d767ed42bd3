import { Box, Button, Flex, Grid, LinkButton, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { Housekeeper } from 'booking-rules/contracts/turnover/housekeepers';
import { useApi } from '../../api/client';
import { useAction } from '../../api/use-action';
import { useApiQuery } from '../../api/use-api-query';
import { ConfirmDialog } from '../../components/dialogs';
import { PhoneLink } from '../../components/links';
import { Mark } from '../../components/mark';
import { BackLink, Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { QueryResult } from '../../components/query-result';
import { messages } from '../../messages/messages';
import { HousekeeperDialog } from './housekeeper-dialog';

/** The people who clean and check, each with the link to their own list. */
export function HousekeepersPage() {
  const t = messages().turnover.housekeepers;
  const query = useApiQuery('GET /booking-rules/housekeepers');
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      navigation={<BackLink fallback="/plugins/booking-rules/turnover" />}
      actions={
        <HousekeeperDialog
          title={t.add}
          button={<Button startIcon={<Plus />}>{t.add}</Button>}
          onDone={query.reload}
        />
      }
    >
      <QueryResult query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Typography textColor="neutral600">{t.none}</Typography>
          ) : (
            <Grid.Root tag="ul" gap={4}>
              {data.map((person) => (
                <Grid.Item
                  key={person.id}
                  tag="li"
                  col={6}
                  s={12}
                  xs={12}
                  direction="column"
                  alignItems="stretch"
                >
                  <Person person={person} onDone={query.reload} />
                </Grid.Item>
              ))}
            </Grid.Root>
          )
        }
      </QueryResult>
    </Page>
  );
}

function Person({ person, onDone }: { person: Housekeeper; onDone: () => void }) {
  const t = messages().turnover.housekeepers;
  const { name, phone, email, apartments, active } = person;
  return (
    <Panel>
      <Flex gap={2} wrap="wrap">
        <Typography tag="h2" fontWeight="bold">
          {name}
        </Typography>
        {active ? null : <Mark tone="quiet">{t.inactive}</Mark>}
      </Flex>
      <Typography tag="p" textColor="neutral600">
        {apartments === null ? t.all : t.some(apartments.length)}
      </Typography>
      <Flex gap={3} wrap="wrap" paddingBottom={3}>
        {phone === null ? null : <PhoneLink phone={phone} />}
        {email === null ? null : <Typography>{email}</Typography>}
      </Flex>
      <Flex gap={2} wrap="wrap">
        {active ? <LinkButtons person={person} onDone={onDone} /> : null}
        <HousekeeperDialog
          title={t.edit(name)}
          housekeeper={person}
          button={<Button variant="tertiary">{t.change}</Button>}
          onDone={onDone}
        />
      </Flex>
    </Panel>
  );
}

/** Gives somebody their link, or another one. */
function LinkButtons({ person, onDone }: { person: Housekeeper; onDone: () => void }) {
  const t = messages().turnover.housekeepers;
  const api = useApi();
  const { busy, run } = useAction();
  const { id, name, phone, email, link } = person;
  const params = { id };
  const copy = () =>
    void run('copy', async () => {
      await navigator.clipboard.writeText(link);
      return t.copied;
    });
  const mail = (address: string) =>
    void run('mail', async () => {
      await api.call('POST /booking-rules/housekeepers/{id}/send-link', { params });
      return t.mailed(address);
    });
  const revoke = () =>
    void run('revoke', async () => {
      await api.call('POST /booking-rules/housekeepers/{id}/revoke', { params });
      onDone();
      return t.revoked;
    });
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {t.copy}
      </Button>
      {email === null ? null : (
        <Button variant="secondary" loading={busy === 'mail'} onClick={() => mail(email)}>
          {t.mail}
        </Button>
      )}
      {phone === null ? null : (
        <LinkButton
          variant="secondary"
          href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(t.message(name, link))}`}
          isExternal
        >
          {t.whatsapp}
        </LinkButton>
      )}
      <ConfirmDialog
        button={
          <Button variant="danger-light" loading={busy === 'revoke'}>
            {t.revoke}
          </Button>
        }
        title={t.revokeTitle}
        back={messages().components.back}
        confirm={t.revoke}
        variant="danger"
        onConfirm={revoke}
      >
        <Box>
          <Typography>{t.revokeText(name)}</Typography>
        </Box>
      </ConfirmDialog>
    </>
  );
}
