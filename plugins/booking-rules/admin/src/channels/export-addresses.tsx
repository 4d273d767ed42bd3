import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import type { ExportCalendar } from 'booking-rules/contracts/channels/channels';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { useApi } from '../api/client';
import { useAction } from '../api/use-action';
import { useApiQuery, type ApiQuery } from '../api/use-api-query';
import { ApartmentField } from '../components/apartments/apartment-field';
import { useApartmentNames } from '../components/apartments/apartment-names';
import { TwoLines } from '../components/data-table';
import { ConfirmDialog } from '../components/dialogs';
import { useForm } from '../components/form';
import { PageLinks } from '../components/list';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { formatAge } from '../format/age';
import { ChannelField, chosenChannel } from './channel-field';
import { messages } from '../messages/messages';

const PAGE_SIZE = 25;

/** The secret addresses at which channels read what is taken here: all, or those of the chosen apartment. */
export function ExportAddresses() {
  const [page, setPage] = useState(1);
  const query = useApiQuery('GET /booking-rules/export-calendars');
  const form = useForm({ apartmentId: '', choice: 'airbnb', name: '' });
  const { apartmentId } = form.values;
  const found = (query.data?.data ?? []).filter(
    (row) => apartmentId === '' || row.apartmentId === apartmentId,
  );
  const pageCount = Math.ceil(found.length / PAGE_SIZE);
  const shown = Math.min(page, Math.max(1, pageCount));
  const rows = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const names = useApartmentNames([
    ...rows.map((row) => row.apartmentId),
    ...(apartmentId ? [apartmentId] : []),
  ]);
  const t = messages().channelBookings.addresses;
  return (
    <Panel title={t.title}>
      <Typography tag="p" textColor="neutral600" paddingBottom={4}>
        {t.explanation}
      </Typography>
      <NewAddress query={query} name={names?.get(apartmentId)?.name} form={form} />
      <QueryResult query={query}>
        {() => {
          if (found.length === 0)
            return (
              <Typography textColor="neutral600">
                {apartmentId === '' ? t.none : t.noneOfApartment}
              </Typography>
            );
          return (
            <>
              <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label={t.title}>
                {rows.map((row) => {
                  const name = names?.get(row.apartmentId)?.name ?? row.apartmentId;
                  const { channelName: channel, fetchedAt } = row;
                  const read =
                    fetchedAt === null ? t.notRead(channel) : t.read(channel, formatAge(fetchedAt));
                  return (
                    <Flex
                      tag="li"
                      key={`${row.apartmentId} ${row.channel}`}
                      gap={3}
                      wrap="wrap"
                      justifyContent="space-between"
                    >
                      <Box minWidth="18rem" flex="1">
                        <TwoLines first={name} second={read} />
                      </Box>
                      <AddressActions row={row} name={name} onDone={query.reload} />
                    </Flex>
                  );
                })}
              </Flex>
              <PageLinks
                pagination={{ page: shown, pageCount, pageSize: PAGE_SIZE, total: found.length }}
                onPage={setPage}
              />
            </>
          );
        }}
      </QueryResult>
    </Panel>
  );
}

type AddressForm = ReturnType<typeof useForm<{ apartmentId: string; choice: string; name: string }>>;

function NewAddress({
  query: { data, reload },
  name,
  form: { values, set, field, errorOf, busy, submit },
}: {
  query: ApiQuery<{ data: ExportCalendar[] }>;
  /** Of the apartment, once it is known. */
  name: string | undefined;
  form: AddressForm;
}) {
  const api = useApi();
  const { apartmentId } = values;
  const channel = chosenChannel(values);
  const t = messages().channelBookings.addresses;
  const isKnown =
    data?.data.some((row) => row.apartmentId === apartmentId && row.channel === channel) === true;
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end" paddingBottom={5}>
      <Box width={{ initial: '100%', medium: '32rem' }}>
        <ApartmentField {...field('apartmentId')} />
      </Box>
      <Flex width={{ initial: '100%', medium: '20rem' }} direction="column" alignItems="stretch" gap={2}>
        <ChannelField choice={values.choice} name={values.name} error={errorOf('channel')} onChange={set} />
      </Flex>
      <Button
        variant="secondary"
        size="L"
        loading={busy !== null}
        disabled={apartmentId === '' || channel === '' || isKnown}
        onClick={() =>
          void submit(async () => {
            const sent = { apartmentId, channel };
            await api.call('POST /booking-rules/export-calendars', { body: { data: sent } });
            reload();
            return name === undefined
              ? t.createdUnnamed(channelName(channel))
              : t.created(name, channelName(channel));
          })
        }
      >
        {isKnown ? t.exists : t.create}
      </Button>
    </Flex>
  );
}

function AddressActions({ row, name, onDone }: { row: ExportCalendar; name: string; onDone: () => void }) {
  const api = useApi();
  const { busy, run } = useAction();
  const t = messages().channelBookings.addresses;
  return (
    <Flex gap={2} wrap="wrap">
      <Button
        size="S"
        variant="tertiary"
        startIcon={<Duplicate />}
        aria-label={t.copyOf(row.channelName, name)}
        onClick={() =>
          void run('copy', async () => {
            await navigator.clipboard.writeText(row.url);
            return t.copied;
          })
        }
      >
        {t.copy}
      </Button>
      <ConfirmDialog
        button={
          <Button
            size="S"
            variant="tertiary"
            loading={busy === 'rotate'}
            aria-label={t.renewOf(row.channelName, name)}
          >
            {t.renew}
          </Button>
        }
        title={t.renewal.title}
        back={t.renewal.keep}
        confirm={t.renewal.make}
        variant="danger"
        onConfirm={() =>
          void run('rotate', async () => {
            await api.call('POST /booking-rules/export-calendars', {
              body: { data: { apartmentId: row.apartmentId, channel: row.channel } },
            });
            onDone();
            return t.renewal.made(row.channelName);
          })
        }
      >
        <Typography>{t.renewal.warning(row.channelName, name)}</Typography>
      </ConfirmDialog>
    </Flex>
  );
}
