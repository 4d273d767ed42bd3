import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { WebhookView } from 'booking-rules/contracts/webhooks/webhooks';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { ConfirmDialog } from '../components/dialogs';
import { Form, useForm } from '../components/form';
import { BackLink, Page, TwoColumns } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';
import { DeliveryLog } from './delivery-log';
import { ReplayForm } from './replay-form';
import { SecretNote } from './secret-note';
import { inputOf, valuesOf, WebhookFields } from './webhook-fields';
import { describeAnswer, StateWord } from './webhook-state';

const LIST = '/plugins/booking-rules/webhooks';

/** One webhook: how it is doing, the log of what it was sent, and its settings. */
export function WebhookPage() {
  const { id = '' } = useParams();
  const query = useApiQuery('GET /booking-rules/webhooks/{id}', { params: { id } });
  const [round, setRound] = useState(0);
  const webhook = query.data?.data;
  const t = messages().webhooks;
  function reload(): void {
    query.reload();
    setRound((before) => before + 1);
  }
  return (
    <Page
      title={webhook?.name ?? t.title}
      subtitle={webhook ? describeState(webhook) : ''}
      navigation={<BackLink fallback={LIST} />}
    >
      <QueryResult query={query}>
        {({ data }) => (
          <>
            <Acts webhook={data} onDone={reload} />
            <DeliveryLog key={round} id={data.id} onDone={reload} />
            <TwoColumns
              columns={[
                <Panel key="settings" title={t.page.settings}>
                  <Settings key={`${data.url} ${data.state}`} webhook={data} onDone={reload} />
                </Panel>,
                <Panel key="replay" title={t.replay.title}>
                  <ReplayForm id={data.id} onDone={reload} />
                </Panel>,
              ]}
            />
          </>
        )}
      </QueryResult>
    </Page>
  );
}

function describeState({ state, pausedAt, failingSince, waiting }: WebhookView): string {
  const t = messages().webhooks.page;
  if (state === 'paused' && pausedAt !== null) return t.paused(formatInstant(pausedAt));
  if (state === 'failing' && failingSince !== null) return t.failing(formatInstant(failingSince));
  return state === 'off' ? t.off : t.good(waiting);
}

/** What is done with it as it is; a new secret is shown below, once. */
function Acts({ webhook, onDone }: { webhook: WebhookView; onDone: () => void }) {
  const api = useApi();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  const { page: t, secret: s } = messages().webhooks;
  const { id, name, state } = webhook;
  const params = { id };
  const test = () =>
    run('test', async () => {
      const { data } = await api.call('POST /booking-rules/webhooks/{id}/ping', { params });
      onDone();
      if (data.problem !== null) throw new Error(t.testFailed(describeAnswer(data)));
      return t.tested(data.status ?? 0, data.duration ?? 0);
    });
  const resume = () =>
    run('resume', async () => {
      const body = { data: { ...inputOf(valuesOf(webhook)), active: true } };
      await api.call('PUT /booking-rules/webhooks/{id}', { params, body });
      onDone();
      return t.resumed;
    });
  const renew = () =>
    run('secret', async () => {
      const { data } = await api.call('POST /booking-rules/webhooks/{id}/secret', { params });
      setSecret(data.secret);
      return null;
    });
  const remove = () =>
    run('remove', async () => {
      await api.call('DELETE /booking-rules/webhooks/{id}', { params });
      navigate(LIST);
      return t.removed(name);
    });
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={5}>
      <Flex gap={3} wrap="wrap">
        <StateWord state={state} />
        {state === 'paused' ? (
          <Button loading={busy === 'resume'} onClick={() => void resume()}>
            {t.resume}
          </Button>
        ) : null}
        <Button variant="secondary" loading={busy === 'test'} onClick={() => void test()}>
          {t.test}
        </Button>
        <ConfirmDialog
          button={<Button variant="tertiary">{s.renew}</Button>}
          title={s.renewTitle}
          back={s.keep}
          confirm={s.renew}
          variant="danger"
          onConfirm={() => void renew()}
        >
          <Typography>{s.renewWords}</Typography>
        </ConfirmDialog>
        <ConfirmDialog
          button={<Button variant="danger-light">{t.remove}</Button>}
          title={t.removeTitle(name)}
          back={t.keep}
          confirm={t.remove}
          variant="danger"
          onConfirm={() => void remove()}
        >
          <Typography>{t.removeWords}</Typography>
        </ConfirmDialog>
      </Flex>
      {secret === null ? null : <SecretNote secret={secret} />}
    </Flex>
  );
}

function Settings({ webhook, onDone }: { webhook: WebhookView; onDone: () => void }) {
  const api = useApi();
  const t = messages().webhooks;
  const { values, field, busy, submit } = useForm(valuesOf(webhook));
  const save = () =>
    submit(async () => {
      const body = { data: inputOf(values) };
      await api.call('PUT /booking-rules/webhooks/{id}', { params: { id: webhook.id }, body });
      onDone();
      return t.saved;
    });
  return (
    <Form label={t.page.settings} onSubmit={() => void save()}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <WebhookFields field={field} />
        <Flex>
          <Button type="submit" loading={busy !== null}>
            {t.save}
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}
