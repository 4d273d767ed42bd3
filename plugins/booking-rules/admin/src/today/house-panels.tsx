import { Link as RouterLink } from 'react-router-dom';
import { Box, Flex, Link, LinkButton, Typography } from '@strapi/design-system';
import type { PermitToRenew, TurnoverCounts } from 'booking-rules/contracts/reports/day-work';
import { choiceLabel } from 'booking-rules/shared/format/choice-labels';
import { formatDay } from 'booking-rules/shared/format/day';
import { usePermitted, WRITE_LISTINGS } from '../api/permissions';
import { Mark } from '../components/mark';
import { Panel } from '../components/panel';
import { messages } from '../messages/messages';

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
export function PermitsPanel({ permits }: { permits: readonly PermitToRenew[] }) {
  const { permits: t, withCount } = messages().today;
  const isPermitted = usePermitted();
  if (permits.length === 0) return null;
  const canWrite = isPermitted({ permissions: WRITE_LISTINGS });
  return (
    <Box id="permits">
      <Panel title={withCount(t.title, permits.length)}>
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
      </Panel>
    </Box>
  );
}
