import { Box, Button, Flex, Tabs, Typography } from '@strapi/design-system';
import type { FeedList } from 'booking-rules/contracts/channels/channel-overview';
import { MANAGE, useCanManage } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { ApartmentField } from '../components/apartments/apartment-field';
import { ChoiceField } from '../components/fields';
import { PageLinks, useAddressQuery, type AddressQuery } from '../components/list';
import { Page } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { Tile } from '../components/tile';
import { AddDialog } from './add-dialog';
import { Conflicts } from '../components/channels/conflicts';
import { ExportAddresses } from './export-addresses';
import { FEED_STATE_NAMES } from '../components/channels/feed-state';
import { FeedTable } from './feed-table';
import { Quarantine } from './quarantine';
import { currentLanguage, directionOf } from 'booking-rules/shared/format/language';
import { messages } from '../messages/messages';

const ADDRESSES = 'addresses';
/** As many decisions are asked for at once. */
const MOST_DECISIONS = 5;

/** The calendars of all channels: what they hold, what they need, and what they are told. */
export function ChannelsPage() {
  const address = useAddressQuery();
  const canManage = useCanManage(MANAGE);
  const { tab, ...asked } = Object.fromEntries(address.params);
  const feeds = useApiQuery('GET /booking-rules/channels', { query: asked });
  const doubtful = useApiQuery('GET /booking-rules/channels', {
    query: { states: 'quarantine', pageSize: MOST_DECISIONS },
  });
  const conflicts = useApiQuery('GET /booking-rules/conflicts');
  function reload(): void {
    for (const query of [feeds, doubtful, conflicts]) query.reload();
  }

  const t = messages().channels;
  return (
    <Page
      title={t.title}
      subtitle={t.subtitle}
      actions={canManage ? <AddDialog onDone={reload} /> : undefined}
    >
      <Tabs.Root
        dir={directionOf(currentLanguage())}
        variant="simple"
        value={tab === ADDRESSES ? ADDRESSES : 'calendars'}
        onValueChange={(chosen: string) => address.set('tab', chosen === ADDRESSES ? ADDRESSES : '')}
      >
        <Tabs.List aria-label={t.title}>
          <Tabs.Trigger value="calendars">{t.tabs.calendars}</Tabs.Trigger>
          {canManage ? <Tabs.Trigger value={ADDRESSES}>{t.tabs.addresses}</Tabs.Trigger> : null}
        </Tabs.List>
        <Box paddingTop={5}>
          <Tabs.Content value="calendars">
            <Conflicts conflicts={conflicts.data?.data ?? []} onDone={reload} />
            <Decisions feeds={doubtful.data} onDone={reload} />
            <QueryResult query={feeds}>
              {(list) => <Calendars list={list} address={address} onDone={reload} />}
            </QueryResult>
          </Tabs.Content>
          {canManage ? (
            <Tabs.Content value={ADDRESSES}>
              <ExportAddresses />
            </Tabs.Content>
          ) : null}
        </Box>
      </Tabs.Root>
    </Page>
  );
}

/** Feeds that have lost too much to be believed, each with its decision. */
function Decisions({ feeds, onDone }: { feeds: FeedList | null; onDone: () => void }) {
  if (feeds === null || feeds.data.length === 0) return null;
  const { total } = feeds.meta.pagination;
  const t = messages().channels;
  return (
    <Panel title={t.waitingOf(total)}>
      <Flex direction="column" alignItems="stretch" gap={7}>
        {feeds.data.map((feed) => (
          <Box key={feed.id} tag="section" aria-label={`${feed.channelName}, ${feed.apartmentName}`}>
            <Typography tag="h3" fontWeight="bold" paddingBottom={2}>
              {`${feed.channelName} · ${feed.apartmentName}`}
            </Typography>
            <Quarantine feed={feed} onDone={onDone} />
          </Box>
        ))}
        {total > feeds.data.length ? (
          <Typography textColor="neutral600">{t.moreAfter(total - feeds.data.length)}</Typography>
        ) : null}
      </Flex>
    </Panel>
  );
}

function Calendars({
  list: { data, meta },
  address,
  onDone,
}: {
  list: FeedList;
  address: AddressQuery;
  onDone: () => void;
}) {
  const { pagination, states, channels } = meta;
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const t = messages().channels;
  if (all === 0)
    return (
      <Panel>
        <Typography textColor="neutral600">{t.none}</Typography>
      </Panel>
    );
  return (
    <>
      <Flex gap={4} wrap="wrap" alignItems="stretch" paddingBottom={5}>
        {FEED_STATE_NAMES.filter((state) => states[state] > 0 || state === 'good').map((state) => (
          <Tile
            key={state}
            label={t.states[state]}
            value={t.calendars(states[state])}
            to={`/plugins/booking-rules/channels?states=${state}`}
          />
        ))}
        {channels.map(({ channel, channelName, nights, feeds }) => (
          <Tile
            key={channel}
            label={channelName}
            value={t.nights(nights)}
            note={t.inCalendars(feeds)}
            to={`/plugins/booking-rules/channels?channel=${channel}`}
          />
        ))}
      </Flex>
      <FeedFilters {...address} channels={channels} />
      <Panel>
        <Typography role="status" tag="p" paddingBottom={4}>
          {data.length === 0 ? t.noMatch : t.found(pagination.total)}
        </Typography>
        {data.length === 0 ? null : <FeedTable feeds={data} onDone={onDone} />}
        <PageLinks pagination={pagination} onPage={(page) => address.set('page', String(page))} />
      </Panel>
    </>
  );
}

function FeedFilters({
  params,
  set,
  clear,
  channels,
}: AddressQuery & { channels: FeedList['meta']['channels'] }) {
  const { filters: t, states } = messages().channels;
  const get = (key: string): string => params.get(key) ?? '';
  return (
    <Flex gap={4} alignItems="flex-end" wrap="wrap" paddingBottom={5}>
      <Box width={{ initial: '100%', medium: '32rem' }}>
        <ApartmentField
          value={get('apartmentId')}
          onChange={(apartmentId) => set('apartmentId', apartmentId)}
        />
      </Box>
      <ChoiceField
        label={t.channel}
        placeholder={t.any}
        value={get('channel')}
        options={channels.map(({ channel, channelName }) => [channel, channelName] as const)}
        onChange={(channel) => set('channel', channel)}
      />
      <ChoiceField
        label={t.state}
        placeholder={t.any}
        value={get('states')}
        options={FEED_STATE_NAMES.map((state) => [state, states[state]] as const)}
        onChange={(state) => set('states', state)}
      />
      {params.size > 0 ? (
        <Button variant="tertiary" size="L" onClick={clear}>
          {t.clear}
        </Button>
      ) : null}
    </Flex>
  );
}
