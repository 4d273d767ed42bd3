import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, Button, Link, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import type { WebhookView } from 'booking-rules/contracts/webhooks/webhooks';
import { formatCount } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { useApiQuery } from '../api/use-api-query';
import { DataTable, TwoLines } from '../components/data-table';
import { FormDialog, FormDialogContent } from '../components/dialogs';
import { useForm } from '../components/form';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';
import { SecretNote } from './secret-note';
import { inputOf, valuesOf, WebhookFields } from './webhook-fields';
import { describeAnswer, StateWord } from './webhook-state';

/** Other systems that are told of bookings. */
export function WebhooksPage() {
  const t = messages().webhooks;
  const query = useApiQuery('GET /booking-rules/webhooks');
  return (
    <Page title={t.title} subtitle={t.subtitle} actions={<AddDialog onDone={query.reload} />}>
      <QueryResult query={query}>
        {({ data }) => (
          <Panel>
            {data.length === 0 ? (
              <Typography tag="p" textColor="neutral600">
                {t.none}
              </Typography>
            ) : (
              <WebhookTable webhooks={data} />
            )}
            <Box paddingTop={4}>
              <Typography>{t.about}</Typography>{' '}
              <Link href="/api/docs" isExternal>
                {t.documentation}
              </Link>
            </Box>
          </Panel>
        )}
      </QueryResult>
    </Page>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const t = messages().webhooks;
  return (
    <DataTable
      caption={t.table.title}
      stacks
      columns={[
        { heading: t.table.name },
        { heading: t.table.state },
        { heading: t.table.events },
        { heading: t.table.waiting, isNumber: true },
        { heading: t.table.last },
      ]}
      rows={webhooks.map(({ id, name, url, types, state, waiting, lastDelivery }) => ({
        key: String(id),
        cells: [
          <TwoLines
            key="name"
            first={
              <Link tag={RouterLink} to={`/plugins/booking-rules/webhooks/${id}`}>
                {name}
              </Link>
            }
            second={new URL(url).host}
          />,
          <StateWord key="state" state={state} />,
          types === null ? t.allEvents : t.events(types.length),
          formatCount(waiting),
          lastDelivery?.lastAt ? (
            <TwoLines
              key="last"
              first={formatAge(lastDelivery.lastAt)}
              second={describeAnswer(lastDelivery)}
            />
          ) : (
            t.noDelivery
          ),
        ],
      }))}
    />
  );
}

function AddDialog({ onDone }: { onDone: () => void }) {
  const t = messages().webhooks;
  return (
    <FormDialog onDone={onDone} title={t.adding} button={<Button startIcon={<Plus />}>{t.add}</Button>}>
      {(done) => <AddForm onDone={done} onAdded={onDone} />}
    </FormDialog>
  );
}

/** The window stays open until its secret has been copied. */
function AddForm({ onDone, onAdded }: { onDone: () => void; onAdded: () => void }) {
  const api = useApi();
  const t = messages().webhooks;
  const { values, field, busy, submit } = useForm(valuesOf());
  const [secret, setSecret] = useState<string | null>(null);
  const add = () =>
    submit(async () => {
      const { data } = await api.call('POST /booking-rules/webhooks', { body: { data: inputOf(values) } });
      setSecret(data.secret);
      onAdded();
      return t.added(data.webhook.name);
    });
  if (secret !== null)
    return (
      <FormDialogContent actions={<Button onClick={onDone}>{t.secret.done}</Button>}>
        <SecretNote secret={secret} />
      </FormDialogContent>
    );
  return (
    <FormDialogContent
      actions={
        <Button loading={busy !== null} onClick={() => void add()}>
          {t.add}
        </Button>
      }
    >
      <WebhookFields field={field} />
    </FormDialogContent>
  );
}
