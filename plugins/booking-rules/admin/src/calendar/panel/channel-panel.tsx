import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import type { HeldNights } from 'booking-rules/contracts/channels/channel-overview';
import { channelName } from 'booking-rules/shared/domain/channels/channel';
import { formatDay } from 'booking-rules/shared/format/day';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { formatStay } from 'booking-rules/shared/format/stay';
import { feedLink } from '../../components/links';
import { useApiQuery } from '../../api/use-api-query';
import { Facts } from '../../components/panel';
import { QueryResult } from '../../components/query-result';
import type { Bar, Row } from '../timeline/rows';
import { messages } from '../../messages/messages';

/** Nights that another channel has taken: why, since when, and where that can be changed. */
export function ChannelPanel({ row, bar }: { row: Row; bar: Bar }) {
  const { apartmentId, name } = row.apartment;
  const span = { apartmentId, checkIn: bar.checkIn, checkOut: bar.checkOut };
  const query = useApiQuery('GET /booking-rules/nights/held-by', { query: span });
  const { panel, channel: t } = messages().calendar;
  return (
    <>
      <Box paddingBottom={4}>
        <Facts
          facts={[
            [panel.apartment, name],
            [panel.checkIn, formatDay(bar.checkIn)],
            [panel.checkOut, formatDay(bar.checkOut)],
            ...(bar.reference === null ? [] : [[t.channel, channelName(bar.reference)] as const]),
          ]}
        />
      </Box>
      <Typography tag="h3" fontWeight="bold" paddingBottom={2}>
        {t.why}
      </Typography>
      <QueryResult query={query}>
        {({ data }) => {
          const shown = data.filter(({ feed }) => feed !== null);
          return shown.length === 0 ? (
            <Typography tag="p" textColor="neutral600">
              {bar.reference === null ? t.notConnected : t.bookedOn(channelName(bar.reference))}
            </Typography>
          ) : (
            <Flex direction="column" alignItems="stretch" gap={4}>
              {shown.map((nights) => (
                <Reason key={`${nights.feed?.id} ${nights.checkIn}`} nights={nights} />
              ))}
              <Typography variant="pi" textColor="neutral600">
                {t.hint}
              </Typography>
            </Flex>
          );
        }}
      </QueryResult>
    </>
  );
}

function Reason({ nights: { feed, ...stay } }: { nights: HeldNights }) {
  if (feed === null) return null;
  const { id, channelName: channel, kind, firstSeen, missingSince, kept } = feed;
  const t = messages().calendar.channel;
  return (
    <Box>
      <Typography tag="p">{`${formatStay(stay)}: ${t.kinds[kind](channel)}`}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t.firstSeen(formatInstant(firstSeen))}
      </Typography>
      {missingSince === null ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.missingSince(formatInstant(missingSince))}
        </Typography>
      )}
      {kept ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t.kept(channel)}
        </Typography>
      ) : null}
      <Link tag={RouterLink} to={feedLink(id)}>
        {t.open(channel)}
      </Link>
    </Box>
  );
}

/** Says that a channel holds nights of a guest, too; nothing where none does. */
export function DoubleBookingNote({ row, bar }: { row: Row | undefined; bar: Bar }) {
  const twice = (row?.doubleBookings ?? []).filter(({ start, end }) => start < bar.end && end > bar.start);
  if (twice.length === 0) return null;
  const nights = twice.reduce((sum, { start, end }) => sum + end - start, 0);
  const channels = messages().calendar.together([...new Set(twice.map((one) => one.channels))]);
  const t = messages().calendar.channel;
  return (
    <Box background="danger100" borderColor="danger200" hasRadius padding={4} marginBottom={4}>
      <Typography tag="p" fontWeight="bold">
        {t.doubleBooking}
      </Typography>
      <Typography tag="p">{t.alsoHolds(channels, nights)}</Typography>
      <Link tag={RouterLink} to="/plugins/booking-rules/channels">
        {t.solve}
      </Link>
    </Box>
  );
}
