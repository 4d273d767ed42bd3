import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { HeldNights } from 'booking-rules/contracts/channels/channel-overview';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { plural } from 'booking-rules/shared/format/plural';
import { formatStay } from 'booking-rules/shared/format/stay';
import { feedLink } from '../../components/links';
import { useApiQuery } from '../../api/use-api-query';
import { Facts } from '../../components/panel';
import { QueryResult } from '../../components/query-result';
import type { Bar, Row } from '../timeline/rows';

/** Nights that another channel has taken: why, since when, and where that can be changed. */
export function ChannelPanel({ row, bar }: { row: Row; bar: Bar }) {
  const { apartmentId, name } = row.apartment;
  const span = { apartmentId, checkIn: bar.checkIn, checkOut: bar.checkOut };
  const query = useApiQuery('GET /booking-rules/nights/held-by', { query: span });
  return (
    <>
      <Box paddingBottom={4}>
        <Facts
          facts={[
            ['Apartment', name],
            ['Check-in', formatDay(bar.checkIn)],
            ['Check-out', formatDay(bar.checkOut)],
            ...(bar.reference === null ? [] : [['Channel', channelName(bar.reference)] as const]),
          ]}
        />
      </Box>
      <Typography tag="h3" fontWeight="bold" paddingBottom={2}>
        Why are these nights blocked?
      </Typography>
      <QueryResult query={query}>
        {({ data }) => {
          const shown = data.filter(({ feed }) => feed !== null);
          return shown.length === 0 ? (
            <Typography tag="p" textColor="neutral600">
              {bar.reference === null
                ? "They were sold on another channel. Its calendar isn't connected, so repeat any change made there here."
                : `They were booked on ${channelName(bar.reference)}.`}
            </Typography>
          ) : (
            <Flex direction="column" alignItems="stretch" gap={4}>
              {shown.map((nights) => (
                <Reason key={`${nights.feed?.id} ${nights.checkIn}`} nights={nights} />
              ))}
              <Typography variant="pi" textColor="neutral600">
                Change them on the channel: the change arrives here by itself.
              </Typography>
            </Flex>
          );
        }}
      </QueryResult>
    </>
  );
}

const KINDS: Record<NonNullable<HeldNights['feed']>['kind'], (channel: string) => string> = {
  stay: (channel) => `A guest has booked on ${channel}.`,
  block: (channel) => `Closed by hand on ${channel}.`,
  unknown: (channel) => `Taken on ${channel}, which doesn't say whether by a guest.`,
};

function Reason({ nights: { feed, ...stay } }: { nights: HeldNights }) {
  if (feed === null) return null;
  const { id, channelName: channel, kind, firstSeen, missingSince, kept } = feed;
  return (
    <Box>
      <Typography tag="p">{`${formatStay(stay)}: ${KINDS[kind](channel)}`}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`First seen ${formatInstant(firstSeen)}`}
      </Typography>
      {missingSince === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`No longer shown since ${formatInstant(missingSince)}`}
        </Typography>
      )}
      {kept ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {`Kept by a decision, although ${channel} no longer shows them`}
        </Typography>
      ) : null}
      <Link tag={RouterLink} to={feedLink(id)}>
        {`Open the ${channel} calendar`}
      </Link>
    </Box>
  );
}

/** Says that a channel holds nights of a guest, too; nothing where none does. */
export function DoubleBookingNote({ row, bar }: { row: Row | undefined; bar: Bar }) {
  const twice = (row?.doubleBookings ?? []).filter(({ start, end }) => start < bar.end && end > bar.start);
  if (twice.length === 0) return null;
  const nights = twice.reduce((sum, { start, end }) => sum + end - start, 0);
  const channels = [...new Set(twice.map((one) => one.channels))].join(' and ');
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={4} marginBottom={4}>
      <Typography tag="p" fontWeight="bold">
        Double booking
      </Typography>
      <Typography tag="p">{`${channels} also holds ${plural(nights, 'night')} of this stay.`}</Typography>
      <Link tag={RouterLink} to="/plugins/booking-rules/channels">
        See what can be done
      </Link>
    </Box>
  );
}
