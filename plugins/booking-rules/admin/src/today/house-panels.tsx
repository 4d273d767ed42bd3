import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import type { ThreadSummary } from 'booking-rules/contracts/messages/threads';
import type { PermitToRenew, TurnoverCounts } from 'booking-rules/contracts/reports/day-work';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { formatDay } from 'booking-rules/shared/format/day';
import { usePermitted, WRITE_LISTINGS } from '../api/permissions';
import { useApiQuery } from '../api/use-api-query';
import { Mark } from '../components/mark';
import { Panel } from '../components/panel';
import { formatAge } from '../format/age';
import { messages } from '../messages/messages';
import { MostUrgent } from './most-urgent';

/** As many guests who wait are named here; the inbox has them all. */
const WAITING = { show: 'waiting', pageSize: 8 } as const;

/** Guests who wait for an answer, the longest first, each a tap away from it; nothing while nobody does. */
export function WaitingMessages() {
  const { messages: title, withCount, showAll } = messages().today;
  const query = useApiQuery('GET /booking-rules/messages', { query: WAITING });
  const { data = [], meta } = query.data ?? {};
  const count = meta?.pagination.total ?? 0;
  if (data.length === 0) return null;
  return (
    <Box id="messages">
      <Panel title={withCount(title, count)}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {data.map((thread) => (
            <Box tag="li" key={thread.reference}>
              <WaitingThread thread={thread} />
            </Box>
          ))}
        </Flex>
        {count > data.length ? (
          <Link tag={RouterLink} to="/plugins/booking-rules/messages?show=waiting">
            {showAll(count)}
          </Link>
        ) : null}
      </Panel>
    </Box>
  );
}

function WaitingThread({ thread }: { thread: ThreadSummary }) {
  const t = messages().inbox.table;
  const { reference, guest, apartmentName, waitingSince, last } = thread;
  return (
    <>
      <Flex gap={2} wrap="wrap">
        <Link tag={RouterLink} to={`/plugins/booking-rules/messages/${reference}`}>
          {guest}
        </Link>
        {waitingSince === null ? null : <Mark tone="open">{formatAge(waitingSince)}</Mark>}
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {apartmentName ?? t.enquiry}
      </Typography>
      {last === null ? null : (
        <Typography tag="p" dir="auto" ellipsis>
          {last.text === '' ? t.attachmentOnly : last.text}
        </Typography>
      )}
    </>
  );
}

/** How far the work between stays is today, and the way to it. */
export function TurnoverPanel({ counts }: { counts: TurnoverCounts }) {
  const t = messages().today.turnover;
  const { open, done, unassigned, problems } = counts;
  const isIdle = open + done + problems === 0;
  return (
    <Box id="turnover">
      <Panel title={t.title}>
        <Flex gap={4} wrap="wrap" justifyContent="space-between">
          {isIdle ? (
            <Typography textColor="neutral600">{t.nothing}</Typography>
          ) : (
            <Flex gap={2} wrap="wrap">
              {open === 0 ? null : <Mark tone="open">{t.open(open)}</Mark>}
              {done === 0 ? null : <Mark tone="good">{t.done(done)}</Mark>}
              {unassigned === 0 ? null : <Mark tone="quiet">{t.unassigned(unassigned)}</Mark>}
              {problems === 0 ? null : <Mark tone="bad">{t.problems(problems)}</Mark>}
            </Flex>
          )}
          <LinkButton tag={RouterLink} to="/plugins/booking-rules/turnover" variant="secondary">
            {t.see}
          </LinkButton>
        </Flex>
      </Panel>
    </Box>
  );
}

/** Permits that end within 60 days, or have ended; nothing while there are none. */
export function PermitsPanel({ permits, count }: { permits: readonly PermitToRenew[]; count: number }) {
  const { permits: t, withCount } = messages().today;
  const isPermitted = usePermitted();
  if (permits.length === 0) return null;
  const canWrite = isPermitted({ permissions: WRITE_LISTINGS });
  return (
    <Box id="permits">
      <Panel title={withCount(t.title, count)}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {permits.map(({ documentId, name, permitNumber, grade, expiry, daysLeft, expired }) => (
            <Box tag="li" key={documentId}>
              {canWrite ? (
                <Link tag={RouterLink} to={`/plugins/booking-rules/listings/${documentId}`}>
                  {name}
                </Link>
              ) : (
                <Typography>{name}</Typography>
              )}
              <Typography tag="p" variant="pi" textColor="neutral600">
                <bdi>{permitNumber || t.noNumber}</bdi>
                {` · ${choiceLabel(grade)}`}
              </Typography>
              <Typography
                tag="p"
                variant="pi"
                {...(expired && { textColor: 'danger700', fontWeight: 'bold' })}
              >
                {expired ? t.ended(formatDay(expiry)) : t.ends(formatDay(expiry), daysLeft)}
              </Typography>
            </Box>
          ))}
        </Flex>
        <MostUrgent shown={permits.length} count={count} />
      </Panel>
    </Box>
  );
}
