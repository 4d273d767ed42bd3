import { Fragment, useState } from 'react';
import { Box, Button, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { FeedInTrouble } from 'booking-rules/contracts/channels/channel-overview';
import type { Today } from 'booking-rules/contracts/reports/reports';
import { cityName } from 'booking-rules/shared/format/city';
import { formatDay } from 'booking-rules/shared/format/day';
import { placeOfBusiness } from 'booking-rules/shared/format/place';
import { useApiQuery } from '../api/use-api-query';
import { groupConflicts } from '../components/channels/conflict-groups';
import { Conflicts } from '../components/channels/conflicts';
import { FeedsInTrouble } from '../components/channels/feeds-in-trouble';
import { Page, TwoColumns } from '../components/page';
import { Panel } from '../components/panel';
import { QueryResult } from '../components/query-result';
import { DueRegistrations } from '../components/registration/due-registrations';
import { ReservationTable } from '../components/reservation/reservation-table';
import { Tile } from '../components/tile';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';
import { PermitsPanel, TurnoverPanel, WaitingMessages } from './house-panels';
import { MostUrgent } from './most-urgent';
import { Requests } from './requests';
import { StayList } from './stay-list';

const PANEL = '/plugins/booking-rules';

/** The page that a manager works from: what waits for an answer first, then the day, then the rest. */
export function TodayPage() {
  const t = messages().today;
  const query = useApiQuery('GET /booking-rules/today');
  const day = query.data ? formatDay(query.data.data.today) : '';
  return (
    <Page title={t.title} subtitle={t.subtitle(day, cityName(placeOfBusiness().city))}>
      <QueryResult query={query}>{({ data }) => <Day day={data} onDone={query.reload} />}</QueryResult>
    </Page>
  );
}

function Day({ day, onDone }: { day: Today; onDone: () => void }) {
  const { requests, expiring, conflicts, feeds, owed, refunds, deposits, permits, counts } = day;
  const isQuiet = [requests, conflicts, feeds, owed, expiring, refunds, deposits, permits].every(
    ({ length }) => length === 0,
  );
  return (
    <>
      <Tiles day={day} />
      {isQuiet ? (
        <Typography tag="p" textColor="neutral600" paddingBottom={5}>
          {messages().today.nothing}
        </Typography>
      ) : null}
      <Requests requests={requests} count={counts.requests} onDone={onDone} />
      <WaitingMessages />
      <Conflicts conflicts={conflicts} onDone={onDone} />
      <FeedsInTrouble feeds={feeds} />
      <TwoColumns
        columns={[
          <Fragment key="arrivals">
            <StayList id="arrivals" stays={day.arrivals} />
            <DueRegistrations />
          </Fragment>,
          <Fragment key="departures">
            <StayList id="departures" stays={day.departures} />
            <TurnoverPanel counts={day.turnover} />
          </Fragment>,
        ]}
      />
      <MoneyList id="owed" rows={owed} count={counts.owed} sendsLinks={day.takesCards} onDone={onDone} />
      <MoneyList id="expiring" rows={expiring} count={counts.expiring} onDone={onDone} />
      <MoneyList id="refunds" rows={refunds} count={counts.refunds} onDone={onDone} />
      <MoneyList id="deposits" rows={deposits} count={deposits.length} onDone={onDone} />
      <PermitsPanel permits={permits} count={counts.permits} />
      <StayList id="staying" stays={day.staying} />
    </>
  );
}

/** As many lines of a list are shown at first: the most urgent ones. */
const AT_FIRST = 8;

/** How the list of reservations is asked for all of a list. */
const IN_RESERVATIONS = {
  owed: 'balance=owed',
  expiring: 'states=held',
  refunds: 'balance=refundable',
  deposits: '',
};

type Rows = Parameters<typeof ReservationTable>[0]['rows'];

/** Reservations with which something is open; nothing while there are none. */
function MoneyList({
  id,
  rows,
  count,
  sendsLinks = false,
  onDone,
}: {
  id: 'owed' | 'expiring' | 'refunds' | 'deposits';
  /** The most urgent ones. */
  rows: Rows;
  /** How many there are in all. */
  count: number;
  sendsLinks?: boolean;
  onDone: () => void;
}) {
  const { lists, withCount, showAll, showMostUrgent } = messages().today;
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  const { title } = lists[id];
  const shown = isWhole ? rows : rows.slice(0, AT_FIRST);
  return (
    <Box id={id}>
      <Panel title={withCount(title, count)}>
        <ReservationTable rows={shown} caption={title} onDone={onDone} sendsLinks={sendsLinks} />
        {shown.length < rows.length ? (
          <Button marginTop={4} variant="tertiary" onClick={() => setWhole(true)}>
            {(rows.length < count ? showMostUrgent : showAll)(rows.length)}
          </Button>
        ) : (
          <MostUrgent shown={rows.length} count={count} query={IN_RESERVATIONS[id]} />
        )}
      </Panel>
    </Box>
  );
}

/** How much there is of everything, each number a tap away from what it counts. */
function Tiles({ day }: { day: Today }) {
  const t = messages().today;
  const { counts } = day;
  const { open, problems } = day.turnover;
  const tiles: Count[] = [
    { label: t.requests.short, count: counts.requests, to: '#requests' },
    { label: t.lists.arrivals.short, count: day.arrivals.length, to: '#arrivals', always: true },
    { label: t.lists.departures.short, count: day.departures.length, to: '#departures', always: true },
    { label: t.lists.staying.short, count: day.staying.length, to: '#staying', always: true },
    { label: t.turnover.short, count: open + problems, to: `${PANEL}/turnover`, always: true },
    { label: t.lists.owed.short, count: counts.owed, to: '#owed' },
    { label: t.lists.expiring.short, count: counts.expiring, to: '#expiring' },
    { label: t.lists.refunds.short, count: counts.refunds, to: '#refunds' },
    { label: t.lists.deposits.short, count: day.deposits.length, to: '#deposits' },
    {
      ...{
        label: t.messages,
        count: day.messages.count,
        to: day.messages.count > 0 ? '#messages' : `${PANEL}/messages?show=waiting`,
        always: true,
      },
      ...(day.messages.since !== null && { note: t.messagesSince(formatAge(day.messages.since)) }),
    },
    { label: t.newEnquiries, count: day.newEnquiries, to: `${PANEL}/enquiries?states=new`, always: true },
    { label: t.newReviews, count: day.newReviews, to: `${PANEL}/reviews?state=waiting` },
    ...channelCounts(day),
    { label: t.permits.short, count: counts.permits, to: '#permits' },
  ];
  return (
    <TileGrid>
      {tiles
        .filter(({ count, always = false }) => always || count > 0)
        .map(({ label, count, note, to }) => (
          <Tile
            key={label}
            label={label}
            value={String(count)}
            to={to}
            {...(note !== undefined && { note })}
          />
        ))}
    </TileGrid>
  );
}

/** As many beside each other as there is room for, all of one width. */
const TileGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${({ theme }) => theme.spaces[2]};
  padding-bottom: ${({ theme }) => theme.spaces[5]};

  @media (min-width: 40rem) {
    grid-template-columns: repeat(auto-fill, minmax(12.8rem, 1fr));
    gap: ${({ theme }) => theme.spaces[4]};
  }
`;

interface Count {
  label: string;
  count: number;
  to: string;
  note?: string;
  /** Also while it is 0. */
  always?: boolean;
}

/** Calendars of channels that need somebody: those to decide about, and those that nobody could read for long. */
function channelCounts({ conflicts, feeds }: Pick<Today, 'conflicts' | 'feeds'>): Count[] {
  const t = messages().today.channels;
  const count = (state: FeedInTrouble['state']) => feeds.filter((feed) => feed.state === state).length;
  return [
    { label: t.conflicts, count: groupConflicts(conflicts).length, to: `${PANEL}/channels` },
    { label: t.quarantine, count: count('quarantine'), to: `${PANEL}/channels?states=quarantine` },
    { label: t.stale, count: count('stale'), to: `${PANEL}/channels?states=stale` },
  ];
}
