import { Box, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { FeedPreview } from 'booking-rules/contracts/channels/channels';
import { plural } from 'booking-rules/shared/format/plural';
import { useApiQuery } from '../api/use-api-query';
import { RefusalNote } from '../components/panel';
import { countNights, overlap, spanOf } from '../components/channels/night-ranges';
import { RangeList } from './range-list';

/** Somebody is still typing before that. */
const TYPING_MS = 600;

/** What an address brings, fetched as it is typed; nothing is kept. */
export function useAddressCheck(address: string) {
  const isComplete = isAddress(address);
  const { data, error, isCurrent } = useApiQuery(
    'POST /booking-rules/feeds/preview',
    isComplete ? { body: { data: { address } } } : null,
    { delayMs: TYPING_MS },
  );
  const preview = isComplete && isCurrent ? (data?.data ?? null) : null;
  return {
    preview,
    error: isComplete && isCurrent ? error : null,
    isChecking: isComplete && !isCurrent,
    /** Whether it is a calendar, wholly or in part. */
    isGood: preview !== null && isReadable(preview),
  };
}

export type AddressCheck = ReturnType<typeof useAddressCheck>;

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]+\.?[^/]*/.test(text);
}

function isReadable({ problem }: FeedPreview): boolean {
  return problem === null || problem === 'partly-unreadable';
}

/** What a calendar would take of an apartment, those nights marked that guests of ours hold. */
export function AddressOutcome({
  check: { preview, error, isChecking },
  apartmentId,
  channelName,
}: {
  check: AddressCheck;
  apartmentId: string;
  channelName: string;
}) {
  return (
    <Box role="status" aria-live="polite" minHeight="9rem" paddingTop={2}>
      {isChecking ? (
        <Flex gap={3}>
          <Loader small>Reading the calendar</Loader>
          <Typography textColor="neutral600">Reading the calendar</Typography>
        </Flex>
      ) : error !== null ? (
        <RefusalNote title="This address can't be used." reasons={error} />
      ) : preview === null ? (
        <Typography textColor="neutral600">
          Enter the address to see which nights it would block. Nothing changes until you save.
        </Typography>
      ) : !isReadable(preview) ? (
        <RefusalNote
          title="No calendar could be read there."
          reasons={[preview.problemText, preview.problemDetail].filter((text) => text !== null).join(' ')}
        />
      ) : (
        <Brought preview={preview} apartmentId={apartmentId} channelName={channelName} />
      )}
    </Box>
  );
}

function Brought({
  preview: { nights, ranges, events, problemText },
  apartmentId,
  channelName,
}: {
  preview: FeedPreview;
  apartmentId: string;
  channelName: string;
}) {
  const guests = useGuestNights(apartmentId, ranges);
  const marked = guests.map(({ checkIn, checkOut }) => ({ checkIn, checkOut }));
  const own = countNights(overlap(ranges, marked));
  if (nights === 0)
    return (
      <Typography fontWeight="bold">
        The calendar can be read. It has no booked nights at the moment.
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">
        {`${plural(events ?? 0, 'booking')} on ${channelName}, ${plural(nights, 'night')}`}
      </Typography>
      {problemText === null ? null : <Typography textColor="danger600">{problemText}</Typography>}
      <RangeList label="Nights that would be blocked" ranges={ranges} marked={marked} />
      {own === 0 ? null : (
        <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
          <Typography tag="p" fontWeight="bold">
            {`${plural(own, 'night')} of your own guests`}
          </Typography>
          <Typography tag="p">
            {
              'They keep their bookings. If these are other guests on the channel, the nights are listed as double bookings: '
            }
            {[...new Set(guests.map(({ reference }) => reference))].map((reference, index) => (
              <span key={reference}>
                {index > 0 ? ', ' : null}
                <Link tag={RouterLink} to={`/plugins/booking-rules/reservations/${reference}`}>
                  {reference}
                </Link>
              </span>
            ))}
          </Typography>
        </Box>
      )}
    </Flex>
  );
}

/** Guests of ours who hold some of these nights. */
function useGuestNights(apartmentId: string, ranges: FeedPreview['ranges']) {
  const span = apartmentId === '' ? null : spanOf(ranges);
  const { data, isCurrent } = useApiQuery(
    'GET /booking-rules/nights/held-by',
    span === null ? null : { query: { apartmentId, ...span } },
  );
  if (span === null || !isCurrent) return [];
  return (data?.data ?? []).flatMap(({ reference, holder, ...stay }) =>
    holder === 'reservation' && reference !== null && overlap([stay], ranges).length > 0
      ? [{ reference, checkIn: stay.checkIn, checkOut: stay.checkOut }]
      : [],
  );
}
