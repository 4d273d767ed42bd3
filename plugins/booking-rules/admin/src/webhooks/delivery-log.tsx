import { Link as RouterLink } from 'react-router-dom';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import type { Delivery } from 'booking-rules/contracts/webhooks/webhooks';
import { formatClock } from 'booking-rules/shared/format/instant';
import { formatCount } from 'booking-rules/shared/format/plural';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery } from '../api/use-api-query';
import { DataTable, TwoLines } from '../components/data-table';
import { ChoiceField } from '../components/fields';
import { ClearFilters, PageLinks, SearchField, useAddressQuery } from '../components/list';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';
import { describeAnswer, StateWord } from './webhook-state';

const STATES = ['waiting', 'delivered', 'failed'] as const;
const stateOf = (text: string | null) => STATES.find((state) => state === text);

/** What a webhook was sent, the latest first; each can be sent again. */
export function DeliveryLog({ id, onDone }: { id: number; onDone: () => void }) {
  const { log: t, deliveryStates } = messages().webhooks;
  const address = useAddressQuery();
  const { params, set } = address;
  const state = stateOf(params.get('state'));
  const reference = params.get('reference') ?? '';
  const query = useApiQuery('GET /booking-rules/webhooks/{id}/deliveries', {
    params: { id },
    query: {
      ...(state && { state }),
      ...(reference !== '' && { reference }),
      page: Number(params.get('page') ?? 1),
    },
  });
  return (
    <Panel title={t.title}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end" paddingBottom={4}>
        <ChoiceField
          label={t.state}
          placeholder={t.any}
          value={state ?? ''}
          options={STATES.map((each) => [each, deliveryStates[each]] as const)}
          onChange={(chosen: string) => set('state', chosen)}
        />
        <SearchField
          label={t.reference}
          placeholder={t.referenceHint}
          value={reference}
          onSearch={(text) => set('reference', text.toUpperCase())}
        />
        <ClearFilters {...address} size="L" />
      </Flex>
      <QueryResult query={query}>
        {({ data, meta: { pagination } }) => (
          <>
            <Typography role="status" tag="p" paddingBottom={4} textColor="neutral600">
              {data.length === 0 ? t.none : t.found(pagination.total)}
            </Typography>
            {data.length === 0 ? null : <DeliveryTable webhook={id} deliveries={data} onDone={onDone} />}
            <PageLinks pagination={pagination} onPage={(page) => set('page', String(page))} />
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

function DeliveryTable({
  webhook,
  deliveries,
  onDone,
}: {
  webhook: number;
  deliveries: readonly Delivery[];
  onDone: () => void;
}) {
  const api = useApi();
  const { busy, run } = useAction();
  const { log: t, types } = messages().webhooks;
  const again = (delivery: number) =>
    run(String(delivery), async () => {
      await api.call('POST /booking-rules/webhooks/{id}/deliveries/{delivery}/replay', {
        params: { id: webhook, delivery },
      });
      onDone();
      return t.willSend;
    });
  return (
    <DataTable
      caption={t.title}
      stacks
      columns={[
        { heading: t.when },
        { heading: t.event },
        { heading: t.reference, isWhole: true },
        { heading: t.state },
        { heading: t.answer },
        { heading: t.attempts, isNumber: true },
        { heading: t.again },
      ]}
      rows={deliveries.map((delivery) => ({
        key: String(delivery.id),
        cells: [
          formatClock(delivery.lastAt ?? delivery.createdAt),
          <TwoLines key="event" first={types[delivery.type] ?? delivery.type} second={delivery.event} />,
          delivery.reference === null ? (
            ''
          ) : (
            <Link
              key="reference"
              tag={RouterLink}
              to={`/plugins/booking-rules/reservations/${delivery.reference}`}
            >
              {delivery.reference}
            </Link>
          ),
          <TwoLines
            key="state"
            first={<StateWord state={delivery.state} />}
            second={
              delivery.nextAt !== null && delivery.attempts > 0 ? t.next(formatAge(delivery.nextAt)) : null
            }
          />,
          describeAnswer(delivery),
          formatCount(delivery.attempts),
          delivery.type === 'ping' ? (
            ''
          ) : (
            <Button
              key="again"
              size="S"
              variant="tertiary"
              loading={busy === String(delivery.id)}
              onClick={() => void again(delivery.id)}
            >
              {t.again}
            </Button>
          ),
        ],
      }))}
    />
  );
}
