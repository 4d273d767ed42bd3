import { Box, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { FeedPreview } from 'booking-rules/contracts/channels/channels';
import { useApiQuery } from '../api/use-api-query';
import { RefusalNote } from '../components/panel';
import { countNights, overlap, spanOf } from '../components/channels/night-ranges';
import { RangeList } from './range-list';
import { messages } from '../messages/messages';

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
  const t = messages().channels.check;
  return (
    <Box role="status" aria-live="polite" minHeight="9rem" paddingTop={2}>
      {isChecking ? (
        <Flex gap={3}>
          <Loader small>{t.reading}</Loader>
          <Typography textColor="neutral600">{t.reading}</Typography>
        </Flex>
      ) : error !== null ? (
        <RefusalNote title={t.refused} reasons={error} />
      ) : preview === null ? (
        <Typography textColor="neutral600">{t.empty}</Typography>
      ) : !isReadable(preview) ? (
        <RefusalNote
          title={t.unreadable}
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
  const t = messages().channels.check;
  if (nights === 0) return <Typography fontWeight="bold">{t.noNights}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">{t.brought(events ?? 0, channelName, nights)}</Typography>
      {problemText === null ? null : <Typography textColor="danger600">{problemText}</Typography>}
      <RangeList label={t.blocked} ranges={ranges} marked={marked} />
      {own === 0 ? null : (
        <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
          <Typography tag="p" fontWeight="bold">
            {t.ownGuests(own)}
          </Typography>
          <Typography tag="p">
            {t.theyKeep}
            {[...new Set(guests.map(({ reference }) => reference))].map((reference, index) => (
              <span key={reference}>
                {index > 0 ? t.between : null}
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
